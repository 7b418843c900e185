import { fetchLighthouse } from './lighthouse/fetch-lighthouse.ts'
import { ratePage } from './lighthouse/rate-page.ts'
import type { LighthouseVisit } from './lighthouse/read-report.ts'
import { reportLighthouse } from './lighthouse/report-lighthouse.ts'
import { retryVisit } from './lighthouse/retry-visit.ts'
import { STANDARD_SLOWDOWN, visitByLighthouse } from './lighthouse/visit-by-lighthouse.ts'
import { caseName, withPageCases, type PageCase } from './pages/page-cases.ts'

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5)
/** Measure as a machine of this index would; without it, as this machine does. */
const AS_CPU_INDEX = Number(process.env['BENCH_CPU_INDEX'] ?? 0)

/** The login is no result of a search. */
const MEANT: Readonly<Record<string, readonly string[]>> = { '/login': ['seo/is-crawlable'] }

/**
 * Lighthouse's scores of the public pages, each beside its own page without scripts, turn by turn. False where a
 * category besides performance is below 100.
 */
export async function benchLighthouse(tell: (line: string) => void): Promise<boolean> {
  const lighthouse = await fetchLighthouse(tell)
  return withPageCases(async (cases) => {
    const visits = new Map<PageCase, LighthouseVisit[]>(cases.map((one) => [one, []]))
    // The server's first answer of each page is not counted.
    for (const { url } of cases) await (await fetch(url, { headers: { accept: 'text/html' } })).text()
    const visit = (url: string, slowdown?: number) =>
      retryVisit(() => visitByLighthouse(lighthouse, url, slowdown), tell)
    const ownIndex = (await visit(cases[0]?.url ?? '')).cpuIndex
    const slowdown = AS_CPU_INDEX > 0 ? (STANDARD_SLOWDOWN * ownIndex) / AS_CPU_INDEX : STANDARD_SLOWDOWN
    tell(`CPU index ${ownIndex}; the phone's processor is ${slowdown.toFixed(1)} times slower`)
    for (let run = 1; run <= RUNS; run += 1) {
      for (const one of cases) visits.get(one)?.push(await visit(one.url, slowdown))
      tell(`run ${run} of ${RUNS}`)
    }
    const validated = cases.map((one) => ({
      ...one,
      name: caseName(one),
      validated: ratePage(visits.get(one) ?? [], MEANT[one.path] ?? []),
    }))
    reportLighthouse(validated, tell)
    return validated.every(({ isFloor, validated: { defects } }) => isFloor || defects.length === 0)
  })
}
