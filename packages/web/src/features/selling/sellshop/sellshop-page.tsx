import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ShopId } from '@diandu/core/catalog'
import { mayChangeAt } from '@diandu/core/selling'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { isId } from '../../../router/page.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { sellMessages } from '../../../messages/selling/sell.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { ownListingQuery } from '../selling-queries.ts'
import { SellForm } from './sell-form.tsx'

/** A shop is put up for sale in five steps; with `?shop=` one that is there already is changed. */
export function Page() {
  const [search] = useSearchParams()
  const user = useUser()
  const shop = search.get('shop')
  const { sellShop } = useMessages(titleMessages)
  // Who is logged in is known a moment after the page: their input stays. Another user begins anew.
  const id = user?.userId
  const [{ of, turn }, setOwner] = useState({ of: id, turn: 0 })
  if (of !== id) setOwner({ of: id, turn: of === undefined ? turn : turn + 1 })
  if (shop !== null && isId(shop)) return <Change id={shop as ShopId} />
  return <SellForm key={turn} title={sellShop} listing={null} />
}

function Change({ id }: { readonly id: ShopId }) {
  const messages = useMessages(sellMessages)
  const { data: listing, failure, refetch } = useLoad(ownListingQuery(usePorts(), id), 'own-page')
  const home = `/user_center/shops/${id}`
  if (listing === undefined && failure !== undefined) {
    if (failure.kind !== 'refused') return <ErrorPage failure={failure} />
  }
  if (listing !== undefined && mayChangeAt(listing.stage) && !listing.hasOrder)
    return <SellForm title={messages.change} listing={listing} />
  return (
    <Screen top={<BackBar title={messages.change} home={home} />}>
      {listing === undefined && failure === undefined ? (
        <LoadState messages={messages.load} isError={false} onRetry={() => void refetch()} lines={8} inset />
      ) : (
        <EmptyState
          picture="paper"
          action={<Button link={(parts) => <PageLink to="/user_center/shops" {...parts} />}>{messages.look}</Button>}
        >
          {listing === undefined ? messages.missing : messages.closed}
        </EmptyState>
      )}
    </Screen>
  )
}
