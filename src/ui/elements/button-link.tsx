import { Link, type LinkProps } from 'react-router-dom'
import { buttonClass, type ButtonLook } from './button-class'
import { classNames } from './class-names'

/** Looks like a button, goes to a page of this site. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={classNames(buttonClass({ variant, size, wide }), className)} />
}
