import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ShopCard } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { mayChangeAt, type OwnFigures } from '@diandu/core/selling'
import { ownShopMessages } from '../../../messages/selling/own-shop.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { barItem } from '../../../ui/actions/bar-item.ts'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import { SaleActDialogs, type RequestedAct } from './sale-act-dialogs.tsx'

/** Takes the place of the buyer's actions for the shop's seller. Load it lazily. */
export function OwnBar({ shop, own }: { readonly shop: ShopCard; readonly own: OwnFigures }) {
  const messages = useMessages(ownShopMessages)
  const navigate = useNavigate()
  const [requested, request] = useState<RequestedAct>()
  const { id, stage, hasOrder, openOffers } = own
  const page = `/user_center/shops/${id}`
  const mayChange = !hasOrder && mayChangeAt(stage)
  const next = !mayChange
    ? { path: '/user_center/order?role=seller', label: messages.toOrders, note: messages.ordersNote }
    : openOffers > 0
      ? {
          path: '/user_center/offers?role=seller',
          label: messages.toOffers,
          note: messages.offersNote(openOffers, formatCount(openOffers)),
        }
      : { path: page, label: messages.toPage, note: messages.pageNote }
  return (
    <>
      <StickyAction
        {...(mayChange
          ? {
              start: (
                <>
                  <PageLink to={`/sellshop?shop=${id}`} className={barItem()}>
                    <Icon name={EDIT} />
                    <span>{messages.change}</span>
                  </PageLink>
                  <button type="button" className={barItem()} onClick={() => request('price')}>
                    <Icon name={PRICE} />
                    <span>{messages.price}</span>
                  </button>
                  <button type="button" className={barItem()} onClick={() => request('withdraw')}>
                    <Icon name={OFF} />
                    <span>{messages.withdraw}</span>
                  </button>
                </>
              ),
            }
          : {})}
      >
        <Button block consequence={next.note} link={(parts) => <PageLink to={next.path} {...parts} />}>
          {next.label}
        </Button>
      </StickyAction>
      <SaleActDialogs
        sale={{ ...own, priceFen: shop.priceFen }}
        requested={requested}
        onClose={() => request(undefined)}
        onDone={(act) => {
          // Only its seller sees it from now on, and they see it there.
          if (act === 'withdraw') void navigate(page, { replace: true })
        }}
      />
    </>
  )
}

const EDIT = ['M4.5 19.5h4L19 9l-4-4L4.5 15.5z', 'm13 7 4 4']
const PRICE = ['M4 12.5V4.5h8l8 8-7.5 7.5z', 'M8.2 8.5v.01']
const OFF = ['M12 4.5v9m-3.5-3.5 3.5 3.5 3.5-3.5', 'M4.5 15v4.5h15V15']
