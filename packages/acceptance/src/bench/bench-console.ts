import { openApi, SUCCESS } from '../api/api-client.ts'
import type { Card, Page } from '../api/market.ts'
import { DEMO_STAFF, openStaffApi } from '../api/staff.ts'
import { startServerProcess } from '../server/server-process.ts'
import { filledInstallation, LARGE_FOLDER } from './bench-large.ts'
import { startKeptPostgres } from './bench-postgres.ts'
import { copyOnce, fillOnce } from './large/fill-once.ts'
import { runLarge } from './large/large-program.ts'
import { numberText, quantile } from './statistics.ts'
import { keepResults, tableText } from './tables.ts'

const SHOPS = 200_000
/** Of two million orders. */
const ENTRIES = 22_000_000
/** Waiting reviews, and entries of the log. */
const ROWS = 200_000
const TIMES = 21
const START_WITHIN_MS = 3_600_000
const AIM_TODAY_MS = 300
const AIM_LIST_MS = 150
/** No lists: they add up accounts and entries. */
const SUMS: readonly string[] = ['money/held', 'money/months', 'money/balances']

interface PageOfRows {
  readonly nextCursor: string | null
}

/**
 * How long pages of the console wait for their call, in a market with many shops and orders; false where one takes
 * longer than is aimed at.
 */
export async function benchConsole(tell: (line: string) => void): Promise<boolean> {
  const postgres = await startKeptPostgres(LARGE_FOLDER)
  if (postgres === undefined) {
    tell('PostgreSQL is not on this machine: nothing is measured')
    return true
  }
  try {
    const filled = await fillOnce(postgres.url, ENTRIES, LARGE_FOLDER, tell)
    const installation = filledInstallation(await copyOnce(filled, 'large_console', LARGE_FOLDER))
    await runLarge(installation.env, { staff: ROWS })
    const server = await startServerProcess(installation, {
      env: { DEMO_SHOPS: String(SHOPS), ADMIN_PORT: '0' },
      startWithinMs: START_WITHIN_MS,
    })
    try {
      const api = await openStaffApi({ installation, consoleUrl: server.consoleUrl }, DEMO_STAFF.Auditor)
      const request = async <Data>(call: string): Promise<Data> => {
        const { code, data } = await api<Data>(call)
        if (code !== SUCCESS) throw new Error(`${call}: ${code}`)
        return data
      }
      const { items: shops } = await (await openApi(server.url)).must<Page<Card>>('GET goods', { sort: 'latest' })
      const measured = await measureCalls(await callsToMeasure(request, shops[0]?.id ?? ''), request)
      keepResults('console', measured)
      tell(
        tableText(
          ['call', 'first ms', 'median ms', 'aim'],
          measured.map(({ call, firstMs, medianMs, aimMs }) => [
            call,
            numberText(firstMs),
            numberText(medianMs),
            aimMs === null ? '' : `≤ ${aimMs}`,
          ]),
        ),
      )
      const late = measured.filter(({ medianMs, aimMs }) => aimMs !== null && medianMs > aimMs).map(({ call }) => call)
      tell(late.length === 0 ? 'Aims: met' : `Aims: NOT MET for ${late.join(', ')}`)
      return late.length === 0
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

type Request = <Data>(call: string) => Promise<Data>

async function callsToMeasure(request: Request, shop: string): Promise<readonly string[]> {
  const journal = await request<PageOfRows>('money/journal')
  const log = await request<PageOfRows>('log')
  return [
    'today',
    'reviews?locale=zh-CN',
    'log',
    `log?cursor=${encodeURIComponent(log.nextCursor ?? '')}`,
    'people?text=large-12',
    'people?text=L1234567',
    `people?text=${shop}`,
    'people/one?id=large-12',
    'money/journal',
    `money/journal?cursor=${encodeURIComponent(journal.nextCursor ?? '')}`,
    'money/journal?person=large-12',
    'money/journal?order=L1234567',
    'money/journal?kind=order-completion&untilDay=2026-06-01',
    ...SUMS,
  ]
}

async function measureCalls(calls: readonly string[], request: Request) {
  const measured = []
  for (const call of calls) {
    const tookMs: number[] = []
    for (let time = 0; time < TIMES; time += 1) {
      const begunAt = performance.now()
      await request(call)
      tookMs.push(performance.now() - begunAt)
    }
    const [firstMs = Number.NaN, ...rest] = tookMs
    const aimMs = call === 'today' ? AIM_TODAY_MS : SUMS.includes(call) ? null : AIM_LIST_MS
    measured.push({ call, firstMs, medianMs: quantile(rest, 0.5), aimMs })
  }
  return measured
}
