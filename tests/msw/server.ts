import { setupServer } from 'msw/node'
import { bibleHandler } from './bible'
import { billingHandlers } from './billing'
import { authHandlers } from './gotrue'
import { databaseHandlers } from './postgrest'
import { videoPreviewHandler } from './video-preview'

/** The backend of the component tests. What it does not know fails the test. */
export const server = setupServer(
  ...authHandlers,
  ...databaseHandlers,
  ...billingHandlers,
  bibleHandler,
  videoPreviewHandler,
)

let isListening = false

/** Once for all the files that share these modules. */
export function startServer(): void {
  if (isListening) return
  isListening = true
  server.listen({ onUnhandledFrame: 'error' })
}
