import type { EngineInput, SectionPreview } from '../_shared/outline/model/engine.ts'
import { writeMarkdown } from '../_shared/outline/markdown/write-markdown.ts'

/** A part of the outline at its place; `count` is null as long as it is not known how many there will be. */
export type SectionEvent = { index: number; count: number | null; markdown: string }

/**
 * The outline cut at its second-level headings, what stands before the first as a part of its own. Joined, the parts
 * are the outline to the character.
 */
export function sectionsOf(outline: string): SectionEvent[] {
  const parts = outline.split(/(?<=\n)(?=## )/)
  return parts.map((markdown, index) => ({ index, count: parts.length, markdown }))
}

/**
 * A section that is ready before the whole, as the outline will write it but for its minutes.
 *
 * @param index its place in the outline; 0 is the title's.
 */
export function previewOf(
  section: SectionPreview,
  index: number,
  {
    videoId,
    outlineType,
    blocks,
    called,
  }: Pick<EngineInput, 'videoId' | 'outlineType' | 'blocks' | 'called'>,
): SectionEvent {
  const alone = writeMarkdown({
    title: '',
    type: outlineType,
    duration: 0,
    sections: [{ ...section, minutes: 0 }],
    ...(called && { called }),
    // those in which nothing stands come with the whole
    ...(blocks && { blocks: blocks.filter(({ part }) => part !== null) }),
    idea: null,
    goal: null,
    preparation: null,
    leaderNotes: [],
    relatedTexts: [],
    video: { id: videoId, title: null },
    author: 'ai',
  })
  return { index, count: null, markdown: sectionsOf(alone)[1]?.markdown ?? '' }
}
