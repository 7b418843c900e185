import { toInvoiceStatus, type InvoiceView } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/messages'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Timeline } from '../../../ui/lists/timeline.tsx'
import { invoiceMessages } from '../../../messages/money/invoice.messages.ts'
import { invoiceQuery } from '../wallet-queries.ts'
import styles from '../bills.module.css'
import { useSaveFile } from '../use-save-file.ts'
import { progressView, isBeingMade, toneOf } from './invoice-view.ts'

const LIST = '/user_center/server/my_ticket'

/** One invoice: its state, every step with its time, and its file. */
export function InvoiceProgress({ id }: { readonly id: string }) {
  const messages = useMessages(invoiceMessages)
  const { data: invoice, failure, refetch } = useLoad(invoiceQuery(usePorts(), id), 'own-page')
  if (invoice !== undefined) return <Progress invoice={invoice} />
  if (failure?.kind === 'refused') {
    return (
      <ErrorState
        picture="adrift"
        message={messages.detail.gone}
        action={<Button link={(parts) => <PageLink to={LIST} {...parts} />}>{messages.detail.back}</Button>}
      />
    )
  }
  return (
    <LoadState
      messages={{ ...messages.detail, retry: messages.form.retry }}
      lines={8}
      isError={failure !== undefined}
      onRetry={() => void refetch()}
    />
  )
}

function Progress({ invoice }: { readonly invoice: InvoiceView }) {
  const { detail: messages, orders } = useMessages(invoiceMessages)
  const locale = useLocale()
  const { isSaving, save } = useSaveFile({ saved: messages.saved, failed: messages.notSaved })
  const { id, status, holder, delivery, amountFen, orderIds, hasFile } = invoice
  const standing = toInvoiceStatus(status)
  const facts = [
    [messages.title, holder.title],
    ...(holder.kind === 'company' ? [[messages.creditCode, holder.creditCode] as const] : []),
    [messages.to, delivery.way === 'email' ? delivery.email : messages.byMail],
    [messages.orders, orders(orderIds.length)],
  ] as const
  return (
    <>
      <p className="my-16 flex between baseline">
        <Price fen={amountFen} size="display" tone="ink" />
        <Badge tone={toneOf(standing.outcome)}>{nameIn(standing.name, locale)}</Badge>
      </p>
      {hasFile && (
        <Button block busy={isSaving} onClick={() => void save(({ invoices }) => invoices.file(id))}>
          {messages.download}
        </Button>
      )}
      {standing.outcome === 'failure' && (
        <Button block link={(parts) => <PageLink to="/user_center/server/Invoice" {...parts} />}>
          {messages.again}
        </Button>
      )}
      <div className="mt-16 mb-24">
        <Facts facts={facts} />
      </div>
      <h2 className={styles.legend}>{messages.course}</h2>
      <Timeline label={messages.course} steps={progressView(invoice, locale)} stateMessages={messages.states} />
      {isBeingMade(invoice) && (
        <>
          <p className="detail mt-16">{messages.change}</p>
          <PageLink to="/contact" className="lone-link type-line">
            {messages.support}
          </PageLink>
        </>
      )}
    </>
  )
}
