import { useQueryClient } from '@tanstack/react-query'
import { formatTime } from '@diandu/core/format'
import { mayNudge, NUDGED_EVERY_MS, type AwaitedStep, type Order } from '@diandu/core/orders'
import { passingMessages } from '../../../../app/layout/failures/failure-handler.ts'
import { useLoad } from '../../../../app/queries/use-load.ts'
import { failureOfError, valueOrThrow } from '../../../../app/queries/failures/failure-error.ts'
import { useSend } from '../../../../app/device/use-send.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { usePorts } from '../../../../app/queries/ports-context.ts'
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
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const query = nudgeQuery(ports, order.id)
  const { data: nudgedAt = null } = useLoad(query)
  const { mutate, isPending } = useSend({
    mutationFn: async () => valueOrThrow(await (await ports()).nudges.send(order.id)),
    onSuccess: (at) => {
      queries.setQueryData(query.queryKey, at)
      toasts.show(messages.sent, 'good')
    },
    onError: (error) => {
      const reason = passingMessages(failureOfError(error), locale)
      if (reason !== undefined) toasts.show(reason, 'bad')
      void queries.invalidateQueries({ queryKey: ['order', order.id] })
    },
  })
  const isAsked = nudgedAt !== null && !mayNudge(nudgedAt, now)
  return (
    <Button
      block
      busy={isPending}
      disabled={isAsked}
      consequence={isAsked ? messages.again(formatTime(nudgedAt + NUDGED_EVERY_MS, 'yyyy-mm-dd hh:mm')) : messages.note}
      onClick={() => mutate(undefined)}
    >
      {isAsked ? messages.asked[act] : messages.ask[act]}
    </Button>
  )
}
