import type { ListingStatus, ShopId } from '@diandu/core/catalog'
import { mapResult } from '@diandu/core/kernel'
import type { Order } from '@diandu/core/orders'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { shopMessages } from '../../messages/catalog/shop.messages.ts'
import { useLoad, call, usePorts } from '../queries/queries.ts'
import { PageLink } from '../../router/page-link.tsx'
import { useMessages } from '../preferences/preferences.ts'
import { useUser } from '../session/session-context.ts'
import { useAfterFirstPicture } from '../rendering/use-after-first-picture.ts'

interface TakenNoticeProps {
  readonly shopId: ShopId
  readonly status: ListingStatus
  /** Spoken when it appears. */
  readonly live?: boolean
}

/** Why a shop cannot be ordered. Its own buyer or seller is led to their order. */
export function TakenNotice({ shopId, status, live = false }: TakenNoticeProps) {
  const messages = useMessages(shopMessages)
  const order = useOwnOrder(shopId, status)
  if (order === undefined) {
    return (
      <Notice tone="warning" live={live}>
        {messages.takenNotice[status]}
      </Notice>
    )
  }
  return (
    <Notice
      tone="info"
      live={live}
      action={
        <Button
          size="small"
          look="secondary"
          link={(parts) => <PageLink to={`/user_center/order_detail/${order.id}`} {...parts} />}
        >
          {messages.ownOrder.open}
        </Button>
      }
    >
      {messages.ownOrder[order.role]}
    </Notice>
  )
}

/** The order of this person that the shop is taken by, among the newest ones. */
function useOwnOrder(shopId: ShopId, status: ListingStatus): Order | undefined {
  const isReady = useAfterFirstPicture()
  const isMember = useUser() !== undefined
  const group = status === 'sold' ? 'completed' : 'open'
  const { data } = useLoad({
    queryKey: ['order-of-shop', shopId, group],
    queryFn: call(usePorts(), async ({ orders }, signal) =>
      mapResult(
        await orders.list({ group }, null, signal),
        ({ items }) => items.find(({ shop }) => shop.id === shopId) ?? null,
      ),
    ),
    enabled: isReady && isMember && TAKEN.has(status),
    staleTime: 0,
    retry: false,
  })
  return data ?? undefined
}

const TAKEN: ReadonlySet<ListingStatus> = new Set(['deposit-taken', 'handing-over', 'sold'])
