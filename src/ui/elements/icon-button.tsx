import type { ComponentProps } from 'react'
import { classNames } from './class-names'

type IconButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  'aria-label': string
  /** It takes something away. */
  destroys?: boolean
}

/** The look of it, for a link too. */
export const iconButtonClass =
  'relative z-1 grid size-target shrink-0 place-items-center rounded-md text-muted transition-colors'

/** A quiet sign on a card, for what is done to that alone; above a link that covers the card. */
export function IconButton({ destroys = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      title={rest['aria-label']}
      {...rest}
      type="button"
      className={classNames(
        iconButtonClass,
        destroys ? 'hover:bg-danger-soft hover:text-on-danger-soft' : 'hover:bg-accent-soft',
        className,
      )}
    />
  )
}
