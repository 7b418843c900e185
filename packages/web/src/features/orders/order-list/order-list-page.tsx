import { MINUTE_MS } from '@diandu/core/kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ORDER_GROUPS, ORDER_ROLES, type OrderGroup, type OrderRole } from '@diandu/core/orders'
import { MyTurns } from '../../../app/my-turn/my-turns.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { usePaged } from '../../../app/use-paged.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EndlessList } from '../../../ui/endless-list.tsx'
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { orderListWords } from '../../../words/order-list.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { ordersQuery, orderTotalsQuery } from '../order-queries.ts'
import { useNow } from '../../../app/use-now.ts'
import { OrderCard } from './order-card.tsx'
import styles from './order-list-page.module.css'

const ALL = 'all'

const SIDES = ['both', ...ORDER_ROLES] as const

const groupOf = (text: string | null): OrderGroup | null => ORDER_GROUPS.find((group) => group === text) ?? null
const roleOf = (text: string | null): OrderRole | null => ORDER_ROLES.find((role) => role === text) ?? null

/** A person's orders, of both sides or one, in tabs; side and tab live in the address. */
export function Page() {
  const words = useWords(orderListWords)
  const title = useWords(titleWords).orders
  const ports = usePorts()
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const group = groupOf(search.get('group'))
  const role = roleOf(search.get('role'))
  const go = (to: { readonly role: OrderRole | null; readonly group: OrderGroup | null }) =>
    setSearch({ ...(to.role && { role: to.role }), ...(to.group && { group: to.group }) }, { replace: true })
  const query = ordersQuery(ports, { ...(role && { role }), ...(group && { group }) })
  const { items: orders, isEmpty, more } = usePaged(query)
  const { data: totals } = useQuery(orderTotalsQuery(ports, role))
  const now = useNow(MINUTE_MS)
  const tabs = [ALL, ...ORDER_GROUPS].map((key) => ({
    key,
    label: words.groups[key as OrderGroup | typeof ALL],
    ...(key !== ALL && totals !== undefined && totals[key as OrderGroup] > 0 ? { count: totals[key as OrderGroup] } : {}),
  }))
  const refresh = () => Promise.all([queries.resetQueries({ queryKey: query.queryKey }), queries.invalidateQueries({ queryKey: ['order-totals'] }), queries.invalidateQueries({ queryKey: ['my-turns'] })])
  return (
    <Screen top={<TopBar title={title} />}>
      <MyTurns />
      <div className={styles.sides}>
        <SegmentedControl
          label={words.side}
          value={role ?? 'both'}
          segments={SIDES.map((value) => ({ value, label: value === 'both' ? words.bothSides : words.role[value] }))}
          onChange={(value) => go({ role: roleOf(value), group })}
        />
        <PageLink to="/user_center/offers" className={styles.offers}>
          {words.offers}
        </PageLink>
      </div>
      <Tabs
        label={words.label}
        tabs={tabs}
        current={group ?? ALL}
        onChange={(key) => go({ role, group: groupOf(key) })}
      >
        <PullToRefresh words={words.pull} onRefresh={refresh}>
          {isEmpty ? (
            <EmptyState picture="paper" action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{words.emptyAction}</Button>}>
              {role === 'seller' ? words.emptySelling : words.empty}
            </EmptyState>
          ) : (
            <div className={styles.list}>
              <EndlessList
                label={words.label}
                items={now === undefined ? [] : orders}
                keyOf={(order) => order.id}
                renderItem={(order) => <OrderCard order={order} now={now ?? 0} />}
                {...more}
                {...(now === undefined && more.state === 'idle' ? { state: 'loading' } : {})}
                words={words}
                skeleton={<SkeletonCards count={3} />}
              />
            </div>
          )}
        </PullToRefresh>
      </Tabs>
    </Screen>
  )
}
