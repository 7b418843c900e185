/** The parts of Lighthouse's report that are read. Scores are from 0 to 1; null means that an audit does not apply. */
export interface LighthouseReport {
  /** How quick Lighthouse found the processor to be at that moment. */
  readonly environment?: { readonly benchmarkIndex: number }
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<
      string,
      | {
          readonly score: number | null
          readonly auditRefs: readonly { readonly id: string; readonly weight: number; readonly group?: string }[]
        }
      | undefined
    >
  >
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number } | undefined>
  >
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/** One page looked at once: scores from 0 to 100, times in milliseconds. */
export interface LighthouseVisit {
  readonly scores: Readonly<Record<Category, number>>
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** Lighthouse's `benchmarkIndex`: times are compared at the same index only. */
  readonly cpuIndex: number
  readonly failed: readonly FailedAudit[]
}

export interface FailedAudit {
  readonly category: Category
  readonly id: string
  /** Without weight it costs no score, such as hints about what could be quicker. */
  readonly weight: number
}

/** Lighthouse calls an audit passed from here on. */
const PASSED_FROM = 0.9

/** Throws where Lighthouse could not look at the page. */
export function readReport({ environment, runtimeError, categories, audits }: LighthouseReport): LighthouseVisit {
  if (runtimeError !== undefined) throw new Error(`Lighthouse saw no page: ${runtimeError.message}`)
  const measured = (id: string): number => audits[id]?.numericValue ?? Number.NaN
  const scoreOf = (category: Category): number => Math.round((categories[category]?.score ?? Number.NaN) * 100)
  const failedOf = (category: Category): FailedAudit[] =>
    (categories[category]?.auditRefs ?? [])
      .filter(
        ({ id, weight, group }) =>
          group !== 'hidden' &&
          (audits[id]?.score ?? 1) < (category === 'performance' || weight === 0 ? PASSED_FROM : 1),
      )
      .map(({ id, weight }) => ({ category, id, weight }))
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    fcpMs: measured('first-contentful-paint'),
    lcpMs: measured('largest-contentful-paint'),
    tbtMs: measured('total-blocking-time'),
    cls: measured('cumulative-layout-shift'),
    cpuIndex: environment?.benchmarkIndex ?? Number.NaN,
    failed: CATEGORIES.flatMap(failedOf),
  }
}
