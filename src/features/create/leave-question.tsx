import { commonMessages } from '@/messages/common'
import { outlineMessages } from '@/messages/outline'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

export type LeaveQuestionProps = { onStay: () => void; onLeave: () => void }

export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onStay()
      }}
      title={outlineMessages.leaveTitle}
      closeLabel={commonMessages.close}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {outlineMessages.leave}
          </Button>
          <Button onClick={onStay}>{outlineMessages.stay}</Button>
        </>
      }
    >
      <p>{outlineMessages.leaveText}</p>
    </Dialog>
  )
}
