import { lazy, Suspense, useRef } from 'react'
import type { Shop } from '@diandu/core/catalog'
import { useNear } from '../../../../app/rendering/use-near.ts'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { shopPartsMessages } from '../../../../messages/catalog/shop-parts.messages.ts'
import { Skeleton, SkeletonLines } from '../../../../ui/feedback/skeleton.tsx'
import { CHARTS_AHEAD_PX } from './charts-ahead.ts'
import styles from './parts.module.css'

const MarketCharts = lazy(async () => ({ default: (await import('../market/market-charts.tsx')).MarketCharts }))

/** Rendered once it comes near the viewport. Its room is reserved. */
export function Market({ shop }: { readonly shop: Shop }) {
  const messages = useMessages(shopPartsMessages).market
  const part = useRef<HTMLDivElement>(null)
  const isNear = useNear(part, CHARTS_AHEAD_PX)
  const waiting = (
    <div className={styles.market}>
      <Skeleton label={messages.loading}>
        <SkeletonLines count={8} />
      </Skeleton>
    </div>
  )
  return (
    <div ref={part} className="panel mb-12" data-loading={isNear ? undefined : true}>
      <h3 className="mb-12 type-line">{messages.title}</h3>
      {isNear ? (
        <Suspense fallback={waiting}>
          <MarketCharts shop={shop} waiting={waiting} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}
