import { useQuery } from '@tanstack/react-query'
import { batchQuery, putBatch, type BatchItem } from '@/domain/generation/batch'
import { outlinePath } from '@/lib/paths'
import { batchMessages } from '@/messages/create/batch'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { TextLink } from '@/ui/elements/text-link'
import { Spinner } from '@/ui/feedback/spinner'
import { leftOf, runBatch } from './run-batch'
import type { Maker } from '../generate/make-outline'
import { useMaker } from '../generate/use-generate-outline'

/** The same message for several groups: what is ready, what is being made, what is left. */
export function BatchProgress({ user }: { user: Maker['user'] }) {
  const maker = useMaker(user)
  const { batch, running } = useQuery(batchQuery(user.id)).data
  if (!batch) return null
  const left = leftOf(batch)
  const done = batch.items.length - left.length
  const close = () => putBatch(maker.queryClient, user.id, null)
  return (
    <Card as="section" aria-labelledby="lote" className="flex flex-col gap-4">
      <h2 id="lote" className="text-xl">
        {batchMessages.title(batch.items.length)}
      </h2>
      <p className="text-muted">{batchMessages.text}</p>
      <ul className="flex flex-col border-t border-line">
        {batch.items.map((item) => (
          <Item key={item.groupId} item={item} running={running} />
        ))}
      </ul>
      <output className="sr-only">{batchMessages.heard(done, batch.items.length)}</output>
      {!running && (
        <div className="flex flex-wrap gap-2">
          {left.length > 0 && (
            <Button onClick={() => void runBatch(maker)}>{batchMessages.goOn(left.length)}</Button>
          )}
          <Button variant={left.length > 0 ? 'quiet' : 'secondary'} onClick={close}>
            {left.length > 0 ? batchMessages.drop : batchMessages.close}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Item({ item, running }: { item: BatchItem; running: boolean }) {
  const { name, state, requestId, problem } = item
  const stopped = !running && (state === 'working' || state === 'waiting')
  return (
    <li className="flex flex-col gap-1 border-b border-line py-1">
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        {state === 'done' && requestId !== null ? (
          <span className="inline-flex items-center gap-3 text-sm text-muted">
            {batchMessages.states.done}
            <TextLink
              alone
              to={outlinePath(requestId)}
              aria-label={batchMessages.openOf(name)}
              className="min-w-target justify-end text-base"
            >
              {batchMessages.open}
            </TextLink>
          </span>
        ) : (
          <span className="inline-flex items-center gap-2 text-sm text-muted">
            {running && state === 'working' && <Spinner />}
            {stopped ? batchMessages.stopped : batchMessages.states[state]}
          </span>
        )}
      </div>
      {problem !== null && <p className="pb-3 text-sm">{problem}</p>}
    </li>
  )
}
