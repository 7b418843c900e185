import { assign, fromPromise, setup } from 'xstate'
import type { Clock } from './clock.ts'
import type { Failure } from './failure.ts'
import { pause } from './pause.ts'
import { fail, type Result } from './result.ts'
import type { StopSignal } from './stop-signal.ts'
import { waitMsOr } from './wait-ms-or.ts'

/** A page is awaited for this long at least, so that a quick answer does not make the screen flicker (spec §4). */
export const LEAST_LOAD_MS = 200

export interface PageLoadPorts<Query, Page> {
  readonly clock: Clock
  readonly load: (query: Query, signal: StopSignal) => Promise<Result<Page>>
  /** Overrides `LEAST_LOAD_MS`. */
  readonly leastMs?: number
}

export type PageLoadEvent<Query> =
  | { readonly type: 'page.opened'; readonly query: Query }
  | { readonly type: 'page.refreshed' }
  | { readonly type: 'page.left' }

export interface PageLoadContext<Query, Page> {
  readonly query: Query | null
  /** What the last good answer to this query held; it stays while the same is asked again. */
  readonly page: Page | null
  /** Why the last answer was none. */
  readonly failure: Failure | null
  /** When the last answer was taken. */
  readonly answeredAt: number | null
}

/** Asks for a page's data. Whoever asks again leaves the older question, and its answer is not heard any more. */
export function createPageLoadMachine<Query, Page>(ports: PageLoadPorts<Query, Page>) {
  const leastMs = waitMsOr(LEAST_LOAD_MS, ports.leastMs)
  return setup({
    types: { context: {} as PageLoadContext<Query, Page>, events: {} as PageLoadEvent<Query> },
    actors: {
      load: fromPromise<Result<Page>, { readonly query: Query }>(async ({ input, signal }) => {
        const [answer] = await Promise.all([answerOf(ports, input.query, signal), pause(ports.clock, leastMs, signal)])
        return answer
      }),
    },
    guards: { isGood: (_, { answer }: { readonly answer: Result<Page> }) => answer.ok },
    actions: {
      noteQuery: assign((_, { query }: { readonly query: Query }) => ({ query, page: null, failure: null, answeredAt: null })),
      noteAnswer: assign((_, { answer }: { readonly answer: Result<Page> }) => ({
        ...(answer.ok ? { page: answer.value, failure: null } : { failure: answer.failure }),
        answeredAt: ports.clock.now(),
      })),
    },
  }).createMachine({
    id: 'pageLoad',
    context: { query: null, page: null, failure: null, answeredAt: null },
    initial: 'idle',
    on: {
      'page.opened': { target: '.pending', actions: { type: 'noteQuery', params: ({ event }) => event } },
      'page.left': '.idle',
    },
    states: {
      idle: {},
      pending: {
        invoke: {
          src: 'load',
          input: ({ context }) => ({ query: context.query as Query }),
          onDone: [
            {
              guard: { type: 'isGood', params: ({ event }) => ({ answer: event.output }) },
              target: 'loaded',
              actions: { type: 'noteAnswer', params: ({ event }) => ({ answer: event.output }) },
            },
            { target: 'failed', actions: { type: 'noteAnswer', params: ({ event }) => ({ answer: event.output }) } },
          ],
        },
        on: { 'page.refreshed': { target: 'pending', reenter: true } },
      },
      loaded: { on: { 'page.refreshed': 'pending' } },
      failed: { on: { 'page.refreshed': 'pending' } },
    },
  })
}

/** A port that breaks its promise has answered nothing, and one may try again. */
async function answerOf<Query, Page>({ load }: PageLoadPorts<Query, Page>, query: Query, signal: StopSignal): Promise<Result<Page>> {
  try {
    return await load(query, signal)
  } catch {
    return fail({ kind: 'timeout' })
  }
}
