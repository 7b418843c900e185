import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isPending, REQUEST_DAYS, type OwnRequest, type RequestDays } from '@diandu/core/buyer-requests'
import { formatTime } from '@diandu/core/format'
import { useSend } from '../../../app/queries/use-send.ts'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { failureText } from '@diandu/core/messages'
import { requestQuery } from '../request-queries.ts'
import { wantPath } from '../want-buy/want-address.ts'

type Act = { readonly kind: 'close' } | { readonly kind: 'extend'; readonly days: RequestDays }

export function RequestActions({ request }: { readonly request: OwnRequest }) {
  const messages = useMessages(buyerRequestMessages)
  const { request: words } = messages
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const [open, setOpen] = useState<Act['kind']>()
  const { send, isBusy } = useSend({
    send: ({ buyerRequests }, act: Act) =>
      act.kind === 'close' ? buyerRequests.close(request.id) : buyerRequests.extend(request.id, act.days),
    onDone: (changed, act) => {
      queries.setQueryData(requestQuery(ports, request.id).queryKey, changed)
      toasts.show(act.kind === 'close' ? words.closed : words.extended(formatTime(changed.until, 'yyyy-mm-dd')), 'good')
      void queries.invalidateQueries({ queryKey: ['my-requests'] })
      void queries.invalidateQueries({ queryKey: ['open-requests'] })
    },
    onFailed: (failure) => {
      toasts.show(failureText(failure, locale), 'bad')
      void queries.invalidateQueries({ queryKey: requestQuery(ports, request.id).queryKey })
    },
    onSettled: () => setOpen(undefined),
  })
  useBackCloses(open === 'close', isBusy ? undefined : () => setOpen(undefined))
  const again = (
    <Button
      look="secondary"
      block
      link={(parts) => <PageLink to={wantPath(request.criteria, request.content)} {...parts} />}
    >
      {isPending(request.state) ? words.loosen : words.again}
    </Button>
  )
  if (!isPending(request.state)) return <div className="mt-12 grid gap-8">{again}</div>
  return (
    <>
      <div className="mt-12 grid gap-8 cols-2">
        <Button look="secondary" block onClick={() => setOpen(open === 'extend' ? undefined : 'extend')}>
          {words.extend}
        </Button>
        <Button look="quiet" block onClick={() => setOpen('close')}>
          {words.close}
        </Button>
      </div>
      {open === 'extend' && (
        <div className="mt-12 grid gap-8">
          <p className="mb-4 type-line strong">
            {words.extendTitle} {words.extendLine}
          </p>
          <ChipGroup label={words.extendTitle}>
            {REQUEST_DAYS.map((days) => (
              <Chip key={days} onClick={() => void send({ kind: 'extend', days })}>
                {messages.want.dayCount(days)}
              </Chip>
            ))}
          </ChipGroup>
        </div>
      )}
      <ConfirmAction
        isConfirming={open === 'close'}
        title={words.closeTitle}
        confirmLabel={words.closeConfirm}
        cancelLabel={words.keep}
        busy={isBusy}
        onConfirm={() => void send({ kind: 'close' })}
        onCancel={() => setOpen(undefined)}
      >
        {words.closeLine}
      </ConfirmAction>
    </>
  )
}
