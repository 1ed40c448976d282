import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { isLostConnection, type GenerationFailure } from '@/domain/generation/generation-failure'
import type { OutlineFormValues, OutlineInput } from '@/domain/generation/outline-input'
import { MOST_GROUPS } from '@/domain/group/group'
import { TYPE_OPTIONS } from '@/domain/outline/type-options'
import { createMessages } from '@/messages/create/create'
import { DurationField } from '@/outline-view/duration-field'
import { ProfileField } from '@/outline-view/profile-field'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { classNames } from '@/ui/elements/class-names'
import { focusFirstInvalid } from '@/ui/forms/field'
import { notify } from '@/ui/feedback/notify'
import { SelectField } from '@/ui/forms/select-field'
import { useAskedProfile } from '../group/use-asked-profile'
import { followedUp, GroupChoice } from '../group/group-choice'
import { LazySaveGroup } from '../group/lazy-save-group'
import { useChosenGroup } from '../group/use-chosen-group'
import { useUsualGroup } from '../group/use-usual-group'
import { LinkPart } from '../link/link-part'
import { LazyNewSheet } from '../waiting/lazy-new-sheet'
import { LazyFailureNotice } from './lazy-failure-notice'
import { fieldErrorsOf, mends, problemErrors, type FieldErrors } from './form-errors'
import { MoreOptions } from './more-options'
import { readForm, type FormProblem } from './read-form'
import { SubmitBar } from './submit-bar'
import { timeErrors } from './time-input'
import { useFormErrors } from './use-form-errors'
import type { OutlineFormState } from './use-outline-form'

type OutlineFormProps = {
  userId: string
  state: OutlineFormState
  signedIn: boolean
  /** An outline is being made that was asked for before this form was opened. */
  working: boolean
  /** What is being made is made with this form. */
  making: boolean
  /** Why earlier work brought no outline; shown where it can be mended. */
  failure: GenerationFailure | null
  /** Answers why there is no outline, or null; the form then shows where it can be mended. */
  onGenerate: (input: OutlineInput) => Promise<GenerationFailure | null>
  /** Put away: the sheet that it made is there, and says how to come back to it. */
  folded: boolean
  /** How many more can be made; null where that is not known. */
  left: number | null
  cardRef: RefObject<HTMLDivElement | null>
}

/** The form of /criar-esboco (GEN-1..3). What was typed stays, whatever comes of it, on the device too. */
export function OutlineForm(props: OutlineFormProps) {
  const { userId, state, signedIn, working, making, failure, onGenerate, folded, left, cardRef } =
    props
  const form = useRef<HTMLFormElement>(null)
  const profileId = useId()
  useAskedProfile(profileId)
  const { typed, values, change: changeValues } = state
  const { groups, tooShort, last } = useChosenGroup(userId, values)
  useUsualGroup(groups, typed, changeValues)
  const wrong = useFormErrors(values, failure)
  const times = timeErrors({ start: values.startTime, end: values.endTime })
  const problem = usePassingProblem()
  useEffect(() => {
    LazyFailureNotice.preload().catch(() => {})
  }, [])
  const [sending, setSending] = useState(false)
  const busy = sending || working
  const away = sending || making

  const change = (changed: Partial<OutlineFormValues>) => {
    changeValues(changed)
    wrong.mend(changed)
    problem.mend(changed)
  }

  /** The first field that is wrong gets the cursor; returns whether there was one. */
  const show = (found: FieldErrors, showsTimes?: boolean): boolean => {
    flushSync(() => {
      setSending(false)
      wrong.mark(found, showsTimes)
    })
    return form.current !== null && focusFirstInvalid(form.current)
  }

  const submit = async () => {
    const read = readForm(values, signedIn, followedUp(values, last)?.id)
    if ('problem' in read) {
      problem.tell(read.problem)
      show(problemErrors(values, read.problem), read.problem.field === 'times')
      return
    }
    if (tooShort !== null) {
      notify.clear()
      show({})
      return
    }
    const { activeElement } = document
    // what was wrong before is mended, and which link is wanted is told
    problem.clear()
    state.dismiss()
    wrong.mark({})
    setSending(true)
    // what it was made with stays in the form, whatever the next one would begin with
    if (typed.outlineType !== values.outlineType) changeValues({ outlineType: values.outlineType })
    state.saveNow()
    if (navigator.onLine) LazyNewSheet.preload().catch(() => {})
    const refused = await onGenerate(read.input)
    const found = show(refused ? fieldErrorsOf(refused) : {})
    // a disabled button has lost the focus, which only a notice takes
    if (refused && !found && !isLostConnection(refused)) {
      const pressed = activeElement instanceof HTMLElement && activeElement.isConnected
      const button = form.current?.querySelector<HTMLButtonElement>('button[type=submit]')
      ;(pressed ? activeElement : button)?.focus()
    }
  }

  const isReady = values.url !== '' && values.outlineType !== ''
  // a group that is chosen has told its type and its profile
  const groupChosen = values.groupId !== ''
  const typeField = (
    <SelectField
      label={createMessages.type}
      placeholder={createMessages.typePlaceholder}
      className={classNames(
        '[&_button]:border-2',
        // once the link is there, it is what is left to be told; the focus lies on its edge, not around it
        values.url !== '' &&
          values.outlineType === '' &&
          '[&_button:not([aria-invalid])]:border-gilt [&_button:not([aria-invalid])]:bg-gilt-soft [&_button:not([aria-invalid])]:-outline-offset-2 [&_button:not([aria-invalid])_*]:text-on-gilt-soft',
      )}
      hint={state.offersType ? createMessages.typeOffered : undefined}
      required
      options={TYPE_OPTIONS}
      value={values.outlineType}
      error={wrong.errors.outlineType}
      onValueChange={(outlineType) => change({ outlineType })}
    />
  )
  const profileField = (
    <ProfileField
      id={profileId}
      value={values.groupProfile}
      // a group that is chosen has words of its own
      presets={groups ? !groupChosen : 'awaited'}
      onChange={(groupProfile) => change({ groupProfile })}
      // what nobody has to tell is not louder than the type; of one weight, so that no tap moves any
      className={classNames(
        '[&_label:has([type=radio])]:font-normal',
        values.outlineType === '' && '[&_label:has([type=radio]:not(:checked))]:text-muted',
      )}
    />
  )

  return (
    <form
      ref={form}
      noValidate
      hidden={folded}
      data-ready={isReady || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
      // below each other the button stands in the page's own column, at whose end it is; else form and button are one card
      className={classNames(
        'contents [&[hidden]]:hidden',
        away
          ? 'lg:block lg:in-data-making:col-start-1 lg:in-data-making:row-start-1 lg:in-data-making:self-start'
          : 'lg:flex lg:flex-col lg:overflow-clip lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:shadow-md',
      )}
    >
      <Card
        ref={cardRef}
        tabIndex={-1}
        // of what is being made the sheet itself tells
        hidden={away}
        className="flex scroll-mt-24 flex-col gap-5 outline-none [&_[id$=-label]]:text-lg lg:rounded-none lg:border-0 lg:pb-1 lg:shadow-none"
      >
        {failure && !busy && (
          // clear of the ground of the link, which reaches the edges of the card
          <div className="mb-5">
            <LazyFailureNotice
              key={`${failure.code} ${failure.text}`}
              failure={failure}
              hasField={Object.keys(fieldErrorsOf(failure)).length > 0}
              onMend={() => show(fieldErrorsOf(failure))}
              onRetry={() => void submit()}
            />
          </div>
        )}
        {/* what is being made is made with what was typed: meanwhile it is there to be read */}
        <fieldset disabled={sending} className="contents disabled:*:pointer-events-none">
          <LinkPart state={state} wrong={wrong} onChange={change} />
          {groups && groups.length > 0 && (
            <GroupChoice groups={groups} last={last} values={values} onChange={change} />
          )}
          <div className="flex flex-col gap-4 md:flex-row md:gap-5 md:*:grow md:*:basis-0 lg:max-xl:flex-col">
            {!groupChosen && typeField}
            <DurationField
              minutes={values.duration}
              error={tooShort}
              onChange={(duration) => change({ duration })}
            />
          </div>
          {!groupChosen && profileField}
          {groups && groups.length < MOST_GROUPS && isGroup(values) && (
            <LazySaveGroup
              userId={userId}
              values={values}
              onSaved={(groupId) => {
                flushSync(() => changeValues({ groupId }))
                // the button that was pressed has gone; the group that came of it is chosen
                form.current?.querySelector<HTMLElement>('input[type=radio]:checked')?.focus()
              }}
            />
          )}
          <MoreOptions
            userId={userId}
            values={values}
            wrong={wrong}
            times={times}
            onChange={change}
          >
            {groupChosen && typeField}
            {groupChosen && profileField}
          </MoreOptions>
        </fieldset>
      </Card>
      <SubmitPart
        busy={busy}
        away={away}
        left={left}
        timesWrong={times.start !== null || times.end !== null}
        missing={
          isReady ? null : createMessages.missing(values.url === '', values.outlineType === '')
        }
      />
    </form>
  )
}

/** What the form is sent with; not while the times of the clip are wrong. */
function SubmitPart({
  busy,
  away,
  left,
  missing,
  timesWrong,
}: {
  busy: boolean
  /** The form is folded to this. */
  away: boolean
  left: number | null
  /** What it cannot do without, in words; null where all of it is there. */
  missing: string | null
  timesWrong: boolean
}) {
  const noteId = useId()
  const lacks = timesWrong ? createMessages.checkTimes : !busy && missing
  const note = lacks || (!busy && left && createMessages.cost(left))
  return (
    // what is waited for comes below it
    <SubmitBar atRest={busy && !away} away={away}>
      {note && (
        <p
          id={noteId}
          className={classNames(
            'grow basis-[40%] text-sm leading-snug text-balance',
            // what it costs has a line of its own above the button of a phone
            lacks
              ? 'min-w-[7rem] font-medium'
              : 'text-muted max-lg:-mb-0.5 max-lg:basis-full max-lg:text-center',
          )}
        >
          {note}
        </p>
      )}
      <Button
        aria-describedby={note ? noteId : undefined}
        type="submit"
        size="lg"
        wide
        className={away ? undefined : 'grow basis-[52%] px-3! lg:col-start-2 lg:min-h-12 lg:py-2'}
        // the one that is filled is what comes next
        variant={away ? 'soft' : missing === null ? 'primary' : 'waiting'}
        busy={busy}
        busyLabel={createMessages.submitting}
        disabled={timesWrong}
      >
        {createMessages.submit}
      </Button>
    </SubmitBar>
  )
}

/** What a message in passing says of a field, until that field changes. */
function usePassingProblem() {
  const told = useRef<FormProblem>(null)
  const clear = () => {
    told.current = null
    notify.clear()
  }
  return {
    clear,
    tell(problem: FormProblem) {
      const { title, text } = problem
      told.current = problem
      if (title === null) notify.clear()
      else notify.error(title, text === undefined ? {} : { description: text })
    },
    mend(changed: Partial<OutlineFormValues>) {
      if (told.current !== null && mends(changed, told.current)) clear()
    },
  }
}

/** Whether the form describes a group that is not saved. */
function isGroup({ groupId, outlineType, groupProfile }: OutlineFormValues): boolean {
  return groupId === '' && outlineType !== '' && groupProfile.trim() !== ''
}
