import { classNames } from './class-names'

export type ButtonLook = {
  /**
   * One `primary` for each thing of a screen; `soft` where many things have the same; `waiting` where what it does needs
   * something first; `onCloth`, `giltOnCloth` (what comes next) and `outlineOnCloth` where they lie on the green; `quiet`
   * has no frame; `danger` destroys something, and `quietDanger` asks first whether it should.
   */
  variant?:
    | 'primary'
    | 'onCloth'
    | 'secondary'
    | 'soft'
    | 'giltOnCloth'
    | 'outlineOnCloth'
    | 'waiting'
    | 'quiet'
    | 'danger'
    | 'quietDanger'
  size?: 'md' | 'lg'
  /** As wide as its container. */
  wide?: boolean
}

const VARIANTS = {
  primary: 'bg-accent text-on-accent shadow-sm hover:not-disabled:bg-accent-strong',
  onCloth:
    'bg-on-cloth text-cloth shadow-sm hover:not-disabled:bg-gilt-soft hover:not-disabled:text-on-gilt-soft',
  giltOnCloth:
    'border border-gilt-bright bg-gilt-bright text-on-gilt-bright hover:not-disabled:bg-gilt-soft hover:not-disabled:text-on-gilt-soft',
  outlineOnCloth:
    'border border-on-cloth text-on-cloth hover:not-disabled:bg-on-cloth hover:not-disabled:text-cloth',
  secondary:
    'border border-control bg-surface text-ink hover:not-disabled:border-accent hover:not-disabled:bg-accent-soft',
  soft: 'border border-accent-edge bg-accent-soft text-on-accent-soft hover:not-disabled:bg-accent hover:not-disabled:text-on-accent',
  // as high as the filled one that it becomes
  waiting:
    'inset-ring-2 inset-ring-accent bg-surface text-accent hover:not-disabled:bg-accent-soft hover:not-disabled:text-on-accent-soft',
  quiet: 'text-link hover:not-disabled:bg-accent-soft hover:not-disabled:text-on-accent-soft',
  danger: 'bg-danger text-on-danger shadow-sm hover:not-disabled:bg-danger-strong',
  quietDanger:
    'text-muted hover:not-disabled:bg-danger-soft hover:not-disabled:text-on-danger-soft',
} as const satisfies Record<NonNullable<ButtonLook['variant']>, string>

const SIZES = {
  md: 'min-h-target px-5 py-2 text-base',
  lg: 'min-h-target-lg px-7 py-3 text-lg',
} as const satisfies Record<NonNullable<ButtonLook['size']>, string>

/** The look of a button, for whatever element carries it. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  wide = false,
}: ButtonLook): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold leading-snug transition-colors',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
  )
}
