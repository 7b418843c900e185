import type { Estimate, Factor } from '@diandu/core/valuation'

/** One row of the waterfall: from where to where on the way from the ordinary price to the likely one, 0 to 1. */
export interface WaterfallBar {
  readonly key: Factor | 'base' | 'sum'
  readonly fen: number
  readonly from: number
  readonly to: number
  readonly isMissing: boolean
}

/** Every step begins where the one before it ended; the last row is the sum of all. */
export function waterfallBars({ baseFen, steps, likelyFen }: Estimate): readonly WaterfallBar[] {
  const ends = steps.reduce<readonly number[]>((known, { fen }) => [...known, (known.at(-1) ?? 0) + fen], [baseFen])
  const most = Math.max(1, ...ends)
  const bar = (key: WaterfallBar['key'], fen: number, from: number, isMissing = false): WaterfallBar => ({
    key,
    fen,
    from: Math.min(from, from + fen) / most,
    to: Math.max(from, from + fen) / most,
    isMissing,
  })
  return [
    bar('base', baseFen, 0),
    ...steps.map(({ factor, fen, isMissing }, at) => bar(factor, fen, ends[at] ?? 0, isMissing)),
    bar('sum', likelyFen, 0),
  ]
}
