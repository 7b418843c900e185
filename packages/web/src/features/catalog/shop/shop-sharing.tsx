import type { Shop } from '@diandu/core/catalog'
import { useDevice } from '../../../app/device/device-context.ts'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { ShareSheet } from '../../../app/shops/sharing/share-sheet.tsx'
import { shopPoster } from './shop-poster.ts'

/** Load it lazily. */
export function ShopSharing({ shop }: { readonly shop: Shop }) {
  const locale = useLocale()
  const { clock } = useDevice()
  return <ShareSheet poster={shopPoster(shop, locale, clock.now())} />
}
