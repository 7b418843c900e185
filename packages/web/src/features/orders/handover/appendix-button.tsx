import type { Order } from '@diandu/core/orders'
import { failureOfError } from '../../../app/queries/failures/failure-error.ts'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { useSend } from '../../../app/device/use-send.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { call } from '../../../app/queries/run-query.ts'
import { handoverMessages } from '../../../messages/orders/handover.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'

/** The list of handed-over items, as a file. Its address is fetched upon the press: it is valid for half an hour. */
export function AppendixButton({ order: { id, number } }: { readonly order: Pick<Order, 'id' | 'number'> }) {
  const messages = useMessages(handoverMessages).appendix
  const locale = useLocale()
  const ports = usePorts()
  const { mutate, isPending } = useSend({
    mutationFn: () =>
      call(ports, async ({ handovers, media }) => {
        const address = await handovers.appendix(id)
        return address.ok ? media.download(address.value.url, `${number}-${messages.file}.pdf`) : address
      })(),
    onError: (thrown) => {
      const reason = passingMessages(failureOfError(thrown), locale)
      if (reason !== undefined) toasts.show(reason, 'bad')
    },
  })
  return (
    <Button look="secondary" block busy={isPending} consequence={messages.note} onClick={() => mutate()}>
      {messages.get}
    </Button>
  )
}
