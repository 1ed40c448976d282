import { http } from 'msw'
import { server } from './server'

/** Lets `respond` answer a function of payment, and returns how it was asked, newest last. */
export function answerBilling(
  name: string,
  respond: () => Response | Promise<Response>,
): Request[] {
  const asked: Request[] = []
  server.use(
    http.post(`*/functions/v1/${name}`, ({ request }) => {
      asked.push(request)
      return respond()
    }),
  )
  return asked
}
