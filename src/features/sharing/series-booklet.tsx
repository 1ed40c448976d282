import { createPortal } from 'react-dom'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { ownHeading } from '@/domain/outline/own-heading'
import { PRODUCT_NAME } from '@/lib/product'
import { seriesPageMessages } from '@/messages/series/page'
import { titleOf, type OutlineTree } from '@parsed-outline/outline-tree'
import { PrintedOutline, type PrintoutKind } from './printout'

/** One outline of a series, with its text as it stands now. */
export type SeriesSheet = { details: OutlineSummary; tree: OutlineTree }

/** A series for the printer: a cover with what is in it, then each outline from a new page (print.css). */
export function SeriesBooklet({
  name,
  kind,
  sheets,
}: {
  name: string
  kind: PrintoutKind
  sheets: readonly SeriesSheet[]
}) {
  return createPortal(
    <div className="printout printout-series">
      <section className="printout-cover">
        <p className="printout-name">{seriesPageMessages.booklet(sheets.length)}</p>
        <h1>{name}</h1>
        <h2>{seriesPageMessages.contents}</h2>
        <ul>
          {sheets.map(({ details, tree }) => {
            const own = ownHeading(titleOf(tree))
            return (
              <li key={details.id}>
                <span>{details.series_number}</span>
                <div>
                  <a href={`#${sheetId(details)}`}>{own?.sermon ?? details.title}</a>
                  {own?.passage && <small>{own.passage}</small>}
                </div>
              </li>
            )
          })}
        </ul>
        <footer>{PRODUCT_NAME}</footer>
      </section>
      {sheets.map(({ details, tree }) => (
        <PrintedOutline
          key={details.id}
          id={sheetId(details)}
          kind={kind}
          tree={tree}
          details={details}
        />
      ))}
    </div>,
    document.body,
  )
}

function sheetId({ id }: OutlineSummary): string {
  return `serie-${id}`
}
