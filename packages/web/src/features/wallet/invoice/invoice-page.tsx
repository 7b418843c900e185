import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { invoiceWords } from '../../../words/invoice.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { invoiceableQuery } from '../bill-queries.ts'
import styles from '../bills.module.css'
import { InvoiceCourse } from './invoice-course.tsx'
import { InvoiceFields } from './invoice-fields.tsx'

/** Asking for an invoice, or one of them with its course (`?id=`). */
export function Page() {
  const title = useWords(titleWords).invoice
  const [search] = useSearchParams()
  const id = search.get('id')
  return (
    <Screen top={<BackBar title={title} home="/user_center/server/my_ticket" />}>
      <div className={styles.page}>{id === null ? <AskInvoice /> : <InvoiceCourse id={id} />}</div>
    </Screen>
  )
}

function AskInvoice() {
  const words = useWords(invoiceWords).form
  const { data: scope, isError, refetch } = useQuery(invoiceableQuery(usePorts()))
  if (scope === undefined) return <LoadState words={words} lines={8} isError={isError} onRetry={() => void refetch()} />
  if (scope.orders.length === 0) {
    return (
      <EmptyState picture="paper" action={<Button link={(parts) => <PageLink to="/user_center/order" {...parts} />}>{words.nothingAction}</Button>}>
        {words.nothing}
      </EmptyState>
    )
  }
  return <InvoiceFields scope={scope} />
}
