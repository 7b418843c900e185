import { createApiClient, openApi, requestOf, type ApiClient } from '../api/api-client.ts'
import type { Card, Page } from '../api/market.ts'
import type { Parameters } from '../api/sign-request.ts'
import { newInstallation, type Engine } from '../server/installation.ts'
import { startServerProcess, type ServerProcess } from '../server/server-process.ts'
import { requestRepeatedly, type Throughput } from './request-repeatedly.ts'
import { benchValuation, type ValuationFigures } from './market/bench-valuation.ts'
import { benchMatching, type MatchingFigures } from './market/bench-matching.ts'
import { benchWords, type WordFigures } from './bench-words.ts'
import { startBenchPostgres } from './bench-postgres.ts'
import { numberText } from './statistics.ts'
import { keepResults, tableText } from './tables.ts'

const SIZES = (process.env['BENCH_SHOPS'] ?? '5000,200000').split(',').map(Number)
const CLIENTS = [1, 8, 32]
const WARM_UP_MS = 500
const MEASURED_MS = Number(process.env['BENCH_MS'] ?? 3000)
/** Seeding two hundred thousand shops takes its time. */
const START_WITHIN_MS = 600_000
/** Number of pages between the first page and the deep one. */
const DEEP_PAGES = 60
const HEAD = [
  'engine, shops, question',
  ...CLIENTS.map((clients) => `${clients} client${clients === 1 ? '' : 's'}: per s · p50 · p99 ms`),
]

interface Measured extends Throughput {
  readonly engine: Engine
  readonly shops: number
  readonly question: string
  readonly clients: number
}

/** Requests per second and response times, on both engines and with a small and a large market. */
export async function benchApi(tell: (line: string) => void): Promise<void> {
  const measured: Measured[] = []
  const matching: MatchingFigures[] = []
  for (const engine of ['pglite', 'postgresql'] as const) {
    for (const shops of SIZES) measured.push(...(await measureMarket(engine, shops, tell, matching)))
  }
  keepResults('api', measured)
  keepResults('api-matching', matching)
  keepResults('api-words', await measureOn('50', (server) => benchWords(server, tell)))
  keepResults('api-valuation', await measureOn('5000', (server) => benchValuation(server, tell)))
  const markets = [...new Set(measured.map(({ engine, shops, question }) => `${engine}, ${shops}, ${question}`))]
  const rows = markets.map((market) => [
    market,
    ...measured
      .filter(({ engine, shops, question }) => `${engine}, ${shops}, ${question}` === market)
      .map(
        ({ perSecond, p50Ms, p99Ms }) =>
          `${numberText(Math.round(perSecond))} · ${numberText(p50Ms)} · ${numberText(p99Ms)}`,
      ),
  ])
  tell(`\n${tableText(HEAD, rows)}`)
  for (const line of comparisons(measured)) tell(line)
}

/** For measurements that do not depend on the size of the market: once is enough. */
async function measureOn<Figures extends readonly WordFigures[] | readonly ValuationFigures[]>(
  shops: string,
  measure: (server: ServerProcess) => Promise<Figures>,
): Promise<Figures> {
  const installation = await newInstallation()
  try {
    const server = await startServerProcess(installation, { env: { DEMO_SHOPS: shops } })
    try {
      return await measure(server)
    } finally {
      await server.stop()
    }
  } finally {
    await installation.remove()
  }
}

async function measureMarket(
  engine: Engine,
  shops: number,
  tell: (line: string) => void,
  matching: MatchingFigures[],
): Promise<readonly Measured[]> {
  const postgres = engine === 'postgresql' ? await startBenchPostgres() : undefined
  if (engine === 'postgresql' && postgres === undefined) {
    tell('PostgreSQL is not on this machine: its half is not measured')
    return []
  }
  const installation = await newInstallation(engine, postgres?.url)
  try {
    const server = await startServerProcess(installation, {
      env: { DEMO_SHOPS: String(shops) },
      startWithinMs: START_WITHIN_MS,
    })
    tell(`${engine} with ${shops} shops: started in ${Math.round(server.startMs)} ms`)
    const measured: Measured[] = []
    try {
      const api = await openApi(server.url)
      const questions = await questionsOf(api)
      for (const [question, requested] of Object.entries(questions)) {
        for (const clients of CLIENTS) {
          const urls = requested.map((parameters) =>
            urlOf(api, question === 'detail' ? 'GET goods/detail' : 'GET goods', parameters),
          )
          await requestRepeatedly(urls, clients, WARM_UP_MS)
          measured.push({ engine, shops, question, clients, ...(await requestRepeatedly(urls, clients, MEASURED_MS)) })
        }
      }
    } finally {
      await server.stop()
    }
    // The embedded engine has one process at a time.
    matching.push(await benchMatching(installation, shops, tell))
    return measured
  } finally {
    await installation.remove()
    await postgres?.stop()
  }
}

const urlOf = ({ url, secret }: ApiClient, name: string, parameters: Parameters): URL =>
  new URL(requestOf({ ...createApiClient(url, secret) }, name, parameters).url)

const FILTERS: readonly Parameters[] = [
  { platform: 1, kind: 'flagship', sort: 'price-up' },
  { platform: 3, sort: 'latest' },
  { minPriceFen: 5_000_000, maxPriceFen: 20_000_000, sort: 'recommended' },
  { kind: 'enterprise', taxpayer: 'general', sort: 'price-down' },
]
const SEARCHES = ['旗舰店', '女装', '天猫女装', '食品', '抖音 食品', '企业店']

/** Several forms of each kind of question, so that more than a single answer is measured. */
async function questionsOf(api: ApiClient): Promise<Readonly<Record<string, readonly Parameters[]>>> {
  const first = await api.must<Page<Card>>('GET goods', { sort: 'latest' })
  let cursor = first.nextCursor
  for (let page = 2; page < DEEP_PAGES && cursor !== null; page += 1) {
    cursor = (await api.must<Page<Card>>('GET goods', { sort: 'latest', cursor })).nextCursor ?? cursor
  }
  return {
    list: [{ sort: 'latest' }],
    'deep page': [{ sort: 'latest', ...(cursor === null ? {} : { cursor }) }],
    filter: FILTERS,
    search: SEARCHES.map((text) => ({ text, sort: 'recommended' })),
    detail: first.items.map(({ id }) => ({ id })),
  }
}

function comparisons(measured: readonly Measured[]): readonly string[] {
  const p50 = (engine: Engine, shops: number, question: string) =>
    measured.find(
      (one) => one.engine === engine && one.shops === shops && one.question === question && one.clients === 1,
    )?.p50Ms ?? Number.NaN
  const engines = [...new Set(measured.map(({ engine }) => engine))]
  const [small = 0, large = 0] = [Math.min(...SIZES), Math.max(...SIZES)]
  return engines.flatMap((engine) => [
    ...SIZES.map(
      (shops) =>
        `${engine}, ${shops} shops: a page ${DEEP_PAGES} pages down costs ${numberText(p50(engine, shops, 'deep page') / p50(engine, shops, 'list'))} × the first (aim: 1 ×)`,
    ),
    `${engine}: a search in ${large} shops costs ${numberText(p50(engine, large, 'search') / p50(engine, small, 'search'))} × one in ${small} (aim: ≤ 2 ×)`,
  ])
}
