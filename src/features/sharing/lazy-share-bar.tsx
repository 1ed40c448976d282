import { lazy, Suspense, type ComponentProps } from 'react'

const ShareBar = lazy(async () => ({ default: (await import('./share-bar')).ShareBar }))

/** `ShareBar`, fetched with the first outline that is shown. */
export function LazyShareBar(props: ComponentProps<typeof ShareBar>) {
  return (
    <Suspense fallback={<div className="min-h-target" />}>
      <ShareBar {...props} />
    </Suspense>
  )
}
