import { useQueryClient } from '@tanstack/react-query'
import type { OfferAnswer, ShownOffer } from '@diandu/core/orders'
import { failureOfError } from '../../../app/queries/failures/failure-error.ts'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { useSend } from '../../../app/device/use-send.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { call } from '../../../app/queries/run-query.ts'
import { bargainMessages } from '../../../messages/orders/bargain.messages.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { refreshBargain } from '../order-queries.ts'

/** One word to the sum that waits; what came of it is read again, also where another device was first. */
export function useAnswer(offer: ShownOffer, onSettled: () => void) {
  const messages = useMessages(bargainMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  return useSend({
    mutationFn: (answer: OfferAnswer) => call(ports, ({ priceOffers }) => priceOffers.answer(offer.id, answer))(),
    onSuccess: (_, { kind }) => toasts.show(messages.done[kind], 'good'),
    onError: (thrown) => {
      const reason = passingMessages(failureOfError(thrown), locale)
      if (reason !== undefined) toasts.show(reason, 'bad')
    },
    onSettled: () => {
      onSettled()
      return refreshBargain(queries, offer.shopId)
    },
  })
}
