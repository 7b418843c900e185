import { formatMoney, formatTime } from '@diandu/core/format'
import { Card } from '../../ui/lists/section.tsx'
import { EndlessList } from '../../ui/lists/endless-list.tsx'
import { ListRow } from '../../ui/lists/list-row.tsx'
import { PageLink } from '../../router/page-link.tsx'
import { useMessages } from '../../app/preferences/preferences.ts'
import type { usePaged } from '../../app/queries/use-paged.ts'
import { moneyMessages } from '../../messages/money/money.messages.ts'
import styles from './money.module.css'

interface ShownRequest {
  readonly id: string
  readonly amountFen: number
  readonly askedAt: number
  readonly statusName: string
  readonly detail: string
}

interface RequestListProps {
  readonly title: string
  readonly none: string
  readonly items: readonly ShownRequest[]
  readonly path: string
  readonly more: ReturnType<typeof usePaged>['more']
}

/** Earlier requests, the newest first, each with a link to its steps. */
export function RequestList({ title, none, items, path, more }: RequestListProps) {
  const messages = useMessages(moneyMessages)
  return (
    <section className={`mt-32 ${styles.history}`} aria-label={title}>
      <h2>{title}</h2>
      {items.length === 0 && more.state === 'idle' && <p className="detail">{none}</p>}
      <EndlessList
        skeleton={null}
        label={title}
        items={items}
        keyOf={({ id }) => id}
        messages={{
          more: messages.more,
          loading: messages.loading,
          end: messages.end,
          failed: messages.failed,
          retry: messages.retry,
        }}
        renderItem={({ id, amountFen, askedAt, statusName, detail }) => (
          <Card padding="none">
            <ListRow
              title={formatMoney(amountFen)}
              detail={`${formatTime(askedAt, 'yyyy-mm-dd hh:mm')} · ${detail}`}
              end={statusName}
              link={(parts) => <PageLink to={`${path}?request=${id}`} {...parts} />}
            />
          </Card>
        )}
        {...more}
      />
    </section>
  )
}
