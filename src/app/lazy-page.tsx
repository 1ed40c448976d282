import { lazy, type ComponentType } from 'react'

export type LazyPage = ComponentType & { preload: () => Promise<void> }

/**
 * Like React.lazy, but after `preload()` the page renders at once, with nothing suspended: a page that was fetched
 * beforehand shows no spinner, and can be written on a server.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | null = null
  const fetchPage = async () => {
    Loaded = await load()
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
