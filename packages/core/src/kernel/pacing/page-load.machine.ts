import { assign, fromCallback, not, setup, type EventObject } from 'xstate'
import type { Clock } from '../clock.ts'
import type { Failure } from '../failure.ts'
import { MIN_LOAD_MS } from './min-load-ms.ts'

export interface PageLoadContext {
  /** Why the last attempt failed. */
  readonly error: Failure | undefined
  /** When the last answer or failure came, in milliseconds. */
  readonly timestamp: number | undefined
}

export type PageLoadEvent =
  /** The data is asked for, and nothing of it is there. */
  | { readonly type: 'load.began' }
  | { readonly type: 'answer.came'; readonly at: number }
  | { readonly type: 'load.failed'; readonly failure: Failure; readonly at: number }
  | { readonly type: 'phase.passed' }

export interface PageLoadInput {
  /** When the data came that is there already: it is shown at once. */
  readonly timestamp?: number | undefined
}

export interface PageLoadPorts {
  readonly clock: Clock
  /** Milliseconds that nothing is shown, and that a skeleton stays; with 0 whatever comes is shown at once. */
  readonly minMs?: number
}

/**
 * A page's data on its way (spec §4): nothing is shown at first, then a skeleton, which stays for as long again, so
 * that no answer makes the screen flicker. The tag `pending` tells that it is awaited; error and time are the context.
 */
export function createPageLoadMachine({ clock, minMs = MIN_LOAD_MS }: PageLoadPorts) {
  const phaseMs = minMs >= 0 ? minMs : MIN_LOAD_MS
  return setup({
    types: {
      context: {} as PageLoadContext,
      events: {} as PageLoadEvent,
      input: {} as PageLoadInput,
      tags: {} as 'pending',
    },
    actors: {
      phase: fromCallback<EventObject>(({ sendBack }) =>
        clock.after(phaseMs, () => sendBack({ type: 'phase.passed' })),
      ),
    },
    guards: {
      isAtOnce: () => phaseMs === 0,
      hasEnded: ({ context }) => context.timestamp !== undefined,
      hasFailed: ({ context }) => context.error !== undefined,
    },
    actions: {
      forget: assign({ error: undefined, timestamp: undefined }),
      noteAnswer: assign((_, { at }: { readonly at: number }) => ({ error: undefined, timestamp: at })),
      noteFailure: assign((_, { failure, at }: { readonly failure: Failure; readonly at: number }) => ({
        error: failure,
        timestamp: at,
      })),
    },
  }).createMachine({
    id: 'pageLoad',
    context: ({ input }) => ({ error: undefined, timestamp: input.timestamp }),
    initial: 'deciding',
    on: {
      'answer.came': { actions: { type: 'noteAnswer', params: ({ event }) => event } },
      'load.failed': { actions: { type: 'noteFailure', params: ({ event }) => event } },
    },
    states: {
      deciding: { always: [{ guard: 'hasEnded', target: 'shown' }, { target: 'beginning' }] },
      beginning: { always: [{ guard: 'isAtOnce', target: 'awaited' }, { target: 'blank' }] },
      blank: {
        tags: 'pending',
        invoke: { src: 'phase' },
        on: { 'phase.passed': [{ guard: 'hasEnded', target: 'ended' }, { target: 'skeleton' }] },
      },
      skeleton: { tags: 'pending', invoke: { src: 'phase' }, on: { 'phase.passed': 'awaited' } },
      awaited: { tags: 'pending', always: { guard: 'hasEnded', target: 'ended' } },
      ended: { always: [{ guard: 'hasFailed', target: 'failed' }, { target: 'shown' }] },
      /** Shown data stay, also when a later request for them fails. */
      shown: { on: { 'load.began': { target: 'beginning', actions: 'forget' } } },
      failed: {
        always: { guard: not('hasFailed'), target: 'shown' },
        on: { 'load.began': { target: 'beginning', actions: 'forget' } },
      },
    },
  })
}
