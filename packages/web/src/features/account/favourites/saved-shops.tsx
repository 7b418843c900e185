import { RemovedRow } from '../../../ui/lists/removed-row.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ShopCard as Shop, ShopId } from '@diandu/core/catalog'
import { CompareToggle } from '../../../app/shops/compare/compare-toggle.tsx'
import { CompareTray } from '../../../app/shops/compare/compare-tray.tsx'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { useReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { keepSavedCopies } from '../../../app/support/keep-copies.ts'
import { useLatestChoice } from '../../../app/device/use-latest-choice.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import { favouritesQuery, withoutShops } from '../account-queries.ts'
import styles from './favourites-page.module.css'
import { OwnShops } from './own-shops.tsx'

const EAGER_CARDS = 4

/** The saved shops. One that is taken out keeps its place until the page is left, so that it can be put back. */
export function SavedShops() {
  const messages = useMessages(accountMessages).favourites
  const ports = usePorts()
  const [removed, setRemoved] = useRemovedShops()
  useKeptCopies()

  return (
    <OwnShops
      query={favouritesQuery(ports)}
      label={messages.savedList}
      emptyMessages={messages.noneSaved}
      tools={
        <div className="detail mb-12">
          <CompareTray />
        </div>
      }
      renderShop={(shop, index) => (
        <SavedShop
          shop={shop}
          eager={index < EAGER_CARDS}
          isRemoved={removed.has(shop.id)}
          onRemoved={(isRemoved) => setRemoved(shop.id, isRemoved)}
        />
      )}
    />
  )
}

interface SavedShopProps {
  readonly shop: Shop
  readonly eager: boolean
  readonly isRemoved: boolean
  readonly onRemoved: (isRemoved: boolean) => void
}

function SavedShop({ shop, eager, isRemoved, onRemoved }: SavedShopProps) {
  const messages = useMessages(accountMessages).favourites
  const ports = usePorts()
  const reportFailure = useReportFailure()
  const { wish } = useLatestChoice(async (remove: boolean) => {
    const { favourites } = await ports()
    const answer = await (remove ? favourites.remove(shop.id) : favourites.add(shop.id))
    if (answer.ok) return true
    onRemoved(!remove)
    reportFailure(answer.failure)
    toasts.show(remove ? messages.removeFailed : messages.undoFailed, 'bad')
    return false
  })
  const change = (remove: boolean) => {
    onRemoved(remove)
    wish(remove)
  }
  return isRemoved ? (
    <RemovedRow text={messages.removed(shop.title)} undoLabel={messages.undo} onUndo={() => change(false)} />
  ) : (
    <>
      <div className={styles.shop}>
        <ShopCard shop={shop} eager={eager} />
        <IconButton icon="heart-filled" label={messages.remove(shop.title)} pressed onClick={() => change(true)} />
      </div>
      <CompareToggle id={shop.id} title={shop.title} />
    </>
  )
}

/** The favourites that are known can be read without a network. */
function useKeptCopies(): void {
  const { data } = usePaged(favouritesQuery(usePorts()))
  useEffect(() => {
    if (data !== undefined) keepSavedCopies(data.pages.flatMap(({ items }) => items.map(({ id }) => id)))
  }, [data])
}

/** The shops that were taken out on this visit; once it is over the kept list is without them as well. */
function useRemovedShops(): readonly [ReadonlySet<ShopId>, (id: ShopId, isRemoved: boolean) => void] {
  const queries = useQueryClient()
  const ports = usePorts()
  const [removed, setRemoved] = useState<ReadonlySet<ShopId>>(new Set())
  const last = useRef(removed)
  const change = (id: ShopId, isRemoved: boolean) => {
    const ids = new Set(last.current)
    if (isRemoved) ids.add(id)
    else ids.delete(id)
    last.current = ids
    setRemoved(ids)
    // A shop's own page keeps its answer under this name.
    queries.setQueryData(['favourite', id], !isRemoved)
  }
  useEffect(
    () => () => {
      const { queryKey } = favouritesQuery(ports)
      queries.setQueryData(queryKey, (pages) => pages && withoutShops(pages, last.current))
    },
    [queries, ports],
  )
  return [removed, change]
}
