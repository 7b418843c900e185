import { INDUSTRIES, SHOP_KINDS, listingFilterParameters, platformOf } from '@diandu/core/catalog'
import { formatTime, shortMoney } from '@diandu/core/format'
import type { DeviceStorage } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import {
  SELL_PREFILL_KEY,
  sellPrefill,
  writeSellPrefill,
  type Confidence,
  type Improvement,
  type ShopToValue,
  type Valuation,
} from '@diandu/core/valuation'
import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDevice } from '../../../app/device/device-context.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import type { Locale } from '../../../messages/messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { assessmentPath, shopInAddress, valuationQuery } from '../valuation-queries.ts'
import styles from '../valuation.module.css'
import { Comparables } from './comparables.tsx'
import { confidenceLines } from './confidence-lines.ts'
import { RangePlot } from './range-plot.tsx'
import { SharePicture } from './share-picture.tsx'
import { Waterfall } from './waterfall.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  const shop = shopInAddress(search)
  if (shop !== undefined) await queries.prefetchQuery(valuationQuery(ports, shop))
}

/** As it is handed on: what was valued, and between which prices. */
export const describe: NonNullable<PageModule['describe']> = ({ queries, ports, search, locale }) => {
  const shop = shopInAddress(search)
  const valuation = shop && queries.getQueryData(valuationQuery(ports, shop).queryKey)
  if (shop === undefined || valuation === undefined || valuation.estimate === null) return {}
  const { estimate, asOf } = valuation
  const messages = valuationMessages[locale]
  const range = messages.range(shortMoney(estimate.lowFen, locale), shortMoney(estimate.highFen, locale))
  const title = sharedTitle(shop, valuation, locale)
  return {
    ...(title === undefined ? {} : { title }),
    description: messages.shared.line(range, formatTime(asOf, 'yyyy-mm-dd')),
    pictureUrl: '/share-valuation.png',
  }
}

export const main: NonNullable<PageModule['main']> = ({ ports, search }) => {
  const shop = shopInAddress(search)
  return shop && valuationQuery(ports, shop).queryKey
}

export function Page() {
  const title = useMessages(titleMessages).valuation
  const messages = useMessages(valuationMessages)
  const shop = shopInAddress(useSearchParams()[0])
  const top = <BackBar title={title} home="/assessment" />
  if (shop === undefined)
    return (
      <Screen top={top}>
        <EmptyState
          action={<Button link={(parts) => <PageLink to="/assessment" {...parts} />}>{messages.toForm}</Button>}
        >
          {messages.badAddress}
        </EmptyState>
      </Screen>
    )
  return <Answer shop={shop} top={top} />
}

function Answer({ shop, top }: { readonly shop: ShopToValue; readonly top: ReactElement }) {
  const messages = useMessages(valuationMessages)
  const locale = useLocale()
  const { data: valuation, isError, pageFailure, refetch } = useLoad(valuationQuery(usePorts(), shop), 'market')
  usePageTitle(valuation && sharedTitle(shop, valuation, locale))
  if (pageFailure !== undefined) return <ErrorPage failure={pageFailure} />
  return (
    <Screen
      top={top}
      {...(valuation === undefined ? {} : { action: <SellAction shop={shop} valuation={valuation} /> })}
    >
      <div className="pt-16 pb-32">
        <div className="px-16 mb-16">
          <h2 className="type-body">{shopWords(shop, locale)}</h2>
          <div className={styles.edit}>
            <Button look="quiet" size="small" link={(parts) => <PageLink to={assessmentPath(shop)} {...parts} />}>
              {messages.edit}
            </Button>
          </div>
        </div>
        {valuation === undefined ? (
          <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={8} part inset />
        ) : (
          <Result shop={shop} valuation={valuation} />
        )}
      </div>
    </Screen>
  )
}

interface ResultProps {
  readonly shop: ShopToValue
  readonly valuation: Valuation
}

function Result({ shop, valuation }: ResultProps) {
  const messages = useMessages(valuationMessages)
  const locale = useLocale()
  const { estimate, comparables, confidence, improvements } = valuation
  if (estimate === null)
    return (
      <>
        <EmptyState
          action={
            <Button look="secondary" link={(parts) => <PageLink to={alikePath(shop)} {...parts} />}>
              {messages.toShops}
            </Button>
          }
        >
          {messages.none}
        </EmptyState>
        <div className="px-16 mb-16">
          <p className={`detail mb-12 ${styles.quiet}`}>{messages.noneLine}</p>
        </div>
        <ConfidenceNote confidence={confidence} />
      </>
    )
  return (
    <>
      <section className="px-16 mb-16" aria-label={messages.likely}>
        <p className="note block">{messages.likely}</p>
        <p className="price type-display strong tight">{shortMoney(estimate.likelyFen, locale)}</p>
        <p>{messages.range(shortMoney(estimate.lowFen, locale), shortMoney(estimate.highFen, locale))}</p>
        <RangePlot estimate={estimate} comparables={comparables} />
      </section>
      <ConfidenceNote confidence={confidence} />
      <Waterfall estimate={estimate} />
      <Improvements improvements={improvements} />
      <Comparables comparables={comparables} />
      <div className="px-16 mb-16">
        <p className={`detail mb-12 ${styles.quiet}`}>{messages.method}</p>
      </div>
      <SharePicture name={shopWords(shop, locale)} shop={shop} valuation={valuation} />
    </>
  )
}

function SellAction({ shop, valuation: { estimate, asOf } }: ResultProps) {
  const messages = useMessages(valuationMessages)
  const locale = useLocale()
  const { storage } = useDevice()
  const price = estimate?.likelyFen
  return (
    <StickyAction>
      <Button
        block
        {...(price === undefined ? {} : { consequence: messages.sellLine(shortMoney(price, locale)) })}
        link={(parts) => (
          <PageLink
            to={SELL_PATH}
            {...parts}
            onClick={() => price !== undefined && storeSellPrefill(storage, shop, price, asOf)}
          />
        )}
      >
        {price === undefined ? messages.sellUnpriced : messages.sell}
      </Button>
    </StickyAction>
  )
}

function alikePath({ platform, kind }: ShopToValue): string {
  const pairs = listingFilterParameters({ sort: 'recommended', platforms: [platform], kinds: [kind] }).map(
    (pair): [string, string] => [...pair],
  )
  return `/lists?${new URLSearchParams(pairs).toString()}`
}

/** Says to the form that sells a shop where to look for what it begins with. */
const SELL_PATH = '/sellshop?from=assessment'

/** For the form that sells a shop, as long as the visit lasts; read back with core's `parseSellPrefill`. */
function storeSellPrefill(
  { visit }: Pick<DeviceStorage, 'visit'>,
  shop: ShopToValue,
  priceFen: number,
  valuedAt: number,
): void {
  visit.write(SELL_PREFILL_KEY, writeSellPrefill(sellPrefill(shop, priceFen, valuedAt)))
}

/** Platform, kind and industry. */
const shopWords = (
  { platform, kind, industry }: Pick<ShopToValue, 'platform' | 'kind' | 'industry'>,
  locale: Locale,
): string =>
  [platformOf(platform).name, SHOP_KINDS[kind], INDUSTRIES[industry]].map((name) => nameIn(name, locale)).join(' · ')

/** The title in link previews; undefined without a price. */
const sharedTitle = (shop: ShopToValue, { estimate }: Valuation, locale: Locale): string | undefined =>
  estimate === null
    ? undefined
    : valuationMessages[locale].shared.title(shopWords(shop, locale), shortMoney(estimate.likelyFen, locale))

const TONES = { high: 'success', medium: 'info', low: 'warning' } as const

/** How sure it is, and everything that this comes from. */
function ConfidenceNote({ confidence }: { readonly confidence: Confidence }) {
  const messages = useMessages(valuationMessages)
  const { level } = confidence
  return (
    <Section title={messages.confidence}>
      <Notice tone={TONES[level]} title={messages.levels[level]}>
        <ul>
          {confidenceLines(confidence, messages).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Notice>
    </Section>
  )
}

/** Each improvement with the value that it alone would add. */
function Improvements({ improvements }: { readonly improvements: readonly Improvement[] }) {
  const messages = useMessages(valuationMessages)
  const locale = useLocale()
  return (
    <Section title={messages.raise}>
      {improvements.length === 0 ? (
        <p className={`detail mb-12 ${styles.quiet}`}>{messages.nothingToRaise}</p>
      ) : (
        <Card padding="none">
          {improvements.map(({ kind, gainFen }) => (
            <ListRow key={kind} title={messages.improvements[kind]} end={messages.gain(shortMoney(gainFen, locale))} />
          ))}
        </Card>
      )}
    </Section>
  )
}
