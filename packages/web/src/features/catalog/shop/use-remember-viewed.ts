import { useEffect } from 'react'
import { addViewedShop, type ShopId } from '@diandu/core/catalog'
import { useDevice } from '../../../app/device/device-context.ts'
import { useSessionSource } from '../../../app/session/session-context.ts'

/** A visitor's look stays on the device until a login; one of a logged-in user is remembered by the server. */
export function useRememberViewed(shopId: ShopId | undefined): void {
  const { viewedShops, clock } = useDevice()
  const session = useSessionSource()
  useEffect(() => {
    if (shopId === undefined || session.user() !== undefined) return
    viewedShops.write(addViewedShop(viewedShops.read(), { shopId, viewedAt: clock.now() }))
  }, [shopId, session, viewedShops, clock])
}
