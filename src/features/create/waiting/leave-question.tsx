import { commonMessages } from '@/messages/common'
import { createMessages } from '@/messages/create/create'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'

export type LeaveQuestionProps = { onStay: () => void; onLeave: () => void }

export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog
      open
      onClose={onStay}
      title={createMessages.leaveTitle}
      closeLabel={commonMessages.close}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {createMessages.leave}
          </Button>
          <Button onClick={onStay}>{createMessages.stay}</Button>
        </>
      }
    >
      <p>{createMessages.leaveText}</p>
    </Dialog>
  )
}
