import { Link, type LinkProps } from 'react-router-dom'
import { classNames } from './class-names'
import { ChevronIcon } from './icons'

export const textLinkClass =
  'text-link underline decoration-1 underline-offset-4 hover:decoration-2'

/** Of a link that stands alone: as high as a thumb needs it, which inside text would push the lines apart. */
export const aloneLinkClass = `inline-flex min-h-target items-center ${textLinkClass}`

/** A link inside text, or one that stands `alone`, to a page of this site. */
export function TextLink({ alone = false, className, ...rest }: LinkProps & { alone?: boolean }) {
  return (
    <Link {...rest} className={classNames(alone ? aloneLinkClass : textLinkClass, className)} />
  )
}

/** The way back to the page that this one belongs under. */
export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <TextLink alone {...rest} className="-my-2 w-fit">
      <ChevronIcon className="mr-1 -ml-1 rotate-90" />
      {children}
    </TextLink>
  )
}
