import { openPage } from './open-page'

/*
 * The page of a link for the group, apart from the app: whoever opens it has an old phone and a poor connection, and
 * comes once a week. See docs/decisions/0016-links-to-an-outline.md.
 */

const page = document.querySelector('main')
if (page) {
  void openPage(page)
  window.addEventListener('hashchange', () => void openPage(page))
}
