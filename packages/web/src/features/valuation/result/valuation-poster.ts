import { formatTime, shortMoney } from '@diandu/core/format'
import type { ShopToValue, Valuation } from '@diandu/core/valuation'
import type { Poster } from '../../../app/shops/sharing/poster.ts'
import type { Locale } from '../../../messages/messages.ts'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import { stepWords } from '../../../app/money/step-words.ts'
import { resultPath } from '../valuation-queries.ts'
import { confidenceLines } from './confidence-lines.ts'
import { waterfallBars } from './waterfall-bars.ts'

export interface PosterOf {
  /** Of the shop: its platform, kind and industry. */
  readonly name: string
  readonly shop: ShopToValue
  readonly valuation: Valuation
  readonly locale: Locale
}

/** Null where there is no price to show. */
export function valuationPoster({ name, shop, valuation, locale }: PosterOf): Poster | null {
  const messages = valuationMessages[locale]
  const { estimate, confidence, asOf } = valuation
  if (estimate === null) return null
  const words = (fen: number) => shortMoney(fen, locale)
  return {
    kicker: messages.picture.kicker(formatTime(asOf, 'yyyy-mm-dd')),
    title: name,
    figure: { label: messages.likely, text: words(estimate.likelyFen) },
    line: messages.range(words(estimate.lowFen), words(estimate.highFen)),
    rows: waterfallBars(estimate)
      .filter(({ isMissing }) => !isMissing)
      .map(({ key, fen, from, to }) => {
        const isStrong = key === 'base' || key === 'sum'
        return {
          label: key === 'base' ? messages.base : key === 'sum' ? messages.sum : messages.factors[key],
          value: isStrong ? words(fen) : stepWords(fen, locale),
          isStrong,
          bar: { from, to, tone: isStrong ? 'ink' : fen < 0 ? 'amber' : 'ferry' },
        }
      }),
    notes: [messages.levels[confidence.level], ...confidenceLines(confidence, messages), messages.picture.note],
    path: resultPath(shop),
    at: asOf,
  }
}
