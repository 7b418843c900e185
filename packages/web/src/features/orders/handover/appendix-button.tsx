import type { Order } from '@diandu/core/orders'
import { useSend } from '../../../app/queries/use-send.ts'
import { useFailureToast } from '../../../app/layout/failures/use-failure-toast.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { handoverMessages } from '../../../messages/orders/handover.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'

/** The list of handed-over items, as a file. Its address is fetched upon the press: it is valid for half an hour. */
export function AppendixButton({ order: { id, number } }: { readonly order: Pick<Order, 'id' | 'number'> }) {
  const messages = useMessages(handoverMessages).appendix
  const { send, isBusy } = useSend({
    async send({ handovers, media }) {
      const address = await handovers.appendix(id)
      return address.ok ? media.download(address.value.url, `${number}-${messages.file}.pdf`) : address
    },
    onFailed: useFailureToast(),
  })
  return (
    <Button look="secondary" block busy={isBusy} consequence={messages.note} onClick={() => void send()}>
      {messages.get}
    </Button>
  )
}
