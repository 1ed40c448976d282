import type { ComponentProps } from 'react'
import { classNames } from './class-names'

type CardProps = ComponentProps<'div'> & {
  /** 'section', 'article' or 'li' where the content is one. */
  as?: 'div' | 'section' | 'article' | 'li'
  /** 'quiet' lies in the page, 'accent' is what the eye should find first; 'cloth' is the one green one of a page. */
  tone?: 'plain' | 'quiet' | 'accent' | 'cloth'
}

const TONES = {
  plain: 'border-line bg-surface shadow-md',
  quiet: 'border-line bg-quiet',
  accent: 'border-accent bg-surface shadow-lg',
  cloth: 'border-cloth-edge bg-cloth text-on-cloth shadow-md',
} as const satisfies Record<NonNullable<CardProps['tone']>, string>

export function Card({ as: Element = 'div', tone = 'plain', className, ...rest }: CardProps) {
  const props = rest as ComponentProps<'div'> & ComponentProps<'li'>
  return (
    <Element
      {...props}
      className={classNames('rounded-lg border p-5 sm:p-7', TONES[tone], className)}
    />
  )
}
