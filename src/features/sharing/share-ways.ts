import type { ComponentProps } from 'react'
import { sharingMessages } from '@/messages/sharing'
import type { ShareIcon } from '@/ui/elements/share-icon'
import type { useSharing } from './use-sharing'

export type ShareWay = {
  icon: ComponentProps<typeof ShareIcon>['name']
  label: string
  busy: boolean
  opensDialog: boolean
  onChoose: () => void
}

/** What an outline can leave the app by (GEN-8, GEN-9), besides WhatsApp, which most take; what is taken more often first. */
export function shareWays(sharing: ReturnType<typeof useSharing>): readonly ShareWay[] {
  const { savingWord } = sharing
  return [
    {
      icon: 'print',
      label: sharingMessages.print,
      busy: false,
      opensDialog: true,
      onChoose: () => sharing.setDialog('print'),
    },
    {
      icon: 'word',
      label: savingWord ? sharingMessages.wordBusy : sharingMessages.word,
      busy: savingWord,
      opensDialog: false,
      onChoose: () => void sharing.saveWord(),
    },
    {
      icon: 'copy',
      label: sharingMessages.copy,
      busy: false,
      opensDialog: false,
      onChoose: () => void sharing.copy(),
    },
    {
      icon: 'email',
      label: sharingMessages.email,
      busy: false,
      opensDialog: false,
      onChoose: () => void sharing.sendByEmail(),
    },
  ]
}
