import type { ReactElement } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listingFilterParameters } from '@diandu/core/catalog'
import type { ShopToValue, Valuation } from '@diandu/core/valuation'
import { shortMoney } from '@diandu/core/format'
import { useDevice } from '../../../app/device/device-context.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import { sharedTitle, shopWords } from '../shop-words.ts'
import { assessmentPath, shopInAddress } from '../valuation-address.ts'
import { valuationQuery } from '../valuation-queries.ts'
import styles from '../valuation.module.css'
import { Comparables } from './comparables.tsx'
import { ConfidenceNote } from './confidence-note.tsx'
import { Improvements } from './improvements.tsx'
import { RangePlot } from './range-plot.tsx'
import { SELL_PATH, storeSellPrefill } from './sell-it.ts'
import { SharePicture } from './share-picture.tsx'
import { Waterfall } from './waterfall.tsx'

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
          <p className={styles.quiet}>{messages.noneLine}</p>
        </div>
        <ConfidenceNote confidence={confidence} />
      </>
    )
  return (
    <>
      <section className="px-16 mb-16" aria-label={messages.likely}>
        <p className={styles.note}>{messages.likely}</p>
        <p className="price type-display strong tight">{shortMoney(estimate.likelyFen, locale)}</p>
        <p>{messages.range(shortMoney(estimate.lowFen, locale), shortMoney(estimate.highFen, locale))}</p>
        <RangePlot estimate={estimate} comparables={comparables} />
      </section>
      <ConfidenceNote confidence={confidence} />
      <Waterfall estimate={estimate} />
      <Improvements improvements={improvements} />
      <Comparables comparables={comparables} />
      <div className="px-16 mb-16">
        <p className={styles.quiet}>{messages.method}</p>
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
