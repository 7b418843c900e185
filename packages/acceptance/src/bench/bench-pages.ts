import { openApi } from '../api/api-client.ts'
import { cheapShops } from '../api/market.ts'
import { newInstallation } from '../server/installation.ts'
import { startServerProcess } from '../server/server-process.ts'
import { CARD, measurePage, type PageFigures } from './measure-page.ts'
import { PEERS, PEERS_MEASURED_ON } from './peers.ts'
import { numberText, spreadOf, spreadText, type Spread } from './statistics.ts'
import { startStrippingProxy } from './stripping-proxy.ts'
import { keepResults, tableText } from './tables.ts'

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const DEMO_SHOPS = '5000'
const HEAD = ['page', 'script KiB', 'FCP ms', 'LCP ms', 'CLS', 'blocking ms', 'tap → shop ms']
const AIMS = ['aim', '≤ 130', '≤ 1.1 × floor', '≤ 1.2 × floor', '0', '≤ 50', '≤ 80']

type Figures = { readonly [Name in keyof PageFigures]: Spread }

/** First loads on a slow phone, each beside the same page without scripts, turn by turn so that the machine's noise is shared. */
export async function benchPages(tell: (line: string) => void): Promise<void> {
  const installation = await newInstallation()
  const server = await startServerProcess(installation, { env: { DEMO_SHOPS } })
  const floor = await startStrippingProxy(server.url)
  try {
    const [shop] = await cheapShops(await openApi(server.url), 1)
    const shopPath = `/shop/${shop?.id ?? ''}`
    const pages = [{ path: '/', pressed: CARD }, { path: '/lists', pressed: CARD }, { path: shopPath, pressed: `a[href="${shopPath}/order"]` }]
    const cases = pages.flatMap(({ path, pressed }) => [
      { name: path, url: `${server.url}${path}`, isFloor: false, pressed },
      { name: `${path} without scripts`, url: `${floor.url}${path}`, isFloor: true, pressed },
    ])
    const visits = new Map<string, PageFigures[]>(cases.map(({ name }) => [name, []]))
    for (let run = 0; run <= RUNS; run += 1) {
      for (const one of cases) {
        const figures = await measurePage(one)
        // The first round warms the server and the machine.
        if (run > 0) visits.get(one.name)?.push(figures)
      }
      tell(run === 0 ? 'warmed up' : `run ${run} of ${RUNS}`)
    }
    report([...visits].map(([name, figures]) => ({ name, figures: spreadsOf(figures) })), tell)
  } finally {
    await floor.stop()
    await server.stop()
    await installation.remove()
  }
}

const NAMES = ['scriptKib', 'fcpMs', 'lcpMs', 'readyMs', 'cls', 'blockingMs', 'tapMs'] as const

const spreadsOf = (visits: readonly PageFigures[]): Figures =>
  Object.fromEntries(NAMES.map((name) => [name, spreadOf(visits.map((visit) => visit[name]).filter(Number.isFinite))])) as Figures

const ratioText = (ratio: number): string => (Number.isFinite(ratio) ? `${numberText(ratio)} ×` : '–')

function report(pages: readonly { readonly name: string; readonly figures: Figures }[], tell: (line: string) => void): void {
  keepResults('pages', pages)
  const rows = pages.map(({ name, figures: { scriptKib, fcpMs, lcpMs, cls, blockingMs, tapMs } }) => [name, ...[scriptKib, fcpMs, lcpMs, cls, blockingMs, tapMs].map(spreadText)])
  const ratios = pages.flatMap(({ name, figures }) => {
    const floor = pages.find((other) => other.name === `${name} without scripts`)?.figures
    const ratio = (of: 'fcpMs' | 'lcpMs' | 'tapMs') => ratioText(figures[of].median / (floor?.[of].median ?? Number.NaN))
    return floor === undefined ? [] : [[`${name} beside its floor`, '', ratio('fcpMs'), ratio('lcpMs'), '', '', ratio('tapMs')]]
  })
  const peers = PEERS.map(({ name, scriptKib, fcpMs, lcpMs, cls, blockingMs, tapMs }) => [name, ...[scriptKib, fcpMs, lcpMs, cls, blockingMs, tapMs ?? Number.NaN].map(numberText)])
  tell(`\n${tableText(HEAD, [...rows, ...ratios, AIMS])}`)
  tell(`\nUsable, median ms: ${pages.filter(({ figures }) => Number.isFinite(figures.readyMs.median)).map(({ name, figures }) => `${name} ${spreadText(figures.readyMs)}`).join(', ')}`)
  tell(`\nOthers on the same profile, measured ${PEERS_MEASURED_ON} (another run: compare orders of magnitude, not milliseconds)\n`)
  tell(tableText(HEAD, peers))
}
