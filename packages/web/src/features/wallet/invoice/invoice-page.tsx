import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { invoiceWords } from '../../../words/invoice.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { invoiceableQuery } from '../bill-queries.ts'
import styles from '../facts.module.css'
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
  if (scope === undefined && isError) {
    return (
      <ErrorState
        picture="adrift"
        message={words.failed}
        action={
          <Button look="secondary" size="small" icon="refresh" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        }
      />
    )
  }
  if (scope === undefined) {
    return (
      <Skeleton label={words.loading}>
        <SkeletonLines count={8} />
      </Skeleton>
    )
  }
  if (scope.orders.length === 0) {
    return (
      <EmptyState picture="paper" action={<Button link={(parts) => <PageLink to="/user_center/order" {...parts} />}>{words.nothingAction}</Button>}>
        {words.nothing}
      </EmptyState>
    )
  }
  return <InvoiceFields scope={scope} />
}
