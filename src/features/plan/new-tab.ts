export type NewTab = {
  /** False: it was blocked, or is gone again; nothing opened. */
  goTo: (url: string) => boolean
  close: () => void
}

/**
 * Opens an empty tab that is told later where to go. To be called in the press itself: after waiting for a server
 * a browser no longer takes it for the person's wish and blocks it.
 */
export function openNewTab(meanwhile: string): NewTab {
  const tab = window.open('', '_blank')
  if (tab) {
    try {
      tab.document.title = meanwhile
      tab.document.body.textContent = meanwhile
      // the page of another site has no business with ours
      tab.opener = null
    } catch {
      // some browsers inside other apps give a tab that lets nothing be written
    }
  }
  return {
    goTo(url) {
      if (!tab || tab.closed) return false
      tab.location.replace(url)
      return true
    },
    close: () => tab?.close(),
  }
}
