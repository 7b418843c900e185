import type { Comparable, Estimate } from '@diandu/core/valuation'
import { shortMoney } from '@diandu/core/format'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import styles from '../valuation.module.css'

const WIDTH = 320
const HEIGHT = 64
const EDGE = 12
const LINE = 34

interface RangePlotProps {
  readonly estimate: Estimate
  readonly comparables: readonly Comparable[]
}

/** The range of prices as a bar, what is likely as a mark in it, and sold shops as dots. */
export function RangePlot({ estimate: { lowFen, likelyFen, highFen }, comparables }: RangePlotProps) {
  const messages = useMessages(valuationMessages)
  const locale = useLocale()
  const prices = [lowFen, highFen, ...comparables.map(({ priceFen }) => priceFen)]
  // Prices differ by factors, not by sums.
  const scale = (fen: number) => Math.log(Math.max(1, fen))
  const [from, to] = [Math.min(...prices.map(scale)), Math.max(...prices.map(scale))]
  const at = (fen: number) => EDGE + ((scale(fen) - from) / (to - from || 1)) * (WIDTH - 2 * EDGE)
  const words = (fen: number) => shortMoney(fen, locale)
  return (
    <figure className={styles.plot}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={messages.rangeText(words(lowFen), words(likelyFen), words(highFen), comparables.length)}
      >
        <line className={styles.axis} x1={EDGE} x2={WIDTH - EDGE} y1={LINE} y2={LINE} />
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
        <path className={styles.mark} d={`M${at(likelyFen)} ${LINE - 9}l-6 -10h12z`} />
        <text className={styles.tick} x={at(lowFen)} y={HEIGHT - 6} textAnchor={at(lowFen) < 60 ? 'start' : 'middle'}>
          {words(lowFen)}
        </text>
        <text
          className={styles.tick}
          x={at(highFen)}
          y={HEIGHT - 6}
          textAnchor={at(highFen) > WIDTH - 60 ? 'end' : 'middle'}
        >
          {words(highFen)}
        </text>
      </svg>
      {comparables.length > 0 && <figcaption className={styles.note}>{messages.soldMarks}</figcaption>}
    </figure>
  )
}
