import { useEffect, useState } from 'react'
import { MAX_VIEWED_ASKED, type RecommendedShop, type ShopId } from '@diandu/core/catalog'
import { useDevice } from '../../../../app/device/device-context.ts'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { recommendedMessages } from '../../../../messages/catalog/recommended.messages.ts'
import { RecommendedList } from './recommended-list.tsx'

/** Shown inside the apps, without a bar of ours: by what a visitor looked at on this device, or a user anywhere. */
export function Page() {
  const messages = useMessages(recommendedMessages).youLike
  const { viewedShops } = useDevice()
  // The device is asked once the page stands: the server that rendered it knows nothing of it.
  const [viewed, setViewed] = useState<readonly ShopId[]>()
  useEffect(
    () =>
      setViewed(
        viewedShops
          .read()
          .map(({ shopId }) => shopId)
          .slice(0, MAX_VIEWED_ASKED),
      ),
    [viewedShops],
  )
  const isPersonal = (shops: readonly RecommendedShop[]) =>
    shops.some(({ reasons }) => reasons.some(({ viewedTitle }) => viewedTitle !== null))
  return (
    <RecommendedList
      which="you-like"
      viewed={viewed}
      title={messages.title}
      lineOf={(shops) => (isPersonal(shops) ? messages.line : messages.visitor)}
    />
  )
}
