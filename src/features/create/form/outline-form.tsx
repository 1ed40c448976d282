import { DURATION, MAX_LENGTH } from '@contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isLostConnection, type GenerationFailure } from '@/domain/generation/generation-failure'
import {
  EMPTY_FORM,
  type OutlineFormValues,
  type OutlineInput,
} from '@/domain/generation/outline-input'
import { formOf, MOST_GROUPS } from '@/domain/group/group'
import { groupQueries } from '@/domain/group/group-queries'
import { TYPE_OPTIONS } from '@/domain/outline/type-options'
import { createMessages } from '@/messages/create/create'
import { groupMessages } from '@/messages/groups/groups'
import { ProfileField } from '@/outline-view/profile-field'
import { Button } from '@/ui/elements/button'
import { FoldedFields, quietWayClass } from '@/ui/elements/disclosure'
import { focusFirstInvalid } from '@/ui/forms/field'
import { Notice } from '@/ui/feedback/notice'
import { notify } from '@/ui/feedback/notify'
import { SelectField } from '@/ui/forms/select-field'
import { SliderField } from '@/ui/forms/slider-field'
import { TextArea } from '@/ui/forms/text-area'
import { AdvancedSettings } from './advanced-settings'
import { useAskedProfile } from './asked-profile'
import { ExampleVideoPicker } from '../link/example-video-picker'
import { FailureNotice } from './failure-notice'
import { FoldedForm } from './folded-form'
import {
  fieldErrorsOf,
  mends,
  problemErrors,
  withoutErrorsOf,
  type FieldErrors,
} from './form-errors'
import { followedUp, GroupChoice, useLastOutline } from './group-choice'
import { LazyOutlineView } from '../waiting/lazy-outline-view'
import { LinkField } from '../link/link-field'
import { useVideoPreview } from '../link/use-video-preview'
import { readForm, type FormProblem } from './read-form'
import { timeErrors } from './time-input'
import { LazySaveGroup } from './lazy-save-group'
import { SeriesChoice } from './series-choice'
import { SubmitBar } from './submit-bar'
import { TranscriptField } from './transcript-field'
import { useLeastDuration } from './use-least-duration'
import type { OutlineFormState } from './use-outline-form'

type OutlineFormProps = {
  userId: string
  state: OutlineFormState
  signedIn: boolean
  /** An outline is being made that was asked for before this form was opened. */
  working: boolean
  /** Why earlier work brought no outline; shown where it can be mended. */
  failure: GenerationFailure | null
  /** Answers why there is no outline, or null; the form then shows where it can be mended. */
  onGenerate: (input: OutlineInput) => Promise<GenerationFailure | null>
  /** The title of the sheet that it made, under which it is folded into one line; null while it is open. */
  foldedTitle: string | null
  onUnfold: () => void
}

/** The form of /criar-esboco (GEN-1..3). What was typed stays, whatever comes of it, on the device too. */
export function OutlineForm(props: OutlineFormProps) {
  const { userId, state, signedIn, working, failure, onGenerate, foldedTitle, onUnfold } = props
  const form = useRef<HTMLFormElement>(null)
  // what a message in passing says of a field, until that field changes
  const problem = useRef<FormProblem>(null)
  const transcriptId = useId()
  const profileId = useId()
  useAskedProfile(profileId)
  const { typed, values, offersType, change: changeValues, saveNow, offered, dismiss } = state
  const { known } = useVideoPreview(values.url)
  const { data: groups } = useQuery(groupQueries.list(userId))
  const group = groups?.find(({ id }) => id === values.groupId)
  const least = useLeastDuration(group, values.outlineType)
  const tooShort =
    group && least.alone > values.duration ? groupMessages.tooShort(group.name, least.alone) : null
  const lastOutline = useLastOutline(userId, values.groupId)
  const last = least.withFollowUp > values.duration ? null : lastOutline
  const [errors, setErrors] = useState<FieldErrors>({})
  const [sending, setSending] = useState(false)
  const busy = sending || working
  // counts up each time the folded part has to show what is in it
  const [unfolded, setUnfolded] = useState(0)
  const [seriesUnfolded, setSeriesUnfolded] = useState(0)
  const [optionsOpen, setOptionsOpen] = useState(() => hasOptions(values))
  const [shownFailure, setShownFailure] = useState<GenerationFailure | null>(null)
  if (failure !== shownFailure) {
    const found = failure ? fieldErrorsOf(failure) : {}
    setShownFailure(failure)
    setErrors(found)
    if (isFolded(found)) setOptionsOpen(true)
    if (found.times !== undefined) setUnfolded((count) => count + 1)
  }
  const times = timeErrors({ start: values.startTime, end: values.endTime })
  const timesWrong = times.start !== null || times.end !== null

  // whoever has typed nothing yet begins with the group of the last outline
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    const [usual] = groups ?? []
    if (begun || !groups) return
    setBegun(true)
    if (usual && isUntouched(typed)) changeValues(formOf(usual))
  }, [groups, begun, typed, changeValues])

  const change = (changed: Partial<OutlineFormValues>) => {
    changeValues(changed)
    setErrors((before) => withoutErrorsOf(changed, before))
    if (problem.current === null || !mends(changed, problem.current)) return
    problem.current = null
    notify.clear()
  }

  /** The first field that is wrong gets the cursor; returns whether there was one. */
  const show = (found: FieldErrors, unfold = found.times !== undefined): boolean => {
    flushSync(() => {
      setSending(false)
      setErrors(found)
      if (unfold || isFolded(found)) setOptionsOpen(true)
      if (unfold) setUnfolded((count) => count + 1)
      if (found.series !== undefined) setSeriesUnfolded((count) => count + 1)
    })
    return form.current !== null && focusFirstInvalid(form.current)
  }

  const openTranscript = () => {
    flushSync(() => setOptionsOpen(true))
    document.getElementById(transcriptId)?.focus()
  }

  const submitButton = () =>
    form.current?.querySelector<HTMLButtonElement>('button[type=submit]') ?? null

  const unfoldForm = () => {
    flushSync(onUnfold)
    form.current?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'nearest' })
  }

  const submit = async () => {
    const read = readForm(values, signedIn, followedUp(values, last)?.id)
    if ('problem' in read) {
      const { field, title, text } = read.problem
      problem.current = read.problem
      if (title === null) notify.clear()
      else notify.error(title, text === undefined ? {} : { description: text })
      show(problemErrors(values, read.problem), field === 'times')
      return
    }
    if (tooShort !== null) {
      notify.clear()
      show({})
      return
    }
    const { activeElement } = document
    // what was wrong before is mended, and which link is wanted is told
    problem.current = null
    dismiss()
    notify.clear()
    setErrors({})
    setSending(true)
    // what it was made with stays in the form, whatever the next one would begin with
    if (typed.outlineType !== values.outlineType) changeValues({ outlineType: values.outlineType })
    saveNow()
    if (navigator.onLine) LazyOutlineView.preload().catch(() => {})
    const refused = await onGenerate(read.input)
    const found = show(refused ? fieldErrorsOf(refused) : {})
    // a disabled button has lost the focus, which only a notice takes
    if (refused && !found && !isLostConnection(refused)) {
      const pressed = activeElement instanceof HTMLElement && activeElement.isConnected
      ;(pressed ? activeElement : submitButton())?.focus()
    }
  }

  const ofGroup = {
    type: (
      <SelectField
        label={createMessages.type}
        placeholder={createMessages.typePlaceholder}
        hint={offersType ? createMessages.typeOffered : undefined}
        required
        options={TYPE_OPTIONS}
        value={values.outlineType}
        error={errors.outlineType}
        onValueChange={(outlineType) => change({ outlineType })}
      />
    ),
    profile: (
      <ProfileField
        id={profileId}
        value={values.groupProfile}
        // whoever has groups of their own has these
        presets={groups?.length === 0}
        onChange={(groupProfile) => change({ groupProfile })}
      />
    ),
  }
  // a group that is chosen has told its type and its profile
  const groupChosen = values.groupId !== ''

  return (
    <>
      {failure && !busy && (
        // clear of the ground of the link, which reaches the edges of the card
        <div className="mb-10 sm:mb-12">
          <FailureNotice
            key={`${failure.code} ${failure.text}`}
            failure={failure}
            hasField={Object.keys(fieldErrorsOf(failure)).length > 0}
            onMend={() => show(fieldErrorsOf(failure))}
            onRetry={() => void submit()}
          />
        </div>
      )}
      {foldedTitle !== null && (
        <FoldedForm userId={userId} title={foldedTitle} values={values} onUnfold={unfoldForm} />
      )}
      <form
        ref={form}
        noValidate
        tabIndex={-1}
        hidden={foldedTitle !== null}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit()
        }}
        className="flex scroll-mt-24 flex-col gap-6 outline-none [&[hidden]]:hidden"
      >
        {/* the one thing that nothing can be made without */}
        <div className="-mx-5 -mt-5 flex flex-col gap-3 rounded-t-lg bg-accent-soft px-5 pt-5 pb-4 sm:-mx-7 sm:-mt-7 sm:px-7 sm:pt-6">
          {offered !== null && (
            <Notice title={createMessages.sharedTitle}>
              <p className="wrap-break-word">{createMessages.sharedText(offered)}</p>
              <div className="mt-3 flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  onClick={() => {
                    change({ url: offered })
                    dismiss()
                  }}
                >
                  {createMessages.sharedUse}
                </Button>
                <Button variant="quiet" onClick={dismiss}>
                  {createMessages.sharedKeep}
                </Button>
              </div>
            </Notice>
          )}
          <LinkField
            url={values.url}
            error={errors.url}
            offersStart={values.startTime === ''}
            onUrl={(url) => change({ url })}
            onStart={(startTime) => {
              change({ startTime })
              setOptionsOpen(true)
              setUnfolded((count) => count + 1)
            }}
          />
          {/* for whoever has no such link yet */}
          <div
            hidden={known !== null}
            className="-my-2 flex flex-wrap items-center gap-x-6 [&[hidden]]:hidden"
          >
            <button type="button" onClick={openTranscript} className={quietWayClass}>
              {createMessages.withTranscript}
            </button>
            {import.meta.env.VITE_LOCAL_BACKEND && (
              <ExampleVideoPicker url={values.url} onPick={(url) => change({ url })} />
            )}
          </div>
        </div>
        {groups && groups.length > 0 && (
          <GroupChoice groups={groups} last={last} values={values} onChange={change} />
        )}
        <div className="grid gap-x-4 gap-y-6 sm:max-lg:has-[>:nth-child(2)]:grid-cols-[1.12fr_1fr] xl:has-[>:nth-child(2)]:grid-cols-[1.12fr_1fr]">
          {!groupChosen && ofGroup.type}
          <SliderField
            label={createMessages.duration}
            {...{ min: DURATION.min, max: DURATION.max, step: DURATION.step }}
            value={values.duration}
            error={tooShort}
            valueText={createMessages.durationMinutes}
            decreaseLabel={createMessages.durationLess}
            increaseLabel={createMessages.durationMore}
            onValueChange={(duration) => change({ duration })}
          />
        </div>
        {!groupChosen && ofGroup.profile}
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
        <FoldedFields
          title={createMessages.moreOptions}
          open={optionsOpen}
          onToggle={setOptionsOpen}
        >
          {groupChosen && ofGroup.type}
          {groupChosen && ofGroup.profile}
          <TextArea
            label={createMessages.additionalInfo}
            mark={createMessages.optional}
            placeholder={createMessages.additionalInfoPlaceholder}
            rows={2}
            maxLength={MAX_LENGTH.additionalInfo}
            value={values.additionalInfo}
            onChange={(event) => change({ additionalInfo: event.target.value })}
          />
          <SeriesChoice
            key={`series-${String(seriesUnfolded)}`}
            userId={userId}
            defaultOpen={seriesUnfolded > 0}
            values={values}
            checked={errors.series !== undefined}
            onChange={change}
          />
          <TranscriptField
            id={transcriptId}
            value={values.transcript}
            error={errors.transcript}
            onChange={(transcript) => change({ transcript })}
          />
          <AdvancedSettings
            // a new one opens at once
            key={unfolded}
            defaultOpen={unfolded > 0}
            start={values.startTime}
            end={values.endTime}
            errors={{ start: times.start, end: times.end ?? errors.times ?? null }}
            onStart={(startTime) => change({ startTime })}
            onEnd={(endTime) => change({ endTime })}
          />
        </FoldedFields>
        <SubmitBar>
          <Button
            type="submit"
            size="lg"
            wide
            busy={busy}
            busyLabel={createMessages.submitting}
            disabled={timesWrong}
          >
            {createMessages.submit}
          </Button>
          {timesWrong && (
            <p className="text-center text-sm text-muted">{createMessages.checkTimes}</p>
          )}
        </SubmitBar>
      </form>
    </>
  )
}

/** Whether something stands in the fields that are folded away. */
function hasOptions({ additionalInfo, transcript, startTime, endTime, series }: OutlineFormValues) {
  return [additionalInfo, transcript, startTime, endTime, series].some((value) => value !== '')
}

/** Whether one of the fields that are folded away has to be looked at. */
function isFolded({ times, transcript, series }: FieldErrors): boolean {
  return times !== undefined || transcript !== undefined || series !== undefined
}

/** But for the link, which another app may have brought. */
function isUntouched(values: OutlineFormValues): boolean {
  return JSON.stringify({ ...values, url: '' }) === JSON.stringify(EMPTY_FORM)
}

/** Whether the form describes a group that is not saved. */
function isGroup({ groupId, outlineType, groupProfile }: OutlineFormValues): boolean {
  return groupId === '' && outlineType !== '' && groupProfile.trim() !== ''
}
