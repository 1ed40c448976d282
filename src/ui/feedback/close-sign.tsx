import { createContext, use } from 'react'
import { CloseIcon } from '@/ui/elements/icons'

/** What the button is called that takes a message away. */
export const CloseLabel = createContext('')

export function CloseSign() {
  return (
    <>
      <CloseIcon />
      <span className="sr-only">{use(CloseLabel)}</span>
    </>
  )
}
