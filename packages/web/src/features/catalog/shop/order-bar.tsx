import { isForSale, type ShopCard } from '@diandu/core/catalog'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { AtAgreedPrice } from '../../../app/shops/agreed-price/at-agreed-price.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { SaveButton } from './save-button.tsx'
import styles from './order-bar.module.css'

/** What can be done with a shop: keep it, offer less, order it. */
export function OrderBar({ shop }: { readonly shop: ShopCard }) {
  const messages = useMessages(shopMessages)
  const isOpen = isForSale(shop.status)
  return (
    <StickyAction
      start={
        <>
          <SaveButton id={shop.id} />
          {isOpen && (
            <PageLink to={`/user_center/offer/${shop.id}`} className={styles.item}>
              <Icon name="swap" />
              <span>{messages.bargain}</span>
            </PageLink>
          )}
        </>
      }
    >
      {isOpen ? (
        <Button
          block
          consequence={messages.orderNote}
          link={(parts) => <PageLink to={`/shop/${shop.id}/order`} {...parts} />}
        >
          <AtAgreedPrice shop={shop}>
            {(agreedFen) => (agreedFen === undefined ? messages.order : messages.orderAgreed)}
          </AtAgreedPrice>
        </Button>
      ) : (
        <Button block disabled>
          {messages.cannotOrder}
        </Button>
      )}
    </StickyAction>
  )
}
