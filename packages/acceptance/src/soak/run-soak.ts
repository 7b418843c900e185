import { Agent } from 'node:http'
import { openApi } from '../api/api-client.ts'
import type { Card, Page } from '../api/market.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { dice } from '../dice.ts'
import type { Installation } from '../server/installation.ts'
import { startServerProcess } from '../server/server-process.ts'
import { INSPECTED, openInspector } from './open-inspector.ts'
import { sendRequest } from './send-request.ts'
import { holdingsAtRest, holdingsOf, moreThan, type Holdings } from './server-holdings.ts'
import { callRequest, pageRequest, type SoakRequest } from './soak-requests.ts'

export interface SoakPlan {
  readonly installation: Installation
  readonly pages: number
  readonly calls: number
  /** After so many requests of all the heap is looked at for the first time. */
  readonly firstLookAfter: number
  readonly seed: number
  /** Read by Node before the server: something that spoils it. */
  readonly preload?: string
  readonly tell: (line: string) => void
}

export interface Soaked {
  readonly atStart: Holdings
  readonly early: Holdings
  readonly atEnd: Holdings
  /** How often each kind was answered how: `lists 200`. */
  readonly answers: ReadonlyMap<string, number>
  readonly perSecond: number
  readonly complaints: readonly string[]
}

const CLIENTS = 16
const MAX_HEAP_GROWTH_MIB = 5
const MAX_RSS_MIB = 500
/** Longer than idle connections to a database live. */
const REST_WITHIN_MS = 20_000

/**
 * Asks a server of its own for pages and calls of all kinds, and says what it holds afterwards that it did not hold
 * before.
 */
export async function runSoak(plan: SoakPlan): Promise<Soaked> {
  const nodeArgs = [INSPECTED, ...(plan.preload === undefined ? [] : ['--import', plan.preload])]
  const server = await startServerProcess(plan.installation, { nodeArgs })
  const inspector = await openInspector(server.log())
  try {
    const stranger = await openApi(server.url)
    const people = await Promise.all([PEOPLE.zhou, PEOPLE.lin, PEOPLE.song].map((name) => logIn(stranger, name)))
    const { items } = await stranger.must<Page<Card>>('GET goods', { sort: 'latest' })
    const ids = items.map(({ id }) => id)
    // With the connections over which this was asked: they stay open longer than a soak waits.
    const atStart = await holdingsOf(inspector)
    const chance = dice(plan.seed)
    const all = plan.pages + plan.calls
    // Pages and calls alternate as long as there are both.
    const requestAt = async (at: number): Promise<SoakRequest> => {
      const both = Math.min(plan.pages, plan.calls)
      const isPage = at < 2 * both ? at % 2 === 0 : plan.pages > plan.calls
      const number = at < 2 * both ? Math.floor(at / 2) : at - both
      return isPage ? pageRequest(number, chance, ids) : callRequest(number, chance, stranger, people, ids)
    }
    const answers = new Map<string, number>()
    const url = new URL(server.url)
    const send = async (from: number, to: number): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
      let next = from
      const client = async (): Promise<void> => {
        while (next < to) {
          const request = await requestAt(next++)
          const answered = `${request.kind} ${await sendRequest(url, request, agent)}`
          answers.set(answered, (answers.get(answered) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: CLIENTS }, client)).finally(() => agent.destroy())
    }
    await send(0, plan.firstLookAfter)
    const look = async (after: number): Promise<Holdings> => {
      const held = await holdingsAtRest(inspector, atStart, REST_WITHIN_MS)
      plan.tell(`after ${after} requests: heap ${held.heapMib.toFixed(1)} MiB, RSS ${held.rssMib.toFixed(0)} MiB`)
      return held
    }
    let early = await look(plan.firstLookAfter)
    const startedAt = performance.now()
    await send(plan.firstLookAfter, all)
    const perSecond = ((all - plan.firstLookAfter) * 1000) / (performance.now() - startedAt)
    let atEnd = await look(all)
    // A cache that was filling is full by now; a leak grows by as much again.
    if (growthOf(early, atEnd) >= MAX_HEAP_GROWTH_MIB) {
      early = atEnd
      await send(plan.firstLookAfter, all)
      atEnd = await look(2 * all - plan.firstLookAfter)
    }
    return { atStart, early, atEnd, answers, perSecond, complaints: complaintsOf(atStart, early, atEnd, answers) }
  } finally {
    inspector.close()
    await server.stop()
  }
}

const growthOf = (early: Holdings, late: Holdings): number => late.heapMib - early.heapMib

function complaintsOf(
  atStart: Holdings,
  early: Holdings,
  atEnd: Holdings,
  answers: ReadonlyMap<string, number>,
): readonly string[] {
  const growth = growthOf(early, atEnd)
  const failed = [...answers]
    .filter(([answered]) => / 5\d\d$/.test(answered))
    .map(([answered, times]) => `${answered}, ${times} times`)
  return [
    ...moreThan(atStart, atEnd),
    ...(growth < MAX_HEAP_GROWTH_MIB
      ? []
      : [`The heap has grown by ${growth.toFixed(1)} MiB; less than ${MAX_HEAP_GROWTH_MIB} is allowed`]),
    ...(atEnd.rssMib <= MAX_RSS_MIB
      ? []
      : [`RSS is ${atEnd.rssMib.toFixed(0)} MiB; at most ${MAX_RSS_MIB} is allowed`]),
    ...failed,
  ]
}
