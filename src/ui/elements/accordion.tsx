import * as Radix from '@radix-ui/react-accordion'
import type { ComponentProps, ReactNode } from 'react'
import { ChevronIcon } from './icons'

/** Questions that open to their answers, as many at a time as wanted. */
export function Accordion({ children }: { children: ReactNode }) {
  return (
    <Radix.Root type="multiple" className="border-t border-line">
      {children}
    </Radix.Root>
  )
}

/** The answer stands in the page when it is folded too: for search engines, and for whoever has no scripts. */
export function AccordionItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Radix.Item value={title} className="border-b border-line">
      <Radix.Header className="font-sans text-base tracking-normal">
        <Radix.Trigger className="group flex min-h-target-lg w-full items-center justify-between gap-4 py-2 text-left font-semibold hover:text-link">
          {title}
          <ChevronIcon className="transition-transform group-data-[state=open]:rotate-180" />
        </Radix.Trigger>
      </Radix.Header>
      <Radix.Content forceMount asChild>
        <Answer data-folded className="pb-5">
          {children}
        </Answer>
      </Radix.Content>
    </Radix.Item>
  )
}

function Answer(props: ComponentProps<'div'> & { 'data-state'?: string; 'data-folded'?: boolean }) {
  return <div {...props} hidden={props['data-state'] === 'closed'} />
}
