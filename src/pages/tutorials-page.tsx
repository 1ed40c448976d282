import { TUTORIALS } from '@/content/tutorials'
import { TutorialFacts } from '@/features/help/tutorial-facts'
import { TutorialSection } from '@/features/help/tutorial-section'
import { Head } from '@/lib/head'
import { helpMessages } from '@/messages/help/help'
import { PageColumn, PageTitle } from '@/ui/elements/page'

export function Page() {
  return (
    <PageColumn className="flex flex-col gap-12 py-10 sm:py-16">
      <Head title={helpMessages.tutorialsTitle} description={helpMessages.tutorialsDescription} />
      <PageTitle lead={helpMessages.tutorialsLead}>{helpMessages.tutorialsTitle}</PageTitle>
      <div className="grid gap-12 lg:grid-cols-[18rem_1fr] lg:gap-16">
        <nav aria-label={helpMessages.tutorialsIndex} className="lg:sticky lg:top-24 lg:self-start">
          <ol className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
            {TUTORIALS.map((tutorial) => (
              <li key={tutorial.slug}>
                <a
                  href={`#${tutorial.slug}`}
                  className="flex h-full flex-col justify-between gap-2 rounded-md border border-line bg-surface px-4 py-3 transition-colors hover:border-accent"
                >
                  <span className="font-semibold">{tutorial.title}</span>
                  <TutorialFacts tutorial={tutorial} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex min-w-0 flex-col gap-16">
          {TUTORIALS.map((tutorial) => (
            <TutorialSection key={tutorial.slug} tutorial={tutorial} />
          ))}
        </div>
      </div>
    </PageColumn>
  )
}
