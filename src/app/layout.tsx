import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { showFetchedFaces } from '@/lib/text-faces'
import { appMessages } from '@/messages/app/app'
import { focusPage } from '@/ui/elements/focus-page'
import { notify } from '@/ui/feedback/notify'
import { Footer } from './footer'
import { Header } from './header'

const CONTENT_ID = 'conteudo'

export function Layout({ children }: { children: ReactNode }) {
  useFreshStart()
  return (
    <div className="flex min-h-[100svh] flex-col">
      <a
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          event.preventDefault()
          focusPage({ scroll: true })
        }}
        className="sr-only z-50 rounded-md bg-accent px-5 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {appMessages.skipToContent}
      </a>
      <Header />
      <main id={CONTENT_ID} tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
      <Footer />
    </div>
  )
}

/** A link to another page starts it at the top, for eyes and for screen readers; going back keeps its place. */
function useFreshStart() {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const shown = useRef(pathname)
  // before the page is painted
  useLayoutEffect(() => {
    if (shown.current !== pathname) showFetchedFaces()
  }, [pathname])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    notify.leavePage()
    if (kind === NavigationType.Pop) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPage()
  }, [pathname, kind])
}
