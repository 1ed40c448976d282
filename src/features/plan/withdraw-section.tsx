import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reloadPlan } from '@/domain/plan/plan-cache'
import { planQueries } from '@/domain/plan/plan-queries'
import { withdraw } from '@/domain/plan/subscription'
import { toAppError } from '@/lib/app-error'
import { formatPlanDate } from '@/lib/formats'
import { logWarning } from '@/lib/log'
import { commonMessages } from '@/messages/common'
import { checkoutMessages } from '@/messages/plan/checkout'
import { pixMessages } from '@/messages/plan/pix'
import { Button } from '@/ui/elements/button'
import { Card } from '@/ui/elements/card'
import { Dialog } from '@/ui/elements/dialog'
import { Notice } from '@/ui/feedback/notice'

type WithdrawSectionProps = {
  userId: string
  /** ISO 8601, the first moment that is too late. */
  until: string
  /** What is withdrawn from is a month by Pix. */
  byPix: boolean
  onWithdrawn: () => void
}

/** The right of withdrawal within seven days of the first payment (CDC art. 49), asked about once more. */
export function WithdrawSection({ userId, until, byPix, onWithdrawn }: WithdrawSectionProps) {
  const words = byPix ? pixMessages : checkoutMessages
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: withdraw,
    onError: (cause) => logWarning('withdrawal_failed', cause),
    onSuccess: (state) => {
      queryClient.setQueryData(planQueries.subscription(userId).queryKey, state)
      setOpen(false)
      onWithdrawn()
      void reloadPlan(queryClient, userId)
    },
  })
  const close = () => {
    if (isPending) return
    reset()
    setOpen(false)
  }
  return (
    <Card
      as="section"
      tone="quiet"
      aria-label={words.withdraw}
      className="flex flex-col items-start gap-4 md:flex-row md:items-center md:justify-between lg:col-span-2"
    >
      <p className="text-muted">{words.withdrawUntil(lastDay(until))}</p>
      <Button variant="secondary" className="shrink-0" onClick={() => setOpen(true)}>
        {words.withdraw}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={words.withdrawTitle}
        closeLabel={commonMessages.close}
        footer={
          <>
            <Button variant="secondary" disabled={isPending} onClick={close}>
              {words.withdrawKeep}
            </Button>
            <Button
              variant="danger"
              busy={isPending}
              busyLabel={checkoutMessages.withdrawBusy}
              onClick={() => mutate()}
            >
              {checkoutMessages.withdrawConfirm}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          {words.withdrawTexts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {error && (
            <Notice tone="danger" announce="assertive">
              <p>{toAppError(error).userText}</p>
            </Notice>
          )}
        </div>
      </Dialog>
    </Card>
  )
}

/** The deadline is the midnight that ends the last day. */
function lastDay(until: string): string {
  return formatPlanDate(new Date(new Date(until).getTime() - 1))
}
