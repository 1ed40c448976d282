import { expect, it } from 'vitest'
import { parsePasted } from '../../supabase/functions/_shared/transcript/formats/parse-pasted.ts'
import {
  plainText,
  wordCount,
} from '../../supabase/functions/_shared/transcript/transcript-text.ts'
import { autoCaptions } from './auto-captions.ts'

const SERMONS = [
  'Boa noite, igreja! Abram a Bíblia comigo em João, capítulo 3, e leiam devagar.'.split(' '),
  'O pai saiu de casa duas vezes: uma para correr, outra para chamar.'.split(' '),
]

it('is read back as what was said, in order, once each', () => {
  const { vtt } = autoCaptions(SERMONS, 27, 20)
  const transcript = parsePasted(vtt)
  expect(plainText(transcript)).toBe(
    'boa noite igreja abram a bíblia comigo em joão capítulo 3 e leiam devagar o pai saiu de casa duas vezes uma para correr outra para chamar',
  )
  expect(wordCount(transcript)).toBe(27)
  expect(transcript).toMatchObject({ timed: true, language: 'pt' })
  expect(transcript.cues.at(-1)?.end).toBeCloseTo(20, 1)
})

it('begins again when all is told, and is the same every time', () => {
  expect(parsePasted(autoCaptions(SERMONS, 40, 30).vtt).cues.at(-1)?.text).toMatch(
    /leiam$|comigo em joão capítulo 3 e leiam$/,
  )
  expect(autoCaptions(SERMONS, 40, 30)).toEqual(autoCaptions(SERMONS, 40, 30))
})
