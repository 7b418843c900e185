import type { Shop } from '@diandu/core/catalog'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useSharing } from '../../../app/shops/sharing/use-sharing.ts'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'

/** Hands the shop on; there is nothing to hand on before the shop is here. */
export function ShareButton({ shop }: { readonly shop: Shop | undefined }) {
  const messages = useMessages(shopMessages)
  const [asked, share] = useSharing(async () => (await import('./shop-sharing.tsx')).ShopSharing, messages.shareFailed)
  return (
    <>
      <IconButton icon="share" label={messages.share} onClick={share} />
      {shop && asked && <asked.Sharing key={asked.turn} shop={shop} />}
    </>
  )
}
