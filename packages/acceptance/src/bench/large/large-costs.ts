import { createApiClient, openApi } from '../../api/api-client.ts'
import { place, type Card } from '../../api/market.ts'
import { keyed, payingDeposit } from '../../faults/proofs/requests.ts'
import type { Installation } from '../../server/installation.ts'
import { startServerProcess } from '../../server/server-process.ts'
import { quantile } from '../statistics.ts'
import { runLarge } from './large-program.ts'

/** Medians, in milliseconds. */
export interface LargeCosts {
  readonly payment: number
  readonly statement: number
  readonly bills: number
  readonly orders: number
  readonly messages: number
  readonly books: number
}

const PEOPLE = 6
const PAYMENTS_EACH = 20
const READS_EACH = 20
const WARM_UP = 5
const CHECKS = 5
const START_WITHIN_MS = 1_800_000

/**
 * One request after the other by a few of its many people, through a server of its own; then the check of its books.
 */
export async function measureLarge(installation: Installation): Promise<LargeCosts> {
  const { tokens, shops } = await runLarge<{ readonly tokens: readonly string[]; readonly shops: readonly string[] }>(
    installation.env,
    { open: PEOPLE, shops: PAYMENTS_EACH },
  )
  const server = await startServerProcess(installation, {
    env: { DEMO_SHOPS: '1' },
    startWithinMs: START_WITHIN_MS,
  })
  const http = await (async () => {
    try {
      const { url, secret } = await openApi(server.url)
      const people = tokens.map((token) => createApiClient(url, secret, token))
      const free = shops.values()
      const orders: { readonly person: (typeof people)[number]; readonly id: string }[] = []
      for (const person of people)
        for (let at = 0; at < PAYMENTS_EACH; at += 1) {
          const shop = { id: free.next().value ?? '', priceFen: PRICE_FEN } as Card
          const { id } = (await place(person, shop, 'deposit')).data as { readonly id: string }
          orders.push({ person, id })
        }
      const reads = people.flatMap((person) => Array.from({ length: READS_EACH }, () => person))
      return {
        payment: await medianOf(orders, ({ person, id }) => person.must('POST order/pay', payingDeposit(id), keyed())),
        statement: await medianOf(reads, async (person) => {
          const { url: file } = await person.must<{ url: string }>('GET capital/bill/statement', LAST_YEAR)
          await (await fetch(new URL(file, url))).text()
        }),
        bills: await medianOf(reads, (person) => person.must('GET capital/bill', {})),
        orders: await medianOf(reads, (person) => person.must('GET order', {})),
        messages: await medianOf(reads, (person) => person.must('GET message/unread', {})),
      }
    } finally {
      await server.stop()
    }
  })()
  const { tookMs, complaints } = await runLarge<{
    readonly tookMs: readonly number[]
    readonly complaints: readonly string[]
  }>(installation.env, { books: CHECKS, read: 'recent' })
  if (complaints.length > 0) throw new Error(`The books of the large market are wrong: ${complaints.join('; ')}`)
  return { ...http, books: quantile(tookMs, 0.5) }
}

const PRICE_FEN = 50_00
const DAY_MS = 24 * 3_600_000
const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const LAST_YEAR = {
  fromDay: dayText(Date.now() - 360 * DAY_MS),
  untilDay: dayText(Date.now() - DAY_MS),
  format: 'csv',
  language: 'zh',
}

async function medianOf<Item>(items: readonly Item[], once: (item: Item) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (const item of items) {
    const begunAt = performance.now()
    await once(item)
    times.push(performance.now() - begunAt)
  }
  return quantile(times.slice(WARM_UP), 0.5)
}
