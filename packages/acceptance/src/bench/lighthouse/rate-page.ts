import { spreadOf, type Spread } from '../statistics.ts'
import { CATEGORIES, type Category, type LighthouseVisit } from './read-report.ts'

/** One page after all its visits. */
export interface RatedPage {
  readonly scores: Readonly<Record<Category, Spread>>
  readonly fcpMs: Spread
  readonly lcpMs: Spread
  readonly tbtMs: Spread
  readonly cls: Spread
  readonly cpuIndex: Spread
  /**
   * `seo/is-crawlable`, with the number of visits where not each of them saw it; what costs no score is marked as a
   * hint.
   */
  readonly failed: readonly string[]
  /** Categories besides performance that lost points in some visit by something that is not meant. */
  readonly defects: readonly Category[]
}

/** `seo/is-crawlable` where a page is meant to stay out of search. */
export type Meant = readonly string[]

export function ratePage(visits: readonly LighthouseVisit[], meant: Meant): RatedPage {
  const spread = (figure: (visit: LighthouseVisit) => number): Spread => spreadOf(visits.map(figure))
  const score = (category: Category): Spread => spread(({ scores }) => scores[category])
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  }
  const times = new Map<string, number>()
  for (const { category, id, weight } of visits.flatMap(({ failed }) => failed)) {
    const name = nameOf(category, id)
    const shown = meant.includes(name) ? `${name} (meant)` : weight === 0 ? `${name} (hint)` : name
    times.set(shown, (times.get(shown) ?? 0) + 1)
  }
  const failed = [...times].map(([name, count]) =>
    count === visits.length ? name : `${name} in ${count} of ${visits.length}`,
  )
  // A score below 100 without a name, or none at all, is not set aside by anything.
  const isDefect = (category: Category): boolean =>
    visits.some((visit) => !(visit.scores[category] === 100) && !isMeant(visit, category, meant))
  const defects = CATEGORIES.filter((category) => category !== 'performance' && isDefect(category))
  return {
    scores,
    fcpMs: spread(({ fcpMs }) => fcpMs),
    lcpMs: spread(({ lcpMs }) => lcpMs),
    tbtMs: spread(({ tbtMs }) => tbtMs),
    cls: spread(({ cls }) => cls),
    cpuIndex: spread(({ cpuIndex }) => cpuIndex),
    failed,
    defects,
  }
}

const nameOf = (category: Category, id: string): string => `${category}/${id}`

function isMeant({ failed }: LighthouseVisit, category: Category, meant: Meant): boolean {
  const costly = failed.filter((audit) => audit.category === category && audit.weight > 0)
  return costly.length > 0 && costly.every(({ id }) => meant.includes(nameOf(category, id)))
}
