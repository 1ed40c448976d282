import { MAX_LENGTH } from '@contract/limits'
import { createMessages } from '@/messages/create/create'
import { SuggestionChips } from '@/ui/forms/suggestion-chips'
import { TextArea } from '@/ui/forms/text-area'

type ProfileFieldProps = {
  id?: string
  value: string
  /** Whether there are profiles to begin with, in one tap; while that is not known, their room is kept. */
  presets: boolean | 'awaited'
  onChange: (profile: string) => void
  className?: string
}

/** Who the group is: of an outline that is asked for, and of a group that is kept. */
export function ProfileField({ id, value, presets, onChange, className }: ProfileFieldProps) {
  return (
    <TextArea
      {...{ id, className }}
      label={createMessages.groupProfile}
      mark={createMessages.optional}
      placeholder={createMessages.groupProfilePlaceholder(Boolean(presets))}
      grows
      maxLength={MAX_LENGTH.groupProfile}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      above={
        presets && (
          <div className={presets === 'awaited' ? 'invisible mb-1' : 'mb-1'}>
            <SuggestionChips
              legend={createMessages.profilePresetsTitle}
              options={createMessages.profilePresets}
              value={value}
              onChange={onChange}
            />
          </div>
        )
      }
    />
  )
}
