import { describe, expect, it } from 'vitest'
import { parsePasted } from '../../../../../transcript/formats/parse-pasted.ts'
import { readSpeech } from '../../listen/words/speech.ts'
import { findTopic } from './find-topic.ts'
import { preparedAtId } from './open-passage.ts'
import { readTopic, topicRow } from './topic.ts'
import { TOPICS } from './topics.ts'
import { USUAL_TOPICS } from './usual-topics.ts'

describe('the table of topics', () => {
  it.each(TOPICS)('opens $name with passages of the bank', async ({ passages }) => {
    for (const id of passages) expect(await preparedAtId(id), id).not.toBeNull()
    expect(new Set(passages).size).toBe(passages.length)
  })

  it('has each name once, with its article or a verb, and survives its packing', () => {
    expect(new Set(TOPICS.map(({ name }) => name)).size).toBe(TOPICS.length)
    for (const topic of TOPICS) expect(readTopic(topicRow(topic))).toEqual(topic)
  })

  it('knows of each how much ordinary sermons speak of it', () => {
    expect(Object.keys(USUAL_TOPICS).toSorted()).toEqual(TOPICS.map(({ name }) => name).toSorted())
  })
})

const ORDINARY =
  'Jesus entrou na casa, e a multidão ficou do lado de fora. O homem pediu ajuda, e ninguém tinha o que dar. A fé dele ' +
  'era pequena, e Deus ouviu a oração. A graça chegou primeiro, e o amor de Deus mudou o caminho daquela família. '
const HOLY =
  'A santificação é obra do Espírito em nós. Quem foi justificado também é santificado, e a santificação dura a vida ' +
  'toda. Mortificar o pecado é parte da santidade, e ninguém se santifica sozinho. '
const FASTING =
  'Jejum não é dieta. Quem começa a jejuar descobre do que depende, e o jejum abre espaço na agenda e no prato. ' +
  'Jejuando, a gente ora com o corpo. '

const speech = (sentences: string) => readSpeech(parsePasted(sentences.repeat(12)))
const topicOf = async (sentences: string, title: string | null, expounds = false) =>
  (await findTopic(speech(sentences), title, expounds))?.name ?? null

describe('findTopic', () => {
  it.each([
    ['EBD - CFW 13 - Da Santificação', 'a santificação'],
    ['A santificação | Pr. Lucas Moreira | Igreja da Vila', 'a santificação'],
  ])('takes from "%s" what the speech bears out', async (title, expected) => {
    expect(await topicOf(HOLY, title)).toBe(expected)
    expect(await topicOf(HOLY, title, true)).toBe(expected)
  })

  it('takes the longest name that the title has', async () => {
    const children = 'O batismo dos filhos: a criança é batizada, e o bebê recebe o batismo. '
    expect(await topicOf(children, 'CFW 28 - Batismo infantil')).toBe(
      'o lugar dos filhos no povo de Deus',
    )
  })

  it.each(['Culto de jejum', 'Igreja Batista do Jejum', 'Semana de Jejum'])(
    'does not take an occasion or a church for the subject: %s',
    async (title) => {
      expect(await topicOf(`${FASTING}${ORDINARY.repeat(3)}`, title)).toBeNull()
      expect(await topicOf(`${FASTING}${ORDINARY.repeat(3)}`, 'O jejum')).toBe('o jejum')
    },
  )

  it('leaves a title that the speech does not bear out', async () => {
    expect(await topicOf(ORDINARY, 'Dízimos e ofertas')).toBeNull()
  })

  it.each(['Romanos 8.28', 'Estudo em Rute', '2 Samuel (4)'])(
    'finds none where the title names a text: %s',
    async (title) => {
      expect(await topicOf(HOLY, title)).toBeNull()
    },
  )

  it('hears a subject that no title names, where it is beyond doubt and no text is gone through', async () => {
    expect(await topicOf(FASTING, 'Culto de domingo')).toBe('o jejum')
    expect(await topicOf(FASTING, null)).toBe('o jejum')
    expect(await topicOf(FASTING, 'Culto de domingo', true)).toBeNull()
  })

  it('is sure of none on an ordinary sermon', async () => {
    expect(await topicOf(ORDINARY, 'Culto de domingo')).toBeNull()
    expect(await topicOf(ORDINARY, null)).toBeNull()
  })
})
