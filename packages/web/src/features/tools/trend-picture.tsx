import type { WordTrend } from '@diandu/core/tools'
import { formatCount } from '@diandu/core/format'
import { useMessages } from '../../app/preferences/preferences.ts'
import { toolsMessages } from '../../messages/tools/tools.messages.ts'
import styles from './tools.module.css'

const WIDTH = 96
const HEIGHT = 28
const EDGE = 3

/** Thirty days of a word as one line; said in a sentence to those who listen. */
export function TrendPicture({ word, days }: Pick<WordTrend, 'word' | 'days'>) {
  const messages = useMessages(toolsMessages).hot
  const highest = Math.max(1, ...days)
  const step = (WIDTH - 2 * EDGE) / Math.max(1, days.length - 1)
  const points = days.map((count, at) => {
    const y = HEIGHT - EDGE - (count / highest) * (HEIGHT - 2 * EDGE)
    return `${(EDGE + at * step).toFixed(1)},${y.toFixed(1)}`
  })
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  return (
    <svg
      className={styles.trend}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={messages.trend(word, formatCount(first), formatCount(last), formatCount(Math.max(...days)))}
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}
