import { openApi, type ApiClient } from '../../api/api-client.ts'
import type { Page } from '../../api/market.ts'
import { newInstallation, type Engine } from '../../server/installation.ts'
import { startServerProcess } from '../../server/server-process.ts'
import { startBenchPostgres } from '../bench-postgres.ts'
import { numberText, quantile } from '../statistics.ts'
import { keepResults, tableText } from '../tables.ts'
import { gradeOf, type RatedShop } from './grade-shop.ts'
import { QUERY_SORTS, type LabelledQuery } from './labelled-query.ts'
import { ndcg } from './ndcg.ts'
import { CHINESE_QUERIES } from './queries-in-chinese.ts'
import { LETTER_QUERIES } from './queries-in-letters.ts'

const QUERIES: readonly LabelledQuery[] = [...CHINESE_QUERIES, ...LETTER_QUERIES]
const SIZES = (process.env['BENCH_SHOPS'] ?? '5000,200000').split(',').map(Number)
const ENGINES = (process.env['BENCH_ENGINES'] ?? 'pglite,postgresql').split(',') as readonly Engine[]
/** Seeding two hundred thousand shops takes its time. */
const START_WITHIN_MS = 600_000
const MIN_NDCG = 0.85
const MAX_TIMES = 2
const AT_ONCE = 16
/** So many of the worst are named. */
const WORST = 15

interface Rated {
  readonly query: LabelledQuery
  readonly ndcg: number
  readonly shown: number
}

interface Timed {
  readonly engine: Engine
  readonly shops: number
  readonly p50Ms: number
  readonly p95Ms: number
}

/**
 * How good the first ten shops of two hundred labelled searches are, in the invented market, and whether a market forty
 * times as large takes more than twice as long. Says whether all is well.
 */
export async function benchSearch(tell: (line: string) => void): Promise<boolean> {
  const timed: Timed[] = []
  let rated: readonly Rated[] | undefined
  for (const engine of ENGINES) {
    for (const shops of SIZES) {
      await withMarket(engine, shops, tell, async (api) => {
        rated ??= await rate(api)
        timed.push({ engine, shops, ...(await time(api)) })
      })
    }
  }
  keepResults('search', { rated, timed })
  const isGood = rated !== undefined && tellQuality(rated, tell)
  return tellTimes(timed, tell) && isGood
}

async function withMarket(
  engine: Engine,
  shops: number,
  tell: (line: string) => void,
  use: (api: ApiClient) => Promise<void>,
): Promise<void> {
  const postgres = engine === 'postgresql' ? await startBenchPostgres() : undefined
  if (engine === 'postgresql' && postgres === undefined) {
    tell('PostgreSQL is not on this machine: its half is not measured')
    return
  }
  const installation = await newInstallation(engine, postgres?.url)
  try {
    const server = await startServerProcess(installation, {
      env: { DEMO_SHOPS: String(shops) },
      startWithinMs: START_WITHIN_MS,
    })
    try {
      await use(await openApi(server.url))
    } finally {
      await server.stop()
    }
  } finally {
    await installation.remove()
    await postgres?.stop()
  }
}

interface Detail extends Omit<RatedShop, 'turnoverFen' | 'openedOn' | 'points'> {
  readonly figures: {
    readonly monthlyTurnoverFen: { readonly value: number }
    readonly openedOn: { readonly value: string }
    readonly violations: { readonly value: Readonly<Record<'general' | 'severe' | 'counterfeit', number>> }
  }
}

async function rate(api: ApiClient): Promise<readonly Rated[]> {
  const market = await readMarket(api)
  const today = new Date().toISOString().slice(0, 10)
  const rated: Rated[] = []
  for (const query of QUERIES) {
    const { items } = await api.must<Page<{ readonly id: string }>>('GET goods', { text: query.text })
    const known = await Promise.all(items.slice(0, 10).map(async ({ id }) => market.get(id) ?? readShop(api, id)))
    // A shop that is asked for by its number need not be on sale.
    const all = new Map([...market, ...known.map((shop) => [shop.id, shop] as const)])
    const grade = (shop: RatedShop) => gradeOf(query, shop, today)
    rated.push({ query, ndcg: ndcg(known.map(grade), [...all.values()].map(grade)), shown: items.length })
  }
  return rated
}

async function readMarket(api: ApiClient): Promise<ReadonlyMap<string, RatedShop>> {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: Page<{ readonly id: string }> = await api.must('GET goods', {
      sort: 'latest',
      ...(cursor === '' ? {} : { cursor }),
    })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  }
  const market = new Map<string, RatedShop>()
  while (ids.length > 0) {
    const shops = await Promise.all(ids.splice(0, AT_ONCE).map((id) => readShop(api, id)))
    for (const shop of shops) market.set(shop.id, shop)
  }
  return market
}

async function readShop(api: ApiClient, id: string): Promise<RatedShop> {
  const { figures, ...shop } = await api.must<Detail>('GET goods/detail', { id })
  const { general, severe, counterfeit } = figures.violations.value
  return {
    ...shop,
    turnoverFen: figures.monthlyTurnoverFen.value,
    openedOn: figures.openedOn.value,
    points: general + severe + counterfeit,
  }
}

/** Each search once, as a visitor makes it: nothing of it has been counted before. */
async function time(api: ApiClient): Promise<Pick<Timed, 'p50Ms' | 'p95Ms'>> {
  for (let warm = 0; warm < 20; warm += 1) await api.must('GET goods', { text: '一般纳税人' })
  const times: number[] = []
  for (const { text } of QUERIES) {
    const begin = performance.now()
    await api.must('GET goods', { text })
    times.push(performance.now() - begin)
  }
  return { p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95) }
}

function tellQuality(rated: readonly Rated[], tell: (line: string) => void): boolean {
  const rows = QUERY_SORTS.map((sort) => {
    const some = rated.filter(({ query }) => query.sort === sort)
    return [sort, String(some.length), meanOf(some).toFixed(3), Math.min(...some.map((one) => one.ndcg)).toFixed(3)]
  })
  tell(`\n${tableText(['sort', 'searches', 'mean NDCG@10', 'lowest'], rows)}`)
  const worst = rated.filter((one) => !(one.ndcg >= 0.9)).toSorted((one, other) => one.ndcg - other.ndcg)
  for (const { query, ndcg: value } of worst.slice(0, WORST)) tell(`${value.toFixed(3)}  ${query.sort}  ${query.text}`)
  const mean = meanOf(rated)
  const empty = rated.filter(({ shown }) => shown === 0)
  tell(
    `\nNDCG@10 of ${rated.length} searches: ${mean.toFixed(3)} (aim: ≥ ${MIN_NDCG}); without result: ${empty.length} (aim: 0)`,
  )
  return mean >= MIN_NDCG && empty.length === 0
}

const meanOf = (rated: readonly Rated[]): number =>
  rated.reduce((sum, one) => sum + one.ndcg, 0) / Math.max(1, rated.length)

function tellTimes(timed: readonly Timed[], tell: (line: string) => void): boolean {
  tell(
    `\n${tableText(
      ['engine, shops', 'p50 ms', 'p95 ms'],
      timed.map(({ engine, shops, p50Ms, p95Ms }) => [`${engine}, ${shops}`, numberText(p50Ms), numberText(p95Ms)]),
    )}`,
  )
  const [small = 0, large = 0] = [Math.min(...SIZES), Math.max(...SIZES)]
  const ratios = [...new Set(timed.map(({ engine }) => engine))].map((engine) => {
    const p50 = (shops: number) =>
      timed.find((one) => one.engine === engine && one.shops === shops)?.p50Ms ?? Number.NaN
    const ratio = p50(large) / p50(small)
    tell(`${engine}: a search in ${large} shops costs ${numberText(ratio)} × one in ${small} (aim: ≤ ${MAX_TIMES} ×)`)
    return ratio
  })
  return ratios.every((ratio) => ratio <= MAX_TIMES)
}
