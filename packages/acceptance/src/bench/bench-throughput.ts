import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { openApi, SUCCESS, type ApiClient } from '../api/api-client.ts'
import { cheapShops, pay, place, type Card, type Order, type Page } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { newInstallation, type Engine } from '../server/installation.ts'
import { startServerProcess, type ServerOptions, type ServerProcess } from '../server/server-process.ts'
import type { Throughput } from './request-repeatedly.ts'
import { startBenchPostgres } from './bench-postgres.ts'
import { staleMs } from './pages/look-for-stale-pages.ts'
import { numberText } from './statistics.ts'
import { keepResults, tableText } from './tables.ts'

const SHOPS = '5000'
const CLIENTS = [16, 32]
const WARM_UP_MS = 1_500
const MEASURED_MS = Number(process.env['BENCH_MS'] ?? 4_000)
const START_WITHIN_MS = 600_000
const LONGEST_STALE_MS = 2_000
/** Another checkout of the project, built, with packages installed: measured in the same run, for comparison. */
const BESIDE = process.env['BENCH_BESIDE']
const HEAD = ['page', ...CLIENTS.map((clients) => `${clients} clients: per s · p50 · p99 ms`)]

/**
 * How many pages a server sends, compressed, of one address and of an address that is new each time; false where a page
 * tells an old state for too long.
 */
export async function benchThroughput(tell: (line: string) => void): Promise<boolean> {
  await measureCheckout({}, tell)
  if (BESIDE !== undefined) {
    tell(`\nThe same of ${BESIDE}:`)
    await measureCheckout({ checkout: BESIDE }, tell)
    tell('\nAnd once more of this one:')
    await measureCheckout({}, tell)
  }
  const stale = [...(await staleOn('pglite', tell)), ...(await staleOn('postgresql', tell))]
  return stale.every((ms) => ms <= LONGEST_STALE_MS)
}

async function measureCheckout(checkout: Pick<ServerOptions, 'checkout'>, tell: (line: string) => void): Promise<void> {
  const installation = await newInstallation('pglite')
  try {
    // Started again upon its data: what a first start leaves in memory is no part of this.
    await (
      await startServerProcess(installation, {
        ...checkout,
        env: { DEMO_SHOPS: SHOPS },
        startWithinMs: START_WITHIN_MS,
      })
    ).stop()
    const server = await startServerProcess(installation, { ...checkout, startWithinMs: START_WITHIN_MS })
    try {
      const api = await openApi(server.url)
      const { items } = await api.must<Page<Card>>('GET goods', { sort: 'latest' })
      const measured = await measureAll(server.url, items)
      keepResults('throughput', measured)
      const rows = Object.entries(measured).map(([page, byClients]) => [
        page,
        ...byClients.map(
          ({ perSecond, p50Ms, p99Ms }) =>
            `${numberText(Math.round(perSecond))} · ${numberText(p50Ms)} · ${numberText(p99Ms)}`,
        ),
      ])
      tell(tableText(HEAD, rows))
    } finally {
      await server.stop()
    }
  } finally {
    await installation.remove()
  }
}

/** The pages of one address that are requested, by so many clients at once. */
export interface PageLoad {
  readonly address: string
  readonly isNewEachTime: boolean
  readonly clients: number
  readonly warmUpMs: number
  readonly measuredMs: number
}

/** Clients have a thread of their own: what was measured before leaves nothing in its memory that slows it down. */
async function requestApart(load: PageLoad): Promise<Throughput> {
  const client = new Worker(new URL('page-client.ts', import.meta.url), { workerData: load })
  const [measured] = (await once(client, 'message')) as [Throughput]
  await client.terminate()
  return measured
}

async function measureAll(url: string, shops: readonly Card[]) {
  const [shop] = shops
  const paths = { '/': '/', '/lists': '/lists', 'a shop': `/shop/${shop?.id}` }
  const measured: Record<string, Throughput[]> = {}
  for (const [name, path] of Object.entries(paths))
    for (const way of ['hot', 'cold'])
      for (const clients of CLIENTS)
        (measured[`${name}, ${way}`] ??= []).push(
          await requestApart({
            address: new URL(path, url).href,
            isNewEachTime: way === 'cold',
            clients,
            warmUpMs: WARM_UP_MS,
            measuredMs: MEASURED_MS,
          }),
        )
  return measured
}

/**
 * A shop is reserved through this server, and where the engine allows a second one, another through that: how long this
 * one's page tells that it is on sale.
 */
async function staleOn(engine: Engine, tell: (line: string) => void): Promise<readonly number[]> {
  const postgres = engine === 'postgresql' ? await startBenchPostgres() : undefined
  if (engine === 'postgresql' && postgres === undefined) {
    tell('PostgreSQL is not on this machine: changes by another server are not looked for')
    return []
  }
  const installation = await newInstallation(engine, postgres?.url)
  const servers: ServerProcess[] = []
  try {
    servers.push(await startServerProcess(installation))
    if (engine === 'postgresql') servers.push(await startServerProcess(installation))
    const url = servers[0]?.url ?? ''
    const shops = await cheapShops(await openApi(url), servers.length)
    const stale: number[] = []
    for (const [at, server] of servers.entries()) {
      const shop = shops[at] as Card
      const buyer = await logIn(await openApi(server.url), PEOPLE.zhou)
      const longest = await staleMs(
        new URL(`/shop/${shop.id}`, url),
        (html) => html.includes('"status":"on-sale"'),
        () => reserve(buyer, shop),
      )
      tell(
        `${engine}, reserved through ${at === 0 ? 'the same' : 'another'} server: its page told the old state for ${numberText(longest)} ms (aim: ≤ ${LONGEST_STALE_MS})`,
      )
      stale.push(longest)
    }
    return stale
  } finally {
    for (const server of servers) await server.stop()
    await installation.remove()
    await postgres?.stop()
  }
}

async function reserve(buyer: ApiClient, shop: Card): Promise<void> {
  const placed = await place(buyer, shop, 'deposit')
  const paid = await pay(buyer, placed.data as Order)
  if (paid.code !== SUCCESS) throw new Error(`${placed.text} ${paid.text}`)
}
