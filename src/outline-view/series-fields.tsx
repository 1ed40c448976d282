import { SERIES } from '@contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { outlineQueries } from '@/domain/outline/outline-queries'
import { fieldsOf, type SeriesFields as Fields, type SeriesProblem } from '@/domain/series/series'
import { nextOf, nextPlace, sameName, seriesNames } from '@/domain/series/series-order'
import { seriesFieldMessages } from '@/messages/series/fields'
import { Button } from '@/ui/elements/button'
import { TextField } from '@/ui/forms/text-field'

type SeriesFieldsProps = {
  userId: string
  /** The group it is for, whose last series is offered first; empty where that is not known. */
  groupId: string
  fields: Fields
  problem: SeriesProblem | null
  onChange: (fields: Fields) => void
}

/** Which series, and where in it. The last one is offered with its next number. */
export function SeriesFields({ userId, groupId, fields, problem, onChange }: SeriesFieldsProps) {
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { data: outlines = [] } = useQuery(outlineQueries.series(userId))
  const ofGroup = outlines.filter(({ group_id: id }) => groupId !== '' && id === groupId)
  const next = nextPlace(ofGroup) ?? nextPlace(outlines)
  const names = seriesNames(outlines)

  /** One that is there already is meant as it is written there, and goes on. */
  const settleName = () => {
    const name = sameName(fields.name, names)
    const goesOn = fields.number === '' && names.includes(name)
    const among = ofGroup.some(({ series }) => series === name) ? ofGroup : outlines
    onChange(goesOn ? fieldsOf(nextOf(name, among), name) : { ...fields, name })
  }

  return (
    <div ref={frame} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {next && fields.name === '' && (
        <Button variant="secondary" className="self-start" onClick={() => onChange(fieldsOf(next))}>
          {seriesFieldMessages.goOn(next.name, next.number, next.total)}
        </Button>
      )}
      <TextField
        label={seriesFieldMessages.name}
        placeholder={seriesFieldMessages.namePlaceholder}
        hint={seriesFieldMessages.hint}
        autoComplete="off"
        list={listId}
        maxLength={SERIES.nameLength}
        value={fields.name}
        onChange={(event) => onChange({ ...fields, name: event.target.value })}
        onBlur={settleName}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <div className="flex items-start gap-4">
        <TextField
          label={seriesFieldMessages.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={fields.number}
          error={problem === 'number' ? seriesFieldMessages.numberWrong : null}
          onChange={(event) => onChange({ ...fields, number: event.target.value })}
          className="min-w-0 grow basis-0"
        />
        <TextField
          label={seriesFieldMessages.total}
          placeholder={seriesFieldMessages.totalPlaceholder}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={fields.total}
          error={totalError(problem)}
          onChange={(event) => onChange({ ...fields, total: event.target.value })}
          className="min-w-0 grow basis-0"
        />
      </div>
    </div>
  )
}

function totalError(problem: SeriesProblem | null): string | null {
  if (problem === 'tooSmall') return seriesFieldMessages.totalTooSmall
  return problem === 'total' ? seriesFieldMessages.totalWrong : null
}
