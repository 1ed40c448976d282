import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** Part of the tab order, because what is in it may hold nothing that is. */
const TAB_STOP = 0

/** A box whose content scrolls, by keyboard too. `label` names it for screen readers. */
export function ScrollRegion({
  label,
  className,
  ...rest
}: ComponentProps<'section'> & { label: string }) {
  return (
    <section
      {...rest}
      aria-label={label}
      tabIndex={TAB_STOP}
      className={classNames('relative overflow-y-auto overscroll-contain', className)}
    />
  )
}
