import type { Comparable, Estimate } from '@diandu/core/valuation'
import { shortMoney } from '@diandu/core/format'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import { apartFrom, textWidth } from '../../../ui/charts/scale.ts'
import { usePlot } from '../../../ui/charts/use-plot.ts'
import styles from '../valuation.module.css'

const EDGE = 12
const LINE = 34
/** Below the bar, for one line of text. */
const ROOM = 18

interface RangePlotProps {
  readonly estimate: Estimate
  readonly comparables: readonly Comparable[]
}

/** The range of prices as a bar, what is likely as a mark in it, and sold shops as dots. */
export function RangePlot({ estimate: { lowFen, likelyFen, highFen }, comparables }: RangePlotProps) {
  const messages = useMessages(valuationMessages)
  const locale = useLocale()
  const [box, { width, em }] = usePlot()
  const prices = [lowFen, highFen, ...comparables.map(({ priceFen }) => priceFen)]
  // Prices differ by factors, not by sums.
  const scale = (fen: number) => Math.log(Math.max(1, fen))
  const [from, to] = [Math.min(...prices.map(scale)), Math.max(...prices.map(scale))]
  const at = (fen: number) => EDGE + ((scale(fen) - from) / (to - from || 1)) * (width - 2 * EDGE)
  const words = (fen: number) => shortMoney(fen, locale)
  const ends = [lowFen, highFen] as const
  const labels = apartFrom([at(lowFen), at(highFen)], [textWidth(words(lowFen), em), textWidth(words(highFen), em)], {
    width,
    gapPx: em / 2,
  })
  const height = LINE + ROOM + em
  return (
    <figure className={`mt-12 ${styles.plot}`}>
      <div ref={box}>
        <svg
          width="100%"
          height={height}
          role="img"
          aria-label={messages.rangeText(words(lowFen), words(likelyFen), words(highFen), comparables.length)}
        >
          <line className={styles.axis} x1={EDGE} x2={width - EDGE} y1={LINE} y2={LINE} />
          <rect
            className={styles.span}
            x={at(lowFen)}
            width={Math.max(2, at(highFen) - at(lowFen))}
            y={LINE - 6}
            height="12"
            rx="6"
          />
          {comparables.map(({ shopId, priceFen }) => (
            <circle key={shopId} className={styles.sale} cx={at(priceFen)} cy={LINE} r="4" />
          ))}
          <path className="fill-price" d={`M${at(likelyFen)} ${LINE - 9}l-6 -10h12z`} />
          {ends.map((fen, end) => (
            <text key={end} className="type-mark fill-quiet" x={labels[end]} y={height - 6} textAnchor="middle">
              {words(fen)}
            </text>
          ))}
        </svg>
      </div>
      {comparables.length > 0 && <figcaption className="note block">{messages.soldMarks}</figcaption>}
    </figure>
  )
}
