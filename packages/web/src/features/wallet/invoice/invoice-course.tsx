import { useQuery } from '@tanstack/react-query'
import { toInvoiceStatus, type ToldInvoice } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/words'
import { failureOfError } from '../../../app/failure-error.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Price } from '../../../ui/price.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { invoiceWords } from '../../../words/invoice.words.ts'
import { invoiceQuery } from '../bill-queries.ts'
import styles from '../bills.module.css'
import { useSaveFile } from '../use-save-file.ts'
import { courseView, isBeingMade, toneOf } from './invoice-view.ts'

const LIST = '/user_center/server/my_ticket'

/** One invoice: where it stands, every step with its time, and its file. */
export function InvoiceCourse({ id }: { readonly id: string }) {
  const words = useWords(invoiceWords)
  const { data: invoice, error, refetch } = useQuery(invoiceQuery(usePorts(), id))
  if (invoice !== undefined) return <Course invoice={invoice} />
  if (error !== null && failureOfError(error).kind === 'refused') {
    return <ErrorState picture="adrift" message={words.detail.gone} action={<Button link={(parts) => <PageLink to={LIST} {...parts} />}>{words.detail.back}</Button>} />
  }
  return <LoadState words={{ ...words.detail, retry: words.form.retry }} lines={8} isError={error !== null} onRetry={() => void refetch()} />
}

function Course({ invoice }: { readonly invoice: ToldInvoice }) {
  const { detail: words, orders } = useWords(invoiceWords)
  const locale = useLocale()
  const { isSaving, save } = useSaveFile({ saved: words.saved, failed: words.notSaved })
  const { id, status, holder, delivery, amountFen, orderIds, hasFile } = invoice
  const standing = toInvoiceStatus(status)
  const facts = [
    [words.title, holder.title],
    ...(holder.kind === 'company' ? [[words.creditCode, holder.creditCode] as const] : []),
    [words.to, delivery.way === 'email' ? delivery.email : words.byMail],
    [words.orders, orders(orderIds.length)],
  ] as const
  return (
    <>
      <p className={styles.sum}>
        <Price fen={amountFen} size="display" tone="ink" />
        <Badge tone={toneOf(standing.outcome)}>{nameIn(standing.name, locale)}</Badge>
      </p>
      {hasFile && (
        <Button block busy={isSaving} onClick={() => void save(({ invoices }) => invoices.file(id))}>
          {words.download}
        </Button>
      )}
      {standing.outcome === 'failure' && (
        <Button block link={(parts) => <PageLink to="/user_center/server/Invoice" {...parts} />}>
          {words.again}
        </Button>
      )}
      <div className={styles.facts}>
        <Facts facts={facts} />
      </div>
      <h2 className={styles.legend}>{words.course}</h2>
      <Timeline label={words.course} steps={courseView(invoice, locale)} stateWords={words.states} />
      {isBeingMade(invoice) && (
        <>
          <p className={styles.change}>{words.change}</p>
          <PageLink to="/user_center/about" className={styles.lone}>
            {words.support}
          </PageLink>
        </>
      )}
    </>
  )
}
