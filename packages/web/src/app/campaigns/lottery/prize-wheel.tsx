import type { CSSProperties } from 'react'
import { nameIn } from '@diandu/core/messages'
import type { LotteryView, PrizeId } from '@diandu/core/lottery'
import { classNames } from '../../../ui/class-names.ts'
import { lotteryMessages } from '../../../messages/lottery/lottery.messages.ts'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import styles from './prize-wheel.module.css'
import { sectorPath, sectorsOf, turnTo } from './wheel-view.ts'

/** In the units of the drawing: names grow and shrink with the wheel, and stay within their sectors. */
const NAME_SIZE = 11

interface PrizeWheelProps {
  readonly lottery: LotteryView
  /** Resting, turning until an answer is there, or coming to rest on it. */
  readonly motion: 'still' | 'turning' | 'settling'
  /** On what it rests; null is where nothing is won. */
  readonly prize: PrizeId | null
}

export function PrizeWheel({ lottery, motion, prize }: PrizeWheelProps) {
  const messages = useMessages(lotteryMessages).block
  const locale = useLocale()
  const sectors = sectorsOf(lottery)
  const width = 360 / sectors.length
  const nameOf = (id: PrizeId | null) => {
    const named = lottery.prizes.find((one) => one.id === id)
    return named === undefined ? messages.blank : nameIn(named.name, locale)
  }
  const end = { '--end': `${turnTo(sectors, prize)}deg` } as CSSProperties
  return (
    <div className={styles.frame} role="img" aria-label={messages.wheel}>
      <svg className={classNames('w-full', styles[motion])} viewBox="-104 -104 208 208" style={end} aria-hidden>
        <circle className="fill-ferry" r="102" />
        {sectors.map((sector, at) => (
          <g key={sector.prize ?? ''}>
            <path className={at % 2 === 0 ? styles.even : styles.odd} d={sectorPath(sector.angle, width)} />
            <text
              className="fill-ink"
              fontSize={NAME_SIZE}
              transform={`rotate(${sector.angle}) translate(0 -91) rotate(90)`}
              dominantBaseline="central"
            >
              {nameOf(sector.prize)}
            </text>
          </g>
        ))}
        <circle className="fill-ferry" r="11" />
      </svg>
      <span className={styles.pointer} aria-hidden />
    </div>
  )
}
