/** Where the site is until somebody says so: `npm start` and `npm run preview`. */
const DEFAULT_ORIGIN = 'http://localhost:5173'

/** The full address of a path of this site, as search engines and previews of links know it (VITE_SITE_URL). */
export function siteUrl(path: string): string {
  const origin = import.meta.env.VITE_SITE_URL || DEFAULT_ORIGIN
  return origin.replace(/\/+$/, '') + path
}
