import { createMessages } from '@/messages/create'
import { ChoiceChips } from '@/ui/forms/choice-chips'

/** A group in one tap, to be told in more detail; gone once somebody has words of their own, which no tap replaces. */
export function ProfilePresets({
  profile,
  onChoose,
}: {
  profile: string
  onChoose: (profile: string) => void
}) {
  const isOwn =
    profile.trim() !== '' && createMessages.profilePresets.every(({ value }) => value !== profile)
  if (isOwn) return null
  return (
    <ChoiceChips
      legend={createMessages.profilePresetsTitle}
      options={createMessages.profilePresets}
      value={profile}
      onChange={onChoose}
    />
  )
}
