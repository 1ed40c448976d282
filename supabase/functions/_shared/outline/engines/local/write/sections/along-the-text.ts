import type { DraftBlock } from '../../../../model/document.ts'
import type { Told } from '../../listen/thread/telling.ts'
import type { Brief } from '../brief/brief.ts'
import { suggest } from '../brief/draft-blocks.ts'
import { takeOne } from '../brief/seeded-choice.ts'
import type { Retold } from '../material/retold.ts'
import { placeIn } from './place-in-sermon.ts'
import { inHisWords, tellStory } from './told-blocks.ts'

/** A piece of the sermon that is told: a thought of it, or a story. */
type Part = { told: Told; isStory: boolean }

type Step = Retold['steps'][number]

/**
 * The text told in its steps, and under each what the sermon said where it was there: whoever did not hear it knows what
 * 'the serpent' is. What it said before it came to its text, and at its end, stands before and behind.
 */
export function alongTheText(
  brief: Pick<Brief, 'choose' | 'speech'>,
  { steps, stepAt }: Retold,
  parts: readonly Part[],
  widest: (told: Told) => Told,
): DraftBlock[] {
  const { choose, speech } = brief
  const one = (texts: readonly string[]) => takeOne(choose, texts)
  const stepOf = ({ told: { from, to } }: Part) => {
    const step = stepAt(from, to)
    return step ?? (from < speech.words.length / 2 ? -1 : steps.length)
  }
  const tell = ({ told, isStory }: Part, lead: string | null) =>
    isStory ? tellStory(told, one) : inHisWords(lead, widest(told))
  const at = (step: number) => parts.filter((part) => stepOf(part) === step)
  const outside = (step: number) =>
    at(step).flatMap((part, index, all) =>
      tell(part, `${placeIn(brief, part.told, all[index - 1]?.told ?? null)}:`),
    )
  const runs: { steps: Step[]; parts: readonly Part[] }[] = []
  for (const [index, step] of steps.entries()) {
    const last = runs.at(-1)
    if (last?.parts.length === 0 && last.steps.length < MOST_IN_A_RUN) {
      last.steps.push(step)
      last.parts = at(index)
    } else runs.push({ steps: [step], parts: at(index) })
  }
  return [
    ...outside(-1),
    ...runs.flatMap((run) =>
      [suggest(`${placeOf(run.steps)}: ${run.steps.map(({ says }) => says).join(' ')}`)].concat(
        run.parts.flatMap((part, index) => tell(part, index === 0 ? one(HERE) : null)),
      ),
    ),
    ...outside(steps.length),
  ]
}

/** Steps that are told in one paragraph. */
const MOST_IN_A_RUN = 2

/** None of them says that it was said at these very words. */
const HERE = ['Na mensagem:', 'Da mensagem:', 'A mensagem diz:']

/** 'Versículos 1-4'. Where a text goes on into another chapter, which one too. */
function placeOf(steps: Retold['steps']): string {
  const [first, last] = [steps[0]?.place, steps.at(-1)?.place]
  const { chapter = 1, verse = 1 } = first ?? {}
  const { endChapter = last?.chapter ?? chapter, endVerse = last?.verse ?? verse } = last ?? {}
  return endChapter === chapter
    ? endVerse > verse
      ? `Versículos ${verse}-${endVerse}`
      : `Versículo ${verse}`
    : `Capítulos ${chapter} e ${endChapter}`
}
