import { formatTime, formatYuan } from '@diandu/core/format'
import { Card } from '../../ui/card.tsx'
import { EndlessList } from '../../ui/endless-list.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { PageLink } from '../../app/page-link.tsx'
import { useWords } from '../../app/preferences.ts'
import type { usePaged } from '../../app/use-paged.ts'
import { moneyWords } from '../../words/money.words.ts'
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

/** What was asked for before, the newest first, each leading to its steps. */
export function RequestList({ title, none, items, path, more }: RequestListProps) {
  const words = useWords(moneyWords)
  return (
    <section className={styles.history} aria-label={title}>
      <h2>{title}</h2>
      {items.length === 0 && more.state === 'idle' && <p className={styles.none}>{none}</p>}
      <EndlessList
        label={title}
        items={items}
        keyOf={({ id }) => id}
        words={{ more: words.more, loading: words.loading, end: words.end, failed: words.failed, retry: words.retry }}
        renderItem={({ id, amountFen, askedAt, statusName, detail }) => (
          <Card padding="none">
            <ListRow
              title={words.amount(formatYuan(amountFen, { grouped: true }))}
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
