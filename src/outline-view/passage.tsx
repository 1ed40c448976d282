import { useEffect, useRef, useState } from 'react'
import type { Piece, Verse } from '@/lib/bible/scripture'
import { commonMessages } from '@/messages/common'
import { outlineViewMessages } from '@/messages/outline-view/outline-view'
import { Button } from '@/ui/elements/button'
import { classNames } from '@/ui/elements/class-names'
import { ScrollRegion } from '@/ui/elements/scroll-region'
import { textLinkClass } from '@/ui/elements/text-link'
import { useScripture, type Scripture } from './scripture-context'
import { VerseNumber } from './verse-number'

type Reference = NonNullable<Piece['reference']>

type PassageProps = {
  id: string
  reference: Reference
  /** What is already said where the reference stands. */
  words: string
  onClose: () => void
}

/** The words of a passage, from the stored Bible, and the chapter around them. */
export function Passage(props: PassageProps) {
  const scripture = useScripture()
  return scripture && <OpenPassage {...props} scripture={scripture} />
}

function OpenPassage({
  id,
  reference,
  words,
  onClose,
  scripture,
}: PassageProps & { scripture: Scripture }) {
  const { passage, chapters, failed, retry } = useVerses(scripture, reference)
  const [chapterWanted, setChapterWanted] = useState<boolean | null>(null)

  const isWhole = scripture.isWholeChapters(reference)
  const first = passage?.[0]
  const isSaidAlready = first !== undefined && words.includes(first.text)
  const showsChapter = !isWhole && (chapterWanted ?? isSaidAlready)
  const name = scripture.nameOf(showsChapter ? scripture.wholeChapters(reference) : reference)
  const shown = showsChapter ? chapters : passage
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // it opens below its line, at the foot of the window behind the tools
    if (shown) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [shown])

  return (
    <section
      ref={box}
      id={id}
      aria-label={name}
      className="flex scroll-my-4 max-lg:not-low:scroll-mb-24 flex-col gap-3 rounded-md border border-control bg-surface p-4 text-left font-serif text-base leading-loose font-normal tracking-normal text-ink not-italic"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="font-semibold text-accent">{name}</p>
        <Button variant="quiet" className="-mr-4 px-4! font-sans" onClick={onClose}>
          {outlineViewMessages.closePassage}
        </Button>
      </div>
      {!shown && !failed && (
        <output className="text-muted">{outlineViewMessages.passageLoading}</output>
      )}
      {failed && (
        <div role="alert" className="flex flex-col items-start gap-3 font-sans">
          <p>{outlineViewMessages.passageFailed}</p>
          <Button variant="secondary" onClick={retry}>
            {commonMessages.retry}
          </Button>
        </div>
      )}
      {shown && (
        <Verses key={name} name={name} verses={shown} marked={showsChapter ? passage : null} />
      )}
      {shown && !isWhole && (
        <Button
          variant="secondary"
          className="self-start font-sans"
          onClick={() => setChapterWanted(!showsChapter)}
        >
          {showsChapter ? outlineViewMessages.passageOnly : outlineViewMessages.wholeChapter}
        </Button>
      )}
      <p className="font-sans text-sm text-muted">
        {outlineViewMessages.bibleCredit}{' '}
        <a
          href="https://creativecommons.org/licenses/by/3.0/br/"
          target="_blank"
          rel="noopener noreferrer"
          className={textLinkClass}
        >
          {outlineViewMessages.bibleLicence}
        </a>
      </p>
    </section>
  )
}

type Read = { passage: readonly Verse[]; chapters: readonly Verse[] }

/** Never rejects. */
async function read(scripture: Scripture, reference: Reference): Promise<Read | 'failed'> {
  try {
    const [passage, chapters] = await Promise.all([
      scripture.readPassage(reference),
      scripture.readPassage(scripture.wholeChapters(reference)),
    ])
    return { passage, chapters }
  } catch {
    return 'failed'
  }
}

function useVerses(scripture: Scripture, reference: Reference) {
  const [found, setFound] = useState<Read | 'failed' | null>(null)
  useEffect(() => {
    void read(scripture, reference).then(setFound)
  }, [scripture, reference])
  return {
    ...(found === 'failed' || found === null ? { passage: null, chapters: null } : found),
    failed: found === 'failed',
    retry: () => {
      setFound(null)
      void read(scripture, reference).then(setFound)
    },
  }
}

function Verses({
  name,
  verses,
  marked,
}: {
  name: string
  verses: readonly Verse[]
  marked: readonly Verse[] | null
}) {
  const isMarked = new Set(marked?.map(placeOf))
  const firstMarked = marked?.[0]
  return (
    <ScrollRegion
      label={outlineViewMessages.passageText(name)}
      // with all that is around it no higher than a phone; what goes on below fades out, and cuts no line in two
      className="-mb-2 max-h-[max(12rem,42svh)] rounded-sm after:pointer-events-none after:sticky after:bottom-0 after:-mt-6 after:block after:h-6 after:bg-linear-to-t after:from-surface after:to-transparent"
    >
      <p className="pb-6">
        {verses.map((verse, index) => (
          <span
            key={placeOf(verse)}
            ref={firstMarked && placeOf(verse) === placeOf(firstMarked) ? bringIntoView : undefined}
            className={classNames(isMarked.has(placeOf(verse)) && 'bg-gilt-soft text-on-gilt-soft')}
          >
            <sup
              className={classNames(
                'mr-1 font-sans text-xs',
                isMarked.has(placeOf(verse)) ? undefined : 'text-muted',
              )}
            >
              <VerseNumber heard={numberOf(verse, verses[index - 1])}>
                {numberOf(verse, verses[index - 1])}
              </VerseNumber>
            </sup>
            {verse.text}{' '}
          </span>
        ))}
      </p>
    </ScrollRegion>
  )
}

/** Scrolls the chapter, and nothing around it. */
function bringIntoView(verse: HTMLElement | null): void {
  const box = verse?.closest('section')
  if (!verse || !box) return
  const distance = verse.getBoundingClientRect().top - box.getBoundingClientRect().top
  box.scrollTop += distance - box.clientHeight / 4
}

function placeOf({ chapter, verse }: Verse): string {
  return `${chapter}:${verse}`
}

/** A chapter's own number stands before its first verse where the passage goes on into it. */
function numberOf(verse: Verse, before: Verse | undefined): string {
  return before && before.chapter !== verse.chapter ? placeOf(verse) : String(verse.verse)
}
