import { formatTime } from '@diandu/core/format'
import { toInvoiceStatus } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { usePaged } from '../../../app/use-paged.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EndlessList } from '../../../ui/endless-list.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { invoiceWords } from '../../../words/invoice.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { invoicesQuery } from '../bill-queries.ts'
import styles from '../bills.module.css'
import { grouped } from '../history/money-text.ts'
import { toneOf } from '../invoice/invoice-view.ts'

/** A person's invoices, the last one asked for first. */
export function Page() {
  const words = useWords(invoiceWords)
  const title = useWords(titleWords).invoices
  const locale = useLocale()
  const { items: invoices, isEmpty, more } = usePaged(invoicesQuery(usePorts()))
  const ask = (
    <Button block={!isEmpty} link={(parts) => <PageLink to="/user_center/server/Invoice" {...parts} />}>
      {words.ask}
    </Button>
  )
  return (
    <Screen top={<BackBar title={title} home="/user_center" />} action={isEmpty ? undefined : <StickyAction>{ask}</StickyAction>}>
      {isEmpty ? (
        <EmptyState picture="paper" action={ask}>
          {words.none}
        </EmptyState>
      ) : (
        <div className={styles.list}>
          <EndlessList
            label={words.list.label}
            items={invoices}
            keyOf={({ id }) => id}
            renderItem={({ id, holder, amountFen, status, askedAt, orderIds }) => {
              const standing = toInvoiceStatus(status)
              return (
                <Card padding="none">
                  <ListRow
                    title={`¥${grouped(amountFen)} · ${holder.title}`}
                    detail={`${formatTime(askedAt, 'yyyy-mm-dd hh:mm')} · ${words.orders(orderIds.length)}`}
                    end={<Badge tone={toneOf(standing.outcome)}>{nameIn(standing.name, locale)}</Badge>}
                    link={(parts) => <PageLink to={`/user_center/server/Invoice?id=${id}`} {...parts} />}
                  />
                </Card>
              )
            }}
            {...more}
            words={words.list}
            skeleton={<SkeletonCards count={3} />}
          />
        </div>
      )}
    </Screen>
  )
}
