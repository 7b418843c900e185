import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Shop, ShopId } from '@diandu/core/catalog'
import { call } from '../../../app/queries/run-query.ts'
import { failureOfError } from '../../../app/failures/failure-error.ts'
import { passingMessages } from '../../../app/failures/failure-handler.ts'
import { useLastWish } from '../../../app/pacing/use-last-wish.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useSharing } from '../../../app/sharing/use-sharing.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
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
  const query = isFavouriteQuery(ports, id)
  const { data: isKept = false } = useQuery({ ...query, enabled: isMember })
  const { mutateAsync } = useMutation({
    mutationFn: (keep: boolean) =>
      call(ports, ({ favourites }) => (keep ? favourites.add(id) : favourites.remove(id)))(),
    onError: (error) => {
      const said = passingMessages(failureOfError(error), locale)
      if (said !== undefined) toasts.show(said, 'bad')
    },
    onSuccess: (_done, keep) => {
      queries.setQueryData(query.queryKey, keep)
      toasts.show(keep ? messages.saved : messages.unsaved, 'good')
      void queries.invalidateQueries({ queryKey: ['favourites'] })
    },
  })
  // The heart answers the tap at once, and goes back by itself where the server says no.
  const { shown, wish } = useLastWish((saved: boolean) =>
    mutateAsync(saved).then(
      () => true,
      () => false,
    ),
  )
  const isSavedShown = shown ?? isKept
  const keep = async () => {
    if (isMember) return wish(!isSavedShown)
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
