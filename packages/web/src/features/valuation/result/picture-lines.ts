import { formatTime } from '@diandu/core/format'
import type { Valuation } from '@diandu/core/valuation'
import type { Locale } from '../../../messages/messages.ts'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import { priceWords, stepWords } from '../../../app/money/price-words.ts'
import { confidenceLines } from './confidence-lines.ts'
import { waterfallBars, type WaterfallBar } from './waterfall-bars.ts'

export interface PictureRow extends Pick<WaterfallBar, 'from' | 'to' | 'fen'> {
  readonly label: string
  readonly amount: string
  readonly isWhole: boolean
}

/** What the picture of a valuation says, top to bottom. */
export interface PictureLines {
  readonly name: string
  readonly likely: string
  readonly price: string
  readonly range: string
  readonly rows: readonly PictureRow[]
  readonly confidence: readonly string[]
  readonly foot: string
  readonly note: string
}

export interface PictureOf {
  /** Of the shop: its platform, kind and industry. */
  readonly name: string
  readonly valuation: Valuation
  readonly locale: Locale
}

/** Null where there is no price to show. */
export function pictureLines({ name, valuation, locale }: PictureOf): PictureLines | null {
  const messages = valuationMessages[locale]
  const { estimate, confidence, asOf } = valuation
  if (estimate === null) return null
  const words = (fen: number) => priceWords(fen, locale)
  return {
    name,
    likely: messages.likely,
    price: words(estimate.likelyFen),
    range: messages.range(words(estimate.lowFen), words(estimate.highFen)),
    rows: waterfallBars(estimate)
      .filter(({ isMissing }) => !isMissing)
      .map(({ key, fen, from, to }) => ({
        label: key === 'base' ? messages.base : key === 'sum' ? messages.sum : messages.factors[key],
        amount: key === 'base' || key === 'sum' ? words(fen) : stepWords(fen, locale),
        isWhole: key === 'base' || key === 'sum',
        fen,
        from,
        to,
      })),
    confidence: [messages.levels[confidence.level], ...confidenceLines(confidence, messages)],
    foot: messages.picture.foot(formatTime(asOf, 'yyyy-mm-dd')),
    note: messages.picture.note,
  }
}
