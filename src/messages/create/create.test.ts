import { expect, it } from 'vitest'
import { createMessages } from './create'

it('calls the fields of the form by the names that scripts and helpers find them by (GEN-1)', () => {
  const { url, type, duration, groupProfile, additionalInfo, advanced } = createMessages
  const { startTime, endTime, transcript } = createMessages
  expect([url, type, duration, groupProfile, additionalInfo]).toEqual([
    'URL do vídeo do YouTube',
    'Tipo de esboço',
    'Duração',
    'Perfil do grupo',
    'Informações adicionais',
  ])
  expect([advanced, startTime, endTime, transcript]).toEqual([
    'Configurações avançadas',
    'Tempo de início',
    'Tempo de fim',
    'Transcrição do vídeo (opcional)',
  ])
})
