import { useSearchParams } from 'react-router-dom'
import { PageLink } from '../../../router/page-link.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { invoiceMessages } from '../../../messages/money/invoice.messages.ts'
import { invoiceableQuery } from '../wallet-queries.ts'
import { InvoiceProgress } from './invoice-progress.tsx'
import { InvoiceFields } from './invoice-fields.tsx'

/** Asking for an invoice, or one of them with its steps (`?id=`). */
export function Page() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <BackScreen title="invoice" home="/user_center/server/my_ticket">
      <div className="page">{id === null ? <RequestInvoice /> : <InvoiceProgress id={id} />}</div>
    </BackScreen>
  )
}

function RequestInvoice() {
  const messages = useMessages(invoiceMessages).form
  const { data: scope, isError, refetch } = useLoad(invoiceableQuery(usePorts()), 'own-page')
  if (scope === undefined)
    return <LoadState messages={messages} lines={8} isError={isError} onRetry={() => void refetch()} />
  if (scope.orders.length === 0) {
    return (
      <EmptyState
        picture="paper"
        action={
          <Button link={(parts) => <PageLink to="/user_center/order" {...parts} />}>{messages.nothingAction}</Button>
        }
      >
        {messages.nothing}
      </EmptyState>
    )
  }
  return <InvoiceFields scope={scope} />
}
