import { useQueryClient } from '@tanstack/react-query'
import { formatTime } from '@diandu/core/format'
import { mayNudge, NUDGED_EVERY_MS, type AwaitedStep, type Order } from '@diandu/core/orders'
import { useSend } from '../../../../app/queries/use-send.ts'
import { useFailureToast } from '../../../../app/layout/failures/use-failure-toast.ts'
import { useLoad, usePorts } from '../../../../app/queries/queries.ts'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { orderDetailMessages } from '../../../../messages/orders/order-detail.messages.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { toasts } from '../../../../ui/feedback/toasts.ts'
import { nudgeQuery } from '../../order-queries.ts'

interface NudgeSellerProps {
  readonly order: Order
  readonly act: AwaitedStep
  readonly now: number
}

/** Asks the seller for the step that the order waits for; once a day. */
export function NudgeSeller({ order, act, now }: NudgeSellerProps) {
  const { nudge: messages } = useMessages(orderDetailMessages)
  const ports = usePorts()
  const queries = useQueryClient()
  const query = nudgeQuery(ports, order.id)
  const { data: nudgedAt = null } = useLoad(query)
  const showFailure = useFailureToast()
  const { send, isBusy } = useSend({
    send: ({ nudges }) => nudges.send(order.id),
    onDone: (at) => {
      queries.setQueryData(query.queryKey, at)
      toasts.show(messages.sent, 'good')
    },
    onFailed: (failure) => {
      showFailure(failure)
      void queries.invalidateQueries({ queryKey: ['order', order.id] })
    },
  })
  const isAsked = nudgedAt !== null && !mayNudge(nudgedAt, now)
  return (
    <Button
      block
      busy={isBusy}
      disabled={isAsked}
      consequence={isAsked ? messages.again(formatTime(nudgedAt + NUDGED_EVERY_MS, 'yyyy-mm-dd hh:mm')) : messages.note}
      onClick={() => void send()}
    >
      {isAsked ? messages.asked[act] : messages.ask[act]}
    </Button>
  )
}
