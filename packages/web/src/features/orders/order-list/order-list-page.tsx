import { platformOf } from '@diandu/core/catalog'
import { MINUTE_MS } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import {
  ORDER_GROUPS,
  ORDER_ROLES,
  ORDER_STATUSES,
  ownPaymentFen,
  paymentDue,
  type Order,
  type OrderGroup,
  type OrderRole,
} from '@diandu/core/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { myTurnsQuery } from '../../../app/orders/my-turn/my-turn-query.ts'
import { MyTurns } from '../../../app/orders/my-turn/my-turns.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { useOnceTrue } from '../../../app/queries/use-once-true.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { orderListMessages } from '../../../messages/orders/order-list.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { TopBar } from '../../../ui/navigation/top-bar.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { deadlineView } from '../deadline-view.ts'
import { orderTotalsQuery, ordersQuery } from '../order-queries.ts'
import styles from './order-list-page.module.css'

const ALL = 'all'

const SIDES = ['both', ...ORDER_ROLES] as const

const groupOf = (text: string | null): OrderGroup | null => ORDER_GROUPS.find((group) => group === text) ?? null
const roleOf = (text: string | null): OrderRole | null => ORDER_ROLES.find((role) => role === text) ?? null

/** A user's orders, of both sides or one, in tabs; the address holds side and tab. */
export function Page() {
  const messages = useMessages(orderListMessages)
  const title = useMessages(titleMessages).orders
  const ports = usePorts()
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const group = groupOf(search.get('group'))
  const role = roleOf(search.get('role'))
  const go = (to: { readonly role: OrderRole | null; readonly group: OrderGroup | null }) =>
    setSearch({ ...(to.role && { role: to.role }), ...(to.group && { group: to.group }) }, { replace: true })
  const query = ordersQuery(ports, { ...(role && { role }), ...(group && { group }) })
  const { items: orders, isEmpty, more } = usePaged(query, 'own-page')
  const { data: totals } = useLoad(orderTotalsQuery(ports, role), 'own-part')
  const now = useNow(MINUTE_MS)
  // The user's tasks are above the tabs, and push nothing down where they arrive together.
  const turns = useLoad(myTurnsQuery(ports))
  const isKnown = useOnceTrue(!turns.isPending)
  const tabs = [ALL, ...ORDER_GROUPS].map((key) => ({
    key,
    label: messages.groups[key as OrderGroup | typeof ALL],
    ...(key !== ALL && totals !== undefined && totals[key as OrderGroup] > 0
      ? { count: totals[key as OrderGroup] }
      : {}),
  }))
  const refresh = () =>
    Promise.all([
      queries.resetQueries({ queryKey: query.queryKey }),
      queries.invalidateQueries({ queryKey: ['order-totals'] }),
      queries.invalidateQueries({ queryKey: ['my-turns'] }),
    ])
  if (!isKnown || now === undefined)
    return (
      <Screen top={<TopBar title={title} />}>
        <Skeleton label={messages.loading} inset>
          <SkeletonCards count={3} />
        </Skeleton>
      </Screen>
    )
  return (
    <Screen top={<TopBar title={title} />}>
      <MyTurns />
      <div className="row px-16 pt-12 wrap between">
        <SegmentedControl
          label={messages.side}
          value={role ?? 'both'}
          segments={SIDES.map((value) => ({
            value,
            label: value === 'both' ? messages.bothSides : messages.role[value],
          }))}
          onChange={(value) => go({ role: roleOf(value), group })}
        />
        <PageLink to="/user_center/offers" className="py-link type-line">
          {messages.offers}
        </PageLink>
      </div>
      <Tabs
        label={messages.label}
        tabs={tabs}
        current={group ?? ALL}
        onChange={(key) => go({ role, group: groupOf(key) })}
      >
        <PullToRefresh messages={messages.pull} onRefresh={refresh}>
          {isEmpty ? (
            <EmptyState
              picture="paper"
              action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{messages.emptyAction}</Button>}
            >
              {role === 'seller' ? messages.emptySelling : messages.empty}
            </EmptyState>
          ) : (
            <div className="px-16 pt-12 pb-16">
              <EndlessList
                label={messages.label}
                items={orders}
                keyOf={(order) => order.id}
                renderItem={(order) => <OrderCard order={order} now={now} />}
                {...more}
                messages={messages}
              />
            </div>
          )}
        </PullToRefresh>
      </Tabs>
    </Screen>
  )
}

/** One order in a list: where it stands, and what it waits for. */
function OrderCard({ order, now }: { readonly order: Order; readonly now: number }) {
  const locale = useLocale()
  const { role } = useMessages(orderListMessages)
  const deadline = deadlineView(order, now, locale)
  const platform = platformOf(order.shop.platform)
  const due = order.role === 'buyer' ? paymentDue(order) : undefined
  return (
    <Card link={(parts) => <PageLink to={`/user_center/order_detail/${order.id}`} {...parts} />}>
      <span className={styles.line}>
        <span className="note">
          {role[order.role]} · {order.number}
        </span>
        <Badge tone={deadline === undefined ? 'plain' : deadline.isMine ? 'price' : 'ferry'}>
          {nameIn(ORDER_STATUSES[order.status].name, locale)}
        </Badge>
      </span>
      <span className={styles.shop}>
        <PlatformMark label={platform.mark} hue={platform.hue} size="small" />
        <span className={styles.title}>{order.shop.title}</span>
      </span>
      <span className={styles.line}>
        {deadline !== undefined ? (
          <span className={deadline.isMine ? styles.mine : 'note'}>
            {[deadline.turn, deadline.act, deadline.timeLeft].filter((part) => part !== undefined).join(' · ')}
          </span>
        ) : (
          <span />
        )}
        <Price
          fen={due === undefined ? order.priceFen : ownPaymentFen(due)}
          tone={due === undefined ? 'ink' : 'price'}
        />
      </span>
    </Card>
  )
}
