import { Helmet } from 'react-helmet-async'
import { PRODUCT_NAME } from './product'

/** Title and description of a page. Exactly one per page: a second one is not merged but written again. */
export function Head({ title, description }: { title: string; description: string }) {
  return (
    <Helmet>
      <title>{title.includes(PRODUCT_NAME) ? title : `${title} | ${PRODUCT_NAME}`}</title>
      <meta name="description" content={description} />
    </Helmet>
  )
}
