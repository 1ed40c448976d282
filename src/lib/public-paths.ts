import { paths } from './paths'

/** The pages that anyone may read and search engines may list, in the order of the sitemap; articles come on top. */
export const PUBLIC_PATHS: readonly string[] = [
  paths.home,
  paths.features,
  paths.pricing,
  paths.blog,
  paths.help,
  paths.tutorials,
  paths.guides,
  paths.contact,
  paths.feedback,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.lgpd,
]

/** The path as it is written once: '/blog' for '/blog/'. */
export function plainPath(pathname: string): string {
  return pathname.replace(/(?<=.)\/+$/, '')
}

/** Whether search engines may list the page of a plain path. */
export function isPublicPath(path: string): boolean {
  return PUBLIC_PATHS.includes(path) || path.startsWith(`${paths.blog}/`)
}
