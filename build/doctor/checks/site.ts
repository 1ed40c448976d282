import { GROUP_PAGE } from '../../../src/lib/paths.ts'
import { knownPaths } from '../../site-map.ts'
import { ask } from '../ask.ts'
import type { Environment } from '../environment.ts'
import { type Check, type Finding, finding } from '../finding.ts'

const OUTLINE = '/esboco/00000000-0000-0000-0000-000000000000'
/** Of src/lib/company.ts before somebody filled it in. */
const PLACEHOLDER = '00.000.000/0000-00'

/** Every address has its page, built for this site. */
export const checkSite: Check = async (environment) => [
  await pages(environment),
  await outlines(environment),
  await groupPage(environment),
  await canonical(environment),
  await company(environment),
]

async function pages({ siteUrl }: Environment): Promise<Finding> {
  const fixed = knownPaths.filter((path) => !path.includes(':'))
  const answers = await Promise.all(fixed.map((path) => page(siteUrl + path)))
  const missing = fixed.filter((_, index) => !answers[index]?.html.includes('id="root"'))
  return finding(
    'pages of the site',
    missing.length === 0
      ? null
      : `no page at ${missing.join(', ')}: upload all of dist/, folders and files without their ending included`,
  )
}

async function outlines({ siteUrl }: Environment): Promise<Finding> {
  const { html } = await page(siteUrl + OUTLINE)
  return finding(
    'addresses of outlines',
    html.includes('Carregando…')
      ? null
      : `${siteUrl}/esboco/… shows neither the app nor 404.html of dist/: give the host the rule of _redirects`,
  )
}

/** Apart from the app: a host that answers everything unknown with the app shows something else there. */
async function groupPage({ siteUrl }: Environment): Promise<Finding> {
  const { html } = await page(siteUrl + GROUP_PAGE)
  return finding(
    'links for groups',
    html.includes('<title>Folha do grupo')
      ? null
      : `${siteUrl}${GROUP_PAGE} is not g/index.html of dist/: upload it, and let files come before rules`,
  )
}

async function canonical({ siteUrl }: Environment): Promise<Finding> {
  const { html } = await page(`${siteUrl}/`)
  const origin = /rel="canonical" href="([^"]*?)\/?"/.exec(html)?.[1] ?? 'no address'
  return finding(
    'the site is built for its address',
    origin === siteUrl ? null : `it says that it is ${origin}: build with VITE_SITE_URL=${siteUrl}`,
  )
}

async function company({ siteUrl }: Environment): Promise<Finding> {
  const { html } = await page(`${siteUrl}/termos-de-uso`)
  return finding(
    'who runs the site',
    html.includes(PLACEHOLDER)
      ? 'the pages name a company of placeholders: fill in src/lib/company.ts and build'
      : null,
  )
}

/** Hosts that look for folders send on to the address with a slash. */
async function page(url: string): Promise<{ html: string; headers: Headers }> {
  const answer = await ask(url, { redirect: 'follow' })
  return { html: await answer.text(), headers: answer.headers }
}
