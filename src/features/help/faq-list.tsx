import type { Faq } from '@/content/faq-types'
import { Disclosure } from '@/ui/disclosure'
import { TextLink } from '@/ui/text-link'

/** Questions that open to their answers; native, so that they work before any script runs. */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div className="border-t border-line">
      {faqs.map(({ question, answer, link }) => (
        <Disclosure key={question} title={question}>
          <div className="flex max-w-prose flex-col gap-3 text-pretty">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {link && (
              <TextLink to={link.to} className="inline-flex min-h-target items-center self-start">
                {link.text}
              </TextLink>
            )}
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
