import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Shop, ShopId } from '@diandu/core/catalog'
import { useDevice } from '../../../app/device/device-context.ts'
import type { LastWish } from '../../../app/pacing/send-last-wish.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useSharing } from '../../../app/sharing/use-sharing.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { isFavouriteQuery } from '../catalog-queries.ts'

interface ShopActionsProps {
  readonly id: ShopId
  /** Once it is here. */
  readonly shop: Shop | undefined
}

/** Keep a shop, or share it. */
export function ShopActions({ id, shop }: ShopActionsProps) {
  const messages = useMessages(shopMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isMember = useUser() !== undefined
  const { clock } = useDevice()
  const { data: isKept = false } = useQuery({ ...isFavouriteQuery(ports, id), enabled: isMember })
  // The heart answers the tap at once, and goes back by itself where the server says no.
  const [shown, show] = useState<boolean>()
  const last = useRef<LastWish>({})
  const isSavedShown = shown ?? isKept
  const keep = async () => {
    if (isMember) {
      const isSending = last.current.wish !== undefined
      last.current.wish = !isSavedShown
      show(!isSavedShown)
      const onSettled = () => show(undefined)
      if (!isSending)
        import('./save-shop.ts')
          .then(({ saveShop }) => saveShop(last.current, { id, ports, queries, locale, clock, onSettled }))
          .catch(() => {
            last.current = {}
            onSettled()
          })
      return
    }
    const { returnPath } = await ports()
    returnPath.save(pathname)
    await navigate('/login')
  }
  const [asked, share] = useSharing(async () => (await import('./shop-sharing.tsx')).ShopSharing, messages.shareFailed)
  return (
    <>
      <IconButton
        icon={isSavedShown ? 'heart-filled' : 'heart'}
        label={messages.save}
        pressed={isSavedShown}
        onClick={() => void keep()}
      />
      <IconButton icon="share" label={messages.share} onClick={share} />
      {shop && asked && <asked.Sharing key={asked.turn} shop={shop} />}
    </>
  )
}
