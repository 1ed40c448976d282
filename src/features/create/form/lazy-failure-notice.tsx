import type { GenerationFailure } from '@/domain/generation/generation-failure'
import { lazyComponent } from '@/lib/lazy-component'

/** `FailureNotice`, fetched while the form is filled in; without a connection, which may be what failed, its words alone. */
export const LazyFailureNotice = lazyComponent(
  async () => (await import('./failure-notice')).FailureNotice,
  null,
  WordsAlone,
)

function WordsAlone({ failure }: { failure: GenerationFailure }) {
  return <p role="alert">{failure.text}</p>
}
