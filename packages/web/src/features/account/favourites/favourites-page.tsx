import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import type { PageModule } from '../../../router/page.ts'
import { KEEPS_SCROLL } from '../../../router/scroll-places.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { favouritesQuery, viewedShopsQuery } from '../account-queries.ts'
import { OwnShops } from './own-shops.tsx'
import { SavedShops } from './saved-shops.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  if ((await ports()).sessionStore.readToken() === undefined) return
  await queries.prefetchInfiniteQuery(isSeenTab(search) ? viewedShopsQuery(ports) : favouritesQuery(ports))
}

export function Page() {
  const messages = useMessages(accountMessages).favourites
  const title = useMessages(titleMessages).favourites
  const [search, setSearch] = useSearchParams()
  const isSeen = isSeenTab(search)
  return (
    <Screen
      top={
        <BackBar
          title={isSeen ? messages.seenList : title}
          home="/user_center"
          end={isSeen ? <ClearViewed /> : undefined}
        />
      }
    >
      <Tabs
        label={messages.tabs}
        current={isSeen ? 'seen' : 'saved'}
        tabs={[
          { key: 'saved', label: messages.saved },
          { key: 'seen', label: messages.seen },
        ]}
        onChange={(key) => setSearch(key === 'seen' ? { tab: 'seen' } : {}, { replace: true, state: KEEPS_SCROLL })}
      >
        {isSeen ? <ViewedShops /> : <SavedShops />}
      </Tabs>
    </Screen>
  )
}

/** Whether the address asks for the shops that were viewed. */
const isSeenTab = (search: URLSearchParams): boolean => search.get('tab') === 'seen'

/** The shops one has viewed, the last one first. */
function ViewedShops() {
  const messages = useMessages(accountMessages).favourites
  return (
    <OwnShops
      query={viewedShopsQuery(usePorts())}
      label={messages.seenList}
      emptyMessages={messages.noneSeen}
      renderShop={(shop) => <ShopCard shop={shop} />}
    />
  )
}

/** Forgets what was viewed, after asking; shown while there is something to forget. */
function ClearViewed() {
  const messages = useMessages(accountMessages).favourites
  const ports = usePorts()
  const queries = useQueryClient()
  const query = viewedShopsQuery(ports)
  const { items } = usePaged(query, 'own-part')
  const [isConfirming, setConfirming] = useState(false)
  const { send: clear, isBusy } = useSend({
    send: ({ viewHistory }) => viewHistory.clear(),
    onDone: () => {
      queries.setQueryData(query.queryKey, { pages: [{ items: [], nextCursor: null }], pageParams: [null] })
      toasts.show(messages.cleared, 'good')
    },
    onFailed: () => toasts.show(messages.clearFailed, 'bad'),
    onSettled: () => setConfirming(false),
  })
  return (
    <>
      {items.length > 0 && (
        <Button look="quiet" size="small" onClick={() => setConfirming(true)}>
          {messages.clear}
        </Button>
      )}
      <ConfirmAction
        isConfirming={isConfirming}
        tone="danger"
        title={messages.clearTitle}
        confirmLabel={messages.clearConfirm}
        cancelLabel={messages.clearCancel}
        busy={isBusy}
        onConfirm={() => void clear()}
        onCancel={() => setConfirming(false)}
      >
        {messages.clearLine}
      </ConfirmAction>
    </>
  )
}
