import { formatCount, formatMoney, formatTime } from '@diandu/core/format'
import type { KeywordAnswer } from '@diandu/core/tools'
import type { Locale } from '../../../messages/messages.ts'
import { toolsMessages } from '../../../messages/tools/tools.messages.ts'
import { changeText, percentText } from '../trend-text.ts'

export function keywordText(answer: KeywordAnswer, locale: Locale): string {
  const { keyword, hot, fresh } = toolsMessages[locale]
  const { trend, rank, shops, prices, asOf, isInvented } = answer
  return [
    keyword.heading(answer.word),
    ...(trend === null
      ? [keyword.rare]
      : [
          `${keyword.searches}: ${hot.searches(formatCount(trend.searches))} (${changeText(trend, locale)})`,
          `${keyword.share}: ${percentText(trend.share)}`,
        ]),
    ...(rank === null ? [] : [`${keyword.rank}: ${keyword.rankValue(formatCount(rank))}`]),
    `${keyword.shops}: ${keyword.shopsCount(formatCount(shops.count), shops.capped)}`,
    ...(prices === null ? [] : [`${keyword.priceRows.middle}: ${formatMoney(prices.middleFen)}`]),
    fresh.counted(formatTime(asOf, 'yyyy-mm-dd hh:mm')),
    fresh.source,
    ...(isInvented ? [fresh.invented] : []),
  ].join('\n')
}
