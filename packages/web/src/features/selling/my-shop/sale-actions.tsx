import { useState } from 'react'
import { mayChangeAt, mayPriceAt, saleActsAt, type OwnListingDetail } from '@diandu/core/selling'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { SaleActDialogs, type RequestedAct } from '../../../app/shops/own-shop/sale-act-dialogs.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { myShopsMessages } from '../../../messages/selling/my-shops.messages.ts'
import styles from './my-shop-page.module.css'

export function SaleActions({ listing }: { readonly listing: OwnListingDetail }) {
  const { id, stage, hasOrder, card } = listing
  const messages = useMessages(myShopsMessages)
  const [requested, request] = useState<RequestedAct>()
  if (hasOrder || !mayChangeAt(stage)) return null
  return (
    <div className={styles.acts}>
      <Button block look="secondary" link={(parts) => <PageLink to={`/sellshop?shop=${id}`} {...parts} />}>
        {messages.change}
      </Button>
      {mayPriceAt(stage) && (
        <Button block look="secondary" onClick={() => request('price')}>
          {messages.price}
        </Button>
      )}
      {saleActsAt(stage).map((one) => (
        <Button key={one} block look={one === 'withdraw' ? 'quiet' : 'secondary'} onClick={() => request(one)}>
          {messages.acts[one]}
        </Button>
      ))}
      <SaleActDialogs
        sale={{ ...listing, priceFen: card.priceFen }}
        requested={requested}
        onClose={() => request(undefined)}
      />
    </div>
  )
}
