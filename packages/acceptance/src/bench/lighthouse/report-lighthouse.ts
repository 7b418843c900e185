import type { PageCase } from '../pages/page-cases.ts'
import { spreadText } from '../statistics.ts'
import { keepResults, tableText } from '../tables.ts'
import type { RatedPage } from './rate-page.ts'

interface LighthouseRow extends PageCase {
  readonly name: string
  readonly validated: RatedPage
}

const MAX_POINTS_BELOW_FLOOR = 2
const HEAD = [
  'page',
  'performance',
  'beside its floor',
  'accessibility',
  'best practices',
  'SEO',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'CPU index',
]
const AIMS = ['aim', '', `≥ −${MAX_POINTS_BELOW_FLOOR}`, '100', '100', '100', '', '', '', '', '']

/** Prints and keeps what Lighthouse said: a row for each page and its floor, and by name what failed. */
export function reportLighthouse(rows: readonly LighthouseRow[], tell: (line: string) => void): void {
  const differences = rows.flatMap(({ path, isFloor, validated }) => {
    const floor = rows.find((other) => other.isFloor && other.path === path)
    return isFloor || floor === undefined
      ? []
      : [{ path, points: validated.scores.performance.median - floor.validated.scores.performance.median }]
  })
  keepResults('lighthouse', { rows, differences })
  const besideFloor = ({ path, isFloor }: LighthouseRow): string => {
    const points = differences.find((one) => one.path === path)?.points
    return isFloor || points === undefined
      ? ''
      : `${points < 0 ? '−' : '+'}${Math.abs(points)}, ${points >= -MAX_POINTS_BELOW_FLOOR ? 'met' : '**missed**'}`
  }
  const cells = (row: LighthouseRow): readonly string[] => {
    const { scores, fcpMs, lcpMs, tbtMs, cls, cpuIndex } = row.validated
    const [performance, ...others] = [
      scores.performance,
      scores.accessibility,
      scores['best-practices'],
      scores.seo,
    ].map(spreadText)
    return [
      row.name,
      performance ?? '',
      besideFloor(row),
      ...others,
      ...[fcpMs, lcpMs, tbtMs, cls, cpuIndex].map(spreadText),
    ]
  }
  tell(`\n${tableText(HEAD, [...rows.map(cells), AIMS])}\n`)
  for (const {
    name,
    isFloor,
    validated: { failed, defects },
  } of rows) {
    if (isFloor) continue
    tell(`${name}: ${failed.length === 0 ? 'no audit failed' : `failed: ${failed.join(', ')}`}`)
    if (defects.length > 0) tell(`${name}: BELOW 100: ${defects.join(', ')}`)
  }
}
