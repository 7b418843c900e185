import { lookAround, type LookingVisit } from './look-around.ts'
import { measurePage, type PageFigures } from './measure-page.ts'
import { caseName, withPageCases, type PageCase } from './page-cases.ts'
import { reportPages, spreadsOf } from './report-pages.ts'

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
/** The files that a visit fetches hardly depend on the machine's load: a few visits are enough. */
const LOOKS = 3

/**
 * First loads on a slow phone, each beside the same page without scripts, turn by turn so that the machine's noise is
 * shared.
 */
export async function benchPages(tell: (line: string) => void): Promise<void> {
  await withPageCases(async (cases) => {
    const visits = new Map<PageCase, PageFigures[]>(cases.map((one) => [one, []]))
    const looks = new Map<PageCase, LookingVisit[]>(cases.map((one) => [one, []]))
    for (let run = 0; run <= RUNS; run += 1) {
      for (const one of cases) {
        const figures = await measurePage(one)
        // The first round warms the server and the machine.
        if (run > 0) visits.get(one)?.push(figures)
        if (run < LOOKS && !one.isFloor) looks.get(one)?.push(await lookAround(one))
      }
      tell(run === 0 ? 'warmed up' : `run ${run} of ${RUNS}`)
    }
    const measured = cases.map((one) => ({
      ...one,
      name: caseName(one),
      figures: spreadsOf(visits.get(one) ?? [], looks.get(one) ?? []),
    }))
    reportPages(measured, tell)
  })
}
