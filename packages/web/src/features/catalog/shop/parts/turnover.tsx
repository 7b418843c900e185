import { lazy, Suspense, useRef } from 'react'
import { sourceSentence, type Shop } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { useNear } from '../../../../app/rendering/use-near.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { shopMessages } from '../../../../messages/catalog/shop.messages.ts'
import { BarChart } from '../../../../ui/figures/bar-chart.tsx'
import { moneyText } from '../../money-text.ts'
import { CHARTS_AHEAD_PX } from './charts-ahead.ts'
import styles from './parts.module.css'

const TurnoverChart = lazy(async () => ({ default: (await import('../market/market-charts.tsx')).TurnoverChart }))

/** Turnover by month: bars that need no script, and a chart with the market's middle once it comes near. */
export function Turnover({ shop }: { readonly shop: Shop }) {
  const locale = useLocale()
  const messages = useMessages(shopMessages)
  const part = useRef<HTMLDivElement>(null)
  // A browser too old to tell what is near keeps the bars.
  const isDrawn = useNear(part, CHARTS_AHEAD_PX) && typeof IntersectionObserver !== 'undefined'
  const { turnoverByMonth } = shop.figures
  const bars = (
    <BarChart
      caption={messages.turnover.title}
      headings={{ label: messages.turnover.month, value: messages.turnover.value }}
      points={turnoverByMonth.value.map(({ month, turnoverFen }) => ({
        key: month,
        label: messages.turnover.monthShort(month.slice(5)),
        value: turnoverFen,
        text: moneyText(turnoverFen, locale),
      }))}
    />
  )
  return (
    <div ref={part} className="pt-12 mt-16 line-above">
      <div className={styles.turnover}>
        {isDrawn ? (
          <Suspense fallback={bars}>
            <TurnoverChart shop={shop} />
          </Suspense>
        ) : (
          bars
        )}
      </div>
      <p className="note mt-8">{nameIn(sourceSentence(turnoverByMonth), locale)}</p>
    </div>
  )
}
