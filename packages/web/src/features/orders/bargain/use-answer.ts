import { useQueryClient } from '@tanstack/react-query'
import type { OfferAnswer, ShownOffer } from '@diandu/core/orders'
import { useSend } from '../../../app/queries/use-send.ts'
import { useFailureToast } from '../../../app/layout/failures/use-failure-toast.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { bargainMessages } from '../../../messages/orders/bargain.messages.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { refreshBargain } from '../order-queries.ts'

/** One word to the sum that waits; what came of it is read again, also where another device was first. */
export function useAnswer(offer: ShownOffer, onSettled: () => void) {
  const messages = useMessages(bargainMessages)
  const queries = useQueryClient()
  return useSend({
    send: ({ priceOffers }, answer: OfferAnswer) => priceOffers.answer(offer.id, answer),
    onDone: (_, { kind }) => toasts.show(messages.done[kind], 'good'),
    onFailed: useFailureToast(),
    onSettled: () => {
      onSettled()
      return refreshBargain(queries, offer.shopId)
    },
  })
}
