import type { SaleNews } from '@diandu/core/campaigns'
import { SHOP_KINDS, platformOf, type ShopCard, type ShopId } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import type { Page, Result } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDevice } from '../../../../app/device/device-context.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { usePorts, type PortsSource, useLoad } from '../../../../app/queries/queries.ts'
import { useUser } from '../../../../app/session/session-context.ts'
import { keepSavedCopies } from '../../../../app/support/keep-copies.ts'
import type { Ports } from '../../../../composition/ports.ts'
import { returningMessages } from '../../../../messages/catalog/returning.messages.ts'
import type { Locale } from '../../../../messages/messages.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import { Section } from '../../../../ui/lists/section.tsx'
import { PlatformMark } from '../../../../ui/pictures/platform-mark.tsx'
import { moneyText } from '../../money-text.ts'
import styles from './home-later.module.css'
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
      <ul className={`ruled ${styles.sales}`} aria-label={messages.sales}>
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

/** A sale without its people, which leads to what is like it and still to be had. */
function SaleRow({ sale, locale }: { readonly sale: SaleNews; readonly locale: Locale }) {
  const messages = returningMessages[locale]
  const platform = platformOf(sale.platform)
  return (
    <PageLink to={`/lists?platform=${sale.platform}&kind=${sale.kind}`} className={`pressable ${styles.sale}`}>
      <PlatformMark label={platform.mark} hue={platform.hue} />
      <span className={styles.sold}>
        <span>
          {nameIn(platform.name, locale)} · {nameIn(SHOP_KINDS[sale.kind], locale)}
        </span>
        <time className="note" dateTime={new Date(sale.soldAt).toISOString()}>
          {messages.soldOn(formatTime(sale.soldAt, locale === 'en' ? 'yyyy-mm-dd' : 'mm月dd日'))}
        </time>
      </span>
      <span className={`text-right ${styles.paid}`}>
        <strong>{moneyText(sale.priceFen, locale)}</strong>
        <span>{messages.sameOnSale}</span>
      </span>
    </PageLink>
  )
}

/** More than a thumb cares to push aside. */
const MAX_SHOPS = 12

/** For secondary content: a failure shows nothing, and a lapsed session leads no visitor away from the home page. */
const quietly =
  <T,>(ports: PortsSource, question: (ports: Ports, signal: AbortSignal) => Promise<Result<readonly T[]>>) =>
  async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly T[]> => {
    const answer = await ports()
      .then((all) => question(all, signal))
      .catch(() => undefined)
    return answer?.ok === true ? answer.value.slice(0, MAX_SHOPS) : []
  }

const firstPage = async (answer: Promise<Result<Page<ShopCard>>>): Promise<Result<readonly ShopCard[]>> => {
  const page = await answer
  return page.ok ? { ok: true, value: page.value.items } : page
}

/** A signed-in user's viewed shops and favourites. */
const ownViewedQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['home', 'viewed'],
    queryFn: quietly(ports, ({ viewHistory }, signal) => firstPage(viewHistory.list(null, signal))),
    staleTime: 0,
  })

const ownFavouritesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['home', 'favourites'],
    queryFn: quietly(ports, ({ favourites }, signal) => firstPage(favourites.list(null, signal))),
    staleTime: 0,
  })

/** Shops viewed on this device without a login. */
const viewedHereQuery = (ports: PortsSource, ids: readonly ShopId[]) =>
  queryOptions({
    queryKey: ['home', 'viewed-here', ids],
    queryFn: quietly(ports, ({ marketPulse }, signal) => marketPulse.shops(ids.slice(0, MAX_SHOPS), signal)),
    staleTime: 0,
  })

const priceFallsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['home', 'price-falls'],
    queryFn: quietly(ports, ({ marketPulse }, signal) => marketPulse.priceFalls(signal)),
  })

const lastSalesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['home', 'last-sales'],
    queryFn: quietly(ports, ({ campaigns }, signal) => campaigns.news(signal)),
  })
