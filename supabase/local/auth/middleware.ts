import type { HonoContext } from '@supabase/lite'
import type { MiddlewareHandler } from 'hono'
import { type AdminOptions, answerAdmin } from './admin.ts'
import { type EmailFlowOptions, installEmailFlows } from './email-flows.ts'
import { type AuthServiceInside, insideOf } from './service.ts'

/** Runs before lite's own auth routes and makes them answer as hosted Supabase does. */
export function createAuthMiddleware(
  options: AdminOptions & EmailFlowOptions,
): MiddlewareHandler<HonoContext> {
  return async (c, next) => {
    const url = new URL(c.req.url)
    if (!url.pathname.startsWith('/auth/v1/')) return next()
    const service = insideOf(c.get('authService'))
    const admin = await answerAdmin(c, service, options)
    if (admin !== null) return admin
    if (url.pathname !== '/auth/v1/verify') {
      honourRedirect(service, url.searchParams.get('redirect_to'))
    }
    installEmailFlows(service, options)
    return next()
  }
}

/** Lite sends every link to the site's address; an allowed `redirect_to` takes its place for this request. */
function honourRedirect(service: AuthServiceInside, wanted: string | null): void {
  if (wanted !== null && service.resolveEmailRedirect(wanted) === wanted) {
    service.config = { ...service.config, site_url: wanted }
  }
}
