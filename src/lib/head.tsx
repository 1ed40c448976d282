import { createContext, use } from 'react'
import { Helmet } from 'react-helmet-async'
import { useLocation } from 'react-router-dom'
import { plainPath } from './paths'
import { PRODUCT_NAME } from './product'
import { siteUrl } from './site-url'

/** Whether search engines may list the page: the router says so (src/app/routes.ts). */
export const ListedContext = createContext(false)

type HeadProps = {
  title: string
  description: string
  /** For pages that are opened with something secret in their address: nothing that they load is told of it. */
  secretAddress?: boolean
  /** There is nothing at this address, although its form is that of a public page. */
  missing?: boolean
}

/**
 * Title and description of a page, and whether search engines may list it. Exactly one per page: a second one is not
 * merged but written again. What previews of links read is added when the page is prerendered.
 */
export function Head({ title, description, secretAddress = false, missing = false }: HeadProps) {
  const listed = use(ListedContext)
  const path = plainPath(useLocation().pathname)
  return (
    <Helmet>
      <title>{title.includes(PRODUCT_NAME) ? title : `${title} | ${PRODUCT_NAME}`}</title>
      <meta name="description" content={description} />
      {listed && !missing ? (
        <link rel="canonical" href={siteUrl(path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {secretAddress && <meta name="referrer" content="no-referrer" />}
    </Helmet>
  )
}
