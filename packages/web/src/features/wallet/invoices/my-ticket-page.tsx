import { formatMoney, formatTime } from '@diandu/core/format'
import { toInvoiceStatus } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/messages'
import { PageLink } from '../../../router/page-link.tsx'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { invoiceMessages } from '../../../messages/money/invoice.messages.ts'
import { invoicesQuery } from '../wallet-queries.ts'
import { toneOf } from '../invoice/invoice-view.ts'

/** A person's invoices, the last one asked for first. */
export function Page() {
  const messages = useMessages(invoiceMessages)
  const locale = useLocale()
  const { items: invoices, isEmpty, more } = usePaged(invoicesQuery(usePorts()), 'own-page')
  // In one place whatever the answer brings: a tap on a button that moves away is lost.
  const call = (
    <StickyAction>
      <Button block link={(parts) => <PageLink to="/user_center/server/Invoice" {...parts} />}>
        {messages.call}
      </Button>
    </StickyAction>
  )
  return (
    <BackScreen title="invoices" home="/user_center" action={call}>
      {isEmpty ? (
        <EmptyState picture="paper">{messages.none}</EmptyState>
      ) : (
        <div className="px-16 pt-12 pb-16">
          <EndlessList
            label={messages.list.label}
            items={invoices}
            keyOf={({ id }) => id}
            renderItem={({ id, holder, amountFen, status, askedAt, orderIds }) => {
              const standing = toInvoiceStatus(status)
              return (
                <Card padding="none">
                  <ListRow
                    title={`${formatMoney(amountFen)} · ${holder.title}`}
                    detail={`${formatTime(askedAt, 'yyyy-mm-dd hh:mm')} · ${messages.orders(orderIds.length)}`}
                    end={<Badge tone={toneOf(standing.outcome)}>{nameIn(standing.name, locale)}</Badge>}
                    link={(parts) => <PageLink to={`/user_center/server/Invoice?id=${id}`} {...parts} />}
                  />
                </Card>
              )
            }}
            {...more}
            messages={messages.list}
          />
        </div>
      )}
    </BackScreen>
  )
}
