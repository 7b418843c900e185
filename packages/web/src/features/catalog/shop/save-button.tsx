import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ShopId } from '@diandu/core/catalog'
import { useDevice } from '../../../app/device/device-context.ts'
import type { LatestChoice } from '../../../app/device/send-latest-choice.ts'
import { useReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { useAsUser } from '../../../app/session/use-as-user.ts'
import { barItem } from '../../../ui/actions/bar-item.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { isFavouriteQuery } from '../catalog-queries.ts'

/** Keeps a shop, or lets it go. */
export function SaveButton({ id }: { readonly id: ShopId }) {
  const messages = useMessages(shopMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const isMember = useUser() !== undefined
  const { clock } = useDevice()
  const { data: isKept = false } = useLoad({ ...isFavouriteQuery(ports, id), enabled: isMember })
  // The heart answers the tap at once, and goes back by itself where the server says no.
  const [shown, show] = useState<boolean>()
  const last = useRef<LatestChoice>({})
  const isSavedShown = shown ?? isKept
  const name = `save ${id}`
  const keep = useAsUser<boolean>(name, (wish) => {
    const isSending = last.current.wish !== undefined
    last.current.wish = wish
    show(wish)
    const onSettled = () => show(undefined)
    if (!isSending)
      import('./save-shop.ts')
        .then(({ saveShop }) =>
          saveShop(last.current, { id, name, ports, reportFailure, queries, locale, clock, onSettled }),
        )
        .catch(() => {
          last.current = {}
          onSettled()
        })
  })
  return (
    <button
      type="button"
      className={barItem(isSavedShown)}
      aria-pressed={isSavedShown}
      onClick={() => keep(!isSavedShown)}
    >
      <Icon name={isSavedShown ? 'heart-filled' : 'heart'} />
      <span>{messages.save}</span>
    </button>
  )
}
