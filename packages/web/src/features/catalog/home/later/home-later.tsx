import { useEffect, useState } from 'react'
import { useDevice } from '../../../../app/device/device-context.ts'
import { keepSavedCopies } from '../../../../app/support/keep-copies.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { useLoad } from '../../../../app/queries/use-load.ts'
import { usePorts } from '../../../../app/queries/ports-context.ts'
import { useUser } from '../../../../app/session/session-context.ts'
import { returningMessages } from '../../../../messages/catalog/returning.messages.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import { Section } from '../../../../ui/lists/section.tsx'
import styles from './home-later.module.css'
import {
  lastSalesQuery,
  ownFavouritesQuery,
  ownViewedQuery,
  priceFallsQuery,
  viewedHereQuery,
} from './home-later-queries.ts'
import { SaleRow } from './sale-row.tsx'
import { ShopTile } from './shop-tile.tsx'

/** So many of the last sales; the rest is on the page of a valuation. */
const MAX_SALES = 5

/** Load it lazily: it lies below the first screens. */
export function HomeLater() {
  const user = useUser()
  return (
    <>
      {user === undefined ? <ViewedHere /> : <OwnShops />}
      <PriceFalls />
      <LastSales />
    </>
  )
}

function ViewedHere() {
  const messages = useMessages(returningMessages)
  const { viewedShops } = useDevice()
  const [ids] = useState(() => viewedShops.read().map(({ shopId }) => shopId))
  const { data: shops } = useLoad({ ...viewedHereQuery(usePorts(), ids), enabled: ids.length > 0 })
  return (
    <Tiles
      title={messages.viewed}
      tiles={shops?.map((shop) => (
        <ShopTile key={shop.id} shop={shop} />
      ))}
    />
  )
}

function OwnShops() {
  const messages = useMessages(returningMessages)
  const ports = usePorts()
  const { data: viewed } = useLoad(ownViewedQuery(ports))
  const { data: favourites } = useLoad(ownFavouritesQuery(ports))
  useEffect(() => {
    if (favourites !== undefined) keepSavedCopies(favourites.map(({ id }) => id))
  }, [favourites])
  return (
    <>
      <Tiles
        title={messages.saved}
        all="/user_center/collection"
        tiles={favourites?.map((shop) => (
          <ShopTile key={shop.id} shop={shop} />
        ))}
      />
      <Tiles
        title={messages.viewed}
        all="/user_center/collection?tab=seen"
        tiles={viewed?.map((shop) => (
          <ShopTile key={shop.id} shop={shop} />
        ))}
      />
    </>
  )
}

function PriceFalls() {
  const messages = useMessages(returningMessages)
  const { data: falls } = useLoad(priceFallsQuery(usePorts()))
  return (
    <Tiles
      title={messages.falls}
      note={messages.fallsNote}
      tiles={falls?.map(({ shop, fromFen }) => (
        <ShopTile key={shop.id} shop={shop} fromFen={fromFen} />
      ))}
    />
  )
}

function LastSales() {
  const messages = useMessages(returningMessages)
  const locale = useLocale()
  const { data: sales = [] } = useLoad(lastSalesQuery(usePorts()))
  if (sales.length === 0) return null
  return (
    <Section title={messages.sales} aside={<span className="note">{messages.salesNote}</span>}>
      <ul className={styles.sales} aria-label={messages.sales}>
        {sales.slice(0, MAX_SALES).map((sale, place) => (
          <li key={place}>
            <SaleRow sale={sale} locale={locale} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface TilesProps {
  readonly title: string
  readonly tiles: readonly React.ReactElement[] | undefined
  readonly all?: string
  readonly note?: string
}

/** A row of shops to push aside; nothing where there is none. */
function Tiles({ title, tiles = [], all, note }: TilesProps) {
  const messages = useMessages(returningMessages)
  if (tiles.length === 0) return null
  return (
    <Section
      title={title}
      aside={
        all === undefined ? (
          note !== undefined && <span className="note">{note}</span>
        ) : (
          <PageLink to={all} className="target-link" aria-label={`${title}, ${messages.all}`}>
            {messages.all}
          </PageLink>
        )
      }
    >
      <ul className={styles.tiles} aria-label={title}>
        {tiles.map((tile) => (
          <li key={tile.key}>{tile}</li>
        ))}
      </ul>
    </Section>
  )
}
