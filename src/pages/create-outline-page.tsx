import type { User } from '@supabase/supabase-js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { batchQuery } from '@/domain/generation/batch'
import { useAuth } from '@/features/auth/auth-provider'
import { LazyBatchProgress as BatchProgress } from '@/features/create/batch/lazy-batch-progress'
import { LazyFoldedForm } from '@/features/create/form/lazy-folded-form'
import { OutlineForm } from '@/features/create/form/outline-form'
import { OutlineResult } from '@/features/create/waiting/outline-result'
import type { ScrollAnchor } from '@/features/create/waiting/scroll-anchor'
import { useGenerateOutline } from '@/features/create/generate/use-generate-outline'
import { LazyGenerationProgress, LazySheetInMaking } from '@/features/create/waiting/lazy-progress'
import { LazySheetToCome } from '@/features/create/waiting/lazy-sheet-to-come'
import { useBeginAnew } from '@/features/create/waiting/use-begin-anew'
import { LazyLastSheet } from '@/features/create/waiting/lazy-last-sheet'
import { useOutlineForm } from '@/features/create/form/use-outline-form'
import { UsageCard } from '@/features/plan/usage-card'
import { useRecovery } from '@/features/recovery/use-recovery'
import { LazyShareBar } from '@/features/sharing/lazy-share-bar'
import { updateGeneration } from '@/domain/generation/generation-state'
import { EMPTY_FORM } from '@/domain/generation/outline-input'
import { outlineCache } from '@/domain/outline/outline-cache'
import { useVideoPreview } from '@/domain/generation/video-preview'
import { ownHeading } from '@/domain/outline/own-heading'
import { usualTypeOf } from '@/domain/plan/profile'
import { usePlan } from '@/domain/plan/use-plan'
import { Head } from '@/lib/head'
import { createMessages } from '@/messages/create/create'
import { classNames } from '@/ui/elements/class-names'
import { PageColumn, PageTitle } from '@/ui/elements/page'

export function Page() {
  const { user } = useAuth()
  return (
    // as wide as the form beside what comes of it; a sheet that is there stands alone
    <PageColumn className="flex flex-col group/page gap-3 pt-2 pb-4 [&>header>h1]:text-2xl lg:[&>header]:flex-row lg:[&>header]:items-baseline lg:[&>header]:gap-5 [&>header>p]:text-balance max-sm:[&>header>p]:text-base max-lg:max-w-text has-[[data-alone]]:max-w-page has-[[data-alone]]:[&>header]:sr-only max-sm:has-[[data-alone]]:pt-0 sm:gap-4 sm:pt-4 sm:pb-8 lg:pt-6">
      <Head title={createMessages.pageTitle} description={createMessages.pageDescription} />
      {/* not mounted anew once it is known who is there: it is the largest that a phone paints first */}
      <PageTitle
        lead={
          <>
            <span className="group-has-[[data-known]]/page:hidden">{createMessages.pageLead}</span>
            <span className="not-group-has-[[data-known]]/page:hidden group-has-[[data-ready]]/page:hidden">
              {createMessages.pageLeadNext}
            </span>
            <span className="not-group-has-[[data-ready]_[data-known]]/page:hidden">
              {createMessages.pageLeadReady}
            </span>
          </>
        }
      >
        {createMessages.pageTitle}
      </PageTitle>
      {user && <CreateOutline key={user.id} user={user} />}
    </PageColumn>
  )
}

function CreateOutline({ user }: { user: User }) {
  const { generate, generation } = useGenerateOutline(user)
  const recovery = useRecovery(user)
  const { plan, profile } = usePlan(user)
  const form = useOutlineForm(user.id, usualTypeOf(profile))
  const { working, resumed, request, stage, sections, outline, failure } = generation
  // it may have been edited on its own page since
  const queryClient = useQueryClient()
  const { textOf } = outlineCache(queryClient, user.id)
  const text = outline && (textOf(outline.request_id) ?? outline.generated_content)
  const [openedWith] = useState(outline?.request_id)
  const { known } = useVideoPreview(form.values.url)
  const { batch } = useQuery(batchQuery(user.id)).data
  const anchorRef = useRef<ScrollAnchor>(null)
  const formCard = useRef<HTMLDivElement>(null)
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  // the sheet that was there when this page's own was asked for; undefined while none was
  const [before, setBefore] = useState<string | null>()
  const made = before !== undefined && !working && outline && outline.request_id !== before
  // the sheet comes where it will stand, and the form is folded
  const making = working && !resumed && !batch
  const waits = !batch && !outline && !working
  const [anew, mountAnew] = useReducer((times: number) => times + 1, 0)
  // not what the history has not taken: it may stand here alone
  useBeginAnew(Boolean(outline) && !working && recovery?.unsaved === 0, () => {
    updateGeneration(queryClient, user.id, { outline: null })
    if (!made) return
    setBefore(undefined)
    form.change(EMPTY_FORM)
    mountAnew()
  })
  // what is being made, or was, comes right after the form
  const below = Boolean(made) || working
  const column = 'flex min-w-0 flex-col gap-5 sm:gap-8'
  const progress = {
    stage,
    resumed,
    request,
    sections,
    anchorRef,
    sermon: ownHeading(known?.title)?.sermon,
  }
  // it comes while the rest of the form is filled in, and not while the page still begins
  const hasLink = form.values.url !== ''
  useEffect(() => {
    if (hasLink) LazySheetInMaking.preload().catch(() => {})
  }, [hasLink])
  return (
    <div
      data-made={made ? true : undefined}
      data-making={making ? true : undefined}
      data-alone={made || making ? true : undefined}
      className={classNames(
        column,
        made && 'gap-3! sm:gap-4!',
        making && 'gap-y-0! lg:beside-rail lg:grid-rows-[auto_1fr]',
        !made && !making && 'lg:grid lg:grid-cols-[1.6fr_1fr] lg:items-start',
        waits && 'lg:gap-y-12',
      )}
    >
      <LazyLastSheet userId={user.id} isHere={working || Boolean(outline)} />
      <div
        className={classNames(
          column,
          making ? 'contents!' : made && !batch ? 'hidden!' : 'max-lg:contents',
        )}
      >
        {batch ? (
          <BatchProgress user={user} />
        ) : (
          <OutlineForm
            key={anew}
            userId={user.id}
            state={form}
            signedIn
            working={working}
            making={making}
            failure={failure}
            onGenerate={async (input) => {
              setBefore(outline?.request_id ?? null)
              // with the sheet its tools are there
              if (navigator.onLine) {
                LazyShareBar.preload().catch(() => {})
                LazyFoldedForm.preload().catch(() => {})
              }
              const refused = await generate(input)
              // the form is unfolded before it leads to what is wrong, which else would move from there
              if (refused) flushSync(lookAgain)
              return refused
            }}
            folded={Boolean(made)}
            left={plan && plan.status !== 'expired' ? plan.requestsRemaining : null}
            cardRef={formCard}
          />
        )}
        {!below && !waits && <UsageCard user={user} size="line" />}
      </div>
      <div className={classNames(column, making ? 'contents!' : 'lg:h-full empty:hidden')}>
        {making && <LazySheetInMaking userId={user.id} values={form.values} {...progress} />}
        {working && !making && (
          <div className="flex flex-col">
            <LazyGenerationProgress {...progress} />
          </div>
        )}
        {waits && (
          // on a phone below the form; beside it as high as that, and the sheet that comes moves nothing when it is there
          <div
            className={classNames(
              column,
              'lg:sticky lg:top-20 lg:min-h-[min(100%,50rem)] xl:min-h-[min(100%,42rem)]',
            )}
          >
            <UsageCard user={user} size="line" says="what stops" />
            <LazySheetToCome userId={user.id} values={form.values} />
          </div>
        )}
        {outline && text !== null && !making && (
          <OutlineResult
            key={outline.request_id}
            markdown={text}
            outline={outline}
            isNew={outline.request_id !== openedWith}
            isSaved={recovery?.unsaved === 0}
            anchorRef={anchorRef}
            actions={<LazyShareBar outline={outline} markdown={text} place={null} />}
            change={
              made && (
                <LazyFoldedForm
                  userId={user.id}
                  title={sermonOf(outline.generated_content)}
                  values={form.values}
                  formRef={formCard}
                  onUnfold={() => {
                    setBefore(undefined)
                    form.keep()
                  }}
                />
              )
            }
          />
        )}
        {below && !making && <UsageCard user={user} size="line" />}
      </div>
      {waits && (
        <div className="contents lg:*:col-span-2">
          <UsageCard user={user} size="line" says="the rest" />
        </div>
      )}
    </div>
  )
}

/** What a sheet calls itself, without the passage behind the dash. */
function sermonOf(markdown: string): string {
  const [, heading] = /^# +(.+)/.exec(markdown) ?? []
  return ownHeading(heading)?.sermon ?? ''
}
