import { classNames } from '@/ui/elements/class-names'
import { LateText } from './late-text'

/** A turning mark. Decorative: what is being waited for is said by the text beside it or by `LoadingNotice`. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      className={classNames('animate-turn', className ?? 'size-5')}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path
        d="M21 12a9 9 0 0 0-9-9"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}

/**
 * A whole area that is loading; announced once to screen readers. `page` fills the screen, `rest` what is below the
 * beginning of a page; the footer leaves both alone, so that nothing is seen to move when the page is there.
 */
export function LoadingNotice({
  text,
  late,
  page = false,
  rest = false,
}: {
  text: string
  /** What is said besides where it takes long. */
  late?: string
  page?: boolean
  rest?: boolean
}) {
  return (
    <output
      data-page-loading={page || rest || undefined}
      className={classNames(
        'flex flex-col items-center gap-4 text-muted',
        rest ? 'pt-12' : 'justify-center',
        page && 'min-h-[calc(100svh-var(--size-header))]',
        !page && !rest && 'min-h-[40svh]',
      )}
    >
      <Spinner className="size-8" />
      <p>{text}</p>
      {late !== undefined && <LateText text={late} />}
    </output>
  )
}
