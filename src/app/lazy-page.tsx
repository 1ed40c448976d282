import { lazy, type ComponentType } from 'react'
import { recoverScript } from './recover-script'

export type LazyPage = ComponentType & { preload: () => Promise<void> }

/**
 * Like React.lazy, but after `preload()` the page renders at once, with nothing suspended: a page that was fetched
 * beforehand shows no spinner, and can be written on a server. A script that is gone after a deploy is looked for once
 * more in a fresh page (fault 37); then it is an error.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | null = null
  const fetchPage = async () => {
    Loaded = await recoverScript(load)
    return { default: Loaded }
  }
  const Lazy = lazy(fetchPage)
  const Page = () => (Loaded ? <Loaded /> : <Lazy />)
  return Object.assign(Page, {
    preload: async () => {
      await fetchPage()
    },
  })
}

/** A page that reads from the database: comes with what keeps the answers. */
export function dataPage(load: () => Promise<ComponentType>): LazyPage {
  return lazyPage(async () => {
    const [Page, { QueryProvider }] = await Promise.all([load(), import('@/lib/query-provider')])
    return () => (
      <QueryProvider>
        <Page />
      </QueryProvider>
    )
  })
}
