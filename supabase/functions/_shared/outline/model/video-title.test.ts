import { expect, it } from 'vitest'
import { headingOfVideo } from './video-title.ts'

it.each([
  [
    'A PAZ QUE FICA DE GUARDA | Filipenses 4:4-9 | Pr. Josué Almendra | Culto de Domingo à Noite',
    'Pr. Josué Almendra',
    'A paz que fica de guarda – Filipenses 4:4-9',
  ],
  ['Salmo 23 - A mesa posta', 'Igreja da Vila', 'A mesa posta – Salmo 23'],
  ['Efésios 1.21-23 - -Cristo e a Igreja-', null, 'Cristo e a Igreja – Efésios 1:21-23'],
  ['A aliança da consumação- O cumprimento', null, 'A aliança da consumação'],
  ['IGREJA DA VILA | A MESA DE JESUS', 'Igreja da Vila', 'A mesa de Jesus'],
  ['O Senhor é o meu pastor', null, 'O Senhor é o meu pastor'],
  ['CULTO DE DOMINGO', 'Igreja da Vila', 'Culto de domingo'],
  ['A graça em Romanos 8', null, 'A graça em Romanos 8'],
])('heads a sheet with the name of the sermon: %s', (title, channel, heading) => {
  expect(headingOfVideo(title, channel)).toBe(heading)
})
