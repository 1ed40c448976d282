import { Link, type LinkProps } from 'react-router-dom'
import { classNames } from './class-names'

export const textLinkClass =
  'text-link underline decoration-1 underline-offset-4 hover:decoration-2'

/** A link inside text or beside a form, to a page of this site. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(textLinkClass, className)} />
}
