import type { ReactNode } from 'react'
import type { Shop } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import type { MarketContext } from '@diandu/core/insights'
import { PartFailure } from '../../../../app/layout/failures/part-failure.tsx'
import { useDevice } from '../../../../app/device/device-context.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../../app/queries/queries.ts'
import { marketMessages } from '../../../../messages/catalog/market.messages.ts'
import { ChartFrame } from '../../../../ui/charts/chart-frame.tsx'
import { ColumnChart } from '../../../../ui/charts/column-chart.tsx'
import { ComparedBars } from '../../../../ui/charts/compared-bars.tsx'
import { RangeDot } from '../../../../ui/charts/range-dot.tsx'
import { StepChart } from '../../../../ui/charts/step-chart.tsx'
import { StripPlot } from '../../../../ui/charts/strip-plot.tsx'
import { moneyText } from '../../money-text.ts'
import { marketContextQuery } from '../../catalog-queries.ts'
import { historyView, peersName, pricesView, ratingsView, salesView, turnoverView } from './market-view.ts'

/** Each month's turnover as a column, with the middle of similar shops once that is known. */
export function TurnoverChart({ shop }: { readonly shop: Shop }) {
  const locale = useLocale()
  const messages = useMessages(marketMessages)
  const { data } = useLoad(marketContextQuery(usePorts(), shop.id))
  const { says, columns, table } = turnoverView(shop, data, locale)
  const hasFew = data !== undefined && data.turnoverByMonth.length === 0
  return (
    <ChartFrame
      title={messages.turnover.title}
      {...(says === undefined ? {} : { says })}
      table={table}
      labels={messages}
      {...(hasFew ? { note: messages.turnover.noMiddle } : {})}
    >
      <ColumnChart label={messages.turnover.title} columns={columns} middleLabel={messages.turnover.key} />
    </ChartFrame>
  )
}

interface MarketChartsProps {
  readonly shop: Shop
  /** Keeps the place of what is not here yet. */
  readonly waiting: ReactNode
}

export function MarketCharts({ shop, waiting }: MarketChartsProps) {
  const { data, isError, refetch } = useLoad(marketContextQuery(usePorts(), shop.id))
  if (data !== undefined) return <Charts shop={shop} context={data} />
  return isError ? <PartFailure onRetry={refetch} /> : waiting
}

function Charts({ shop, context }: { readonly shop: Shop; readonly context: MarketContext }) {
  const locale = useLocale()
  const messages = useMessages(marketMessages)
  const { clock } = useDevice()
  const counted = { peers: peersName(shop, context.circle, locale), count: formatCount(context.shops) }
  const prices = pricesView(shop, context, locale)
  const history = historyView(context, locale)
  const sales = salesView(context, locale)
  const ratings = ratingsView(shop, context, locale)
  const salesTitle = messages.sales.title(peersName(shop, 'industry', locale))
  return (
    <>
      {prices === undefined ? (
        <p>{messages.tooFew(counted)}</p>
      ) : (
        <ChartFrame
          title={messages.prices.title}
          says={prices.says}
          table={prices.table}
          labels={messages}
          note={messages.prices.note(messages.peers(counted))}
        >
          <RangeDot {...prices.range} />
        </ChartFrame>
      )}
      <ChartFrame title={messages.history.title} says={history.says} table={history.table} labels={messages}>
        {!history.isOnce && (
          <StepChart label={messages.history.title} steps={history.steps} until={clock.now()} ends={history.ends} />
        )}
      </ChartFrame>
      {sales === undefined ? (
        <ChartFrame title={salesTitle} says={messages.sales.none} labels={messages} />
      ) : (
        <ChartFrame title={salesTitle} table={sales.table} labels={messages} note={messages.sales.note}>
          <StripPlot
            label={salesTitle}
            strips={sales.strips}
            write={(fen) => moneyText(fen, locale)}
            own={{ value: shop.priceFen, text: messages.sales.own(moneyText(shop.priceFen, locale)) }}
          />
        </ChartFrame>
      )}
      {ratings !== undefined && (
        <ChartFrame title={messages.ratings.title} table={ratings.table} labels={messages} note={ratings.scale}>
          <ComparedBars {...ratings} />
        </ChartFrame>
      )}
    </>
  )
}
