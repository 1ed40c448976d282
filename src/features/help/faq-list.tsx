import type { Faq } from '@/content/faq-types'
import { Accordion, AccordionItem } from '@/ui/elements/accordion'
import { TextLink } from '@/ui/elements/text-link'

export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <Accordion>
      {faqs.map(({ question, answer, link }) => (
        <AccordionItem key={question} title={question}>
          <div className="flex max-w-prose flex-col gap-3">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && (
              <TextLink alone to={link.to} className="self-start">
                {link.text}
              </TextLink>
            )}
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
