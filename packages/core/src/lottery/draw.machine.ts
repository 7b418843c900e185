import { assign, fromPromise, setup } from 'xstate'
import { phaseOf, type CampaignWindow } from '../campaigns/index.ts'
import { fail, type Clock, type Failure, type Random, type Refused, type Result } from '../kernel/index.ts'
import type { Draw, LotteryId } from './draw.ts'
import type { Lotteries } from './lottery.ports.ts'
import { DRAW_CLOSED, TRIES_SPENT } from './decisions/decide-draw.ts'

export interface DrawPorts {
  readonly lotteries: Pick<Lotteries, 'draw'>
  readonly keys: DrawKeys
  readonly clock: Clock
  readonly random: Random
}

/** The part of a try that the device stores until it is answered, so that a reload asks with the same key. */
export interface DrawKeys {
  readonly keep: (lottery: LotteryId, key: string) => void
  readonly forget: (lottery: LotteryId) => void
}

export interface DrawInput {
  readonly lottery: LotteryId
  readonly window: CampaignWindow
  readonly triesLeft: number
  /** Of a try that had no answer when the page was left: it is asked for at once. */
  readonly pendingKey?: string | null
}

export interface DrawContext extends Omit<DrawInput, 'pendingKey'> {
  /** Of the try that has no answer yet. */
  readonly key: string | null
  readonly draw: Draw | null
  readonly failure: Failure | null
}

export type DrawEvent =
  | { readonly type: 'wheel.turned' }
  | { readonly type: 'result.seen' }
  | { readonly type: 'tries.granted'; readonly count: number }

interface Answered {
  readonly answer: Result<Draw>
}

/**
 * A try at the wheel. Its key lives until it is answered, so that a lost answer is asked for again and no try is spent
 * twice.
 */
export function createDrawMachine({ lotteries, keys, clock, random }: DrawPorts) {
  const answered = ({ event }: { readonly event: { readonly output: Result<Draw> } }): Answered => ({
    answer: event.output,
  })
  return setup({
    types: { context: {} as DrawContext, events: {} as DrawEvent, input: {} as DrawInput },
    actors: {
      draw: fromPromise<Result<Draw>, { readonly lottery: LotteryId; readonly key: string }>(
        async ({ input, signal }) => {
          try {
            return await lotteries.draw(input.lottery, input.key, signal)
          } catch {
            return fail({ kind: 'timeout' })
          }
        },
      ),
    },
    guards: {
      isClosed: ({ context }) => phaseOf(context.window, clock.now()) !== 'between',
      isPending: ({ context }) => context.key !== null,
      hasNoTries: ({ context }) => !(context.triesLeft > 0),
      hasWon: (_, { answer }: Answered) => answer.ok && answer.value.prize !== null,
      hasDrawn: (_, { answer }: Answered) => answer.ok,
      isRefused: (_, { answer }: Answered) => !answer.ok && answer.failure.kind === 'refused',
    },
    actions: {
      makeKey: assign(() => ({ key: random.token(), draw: null, failure: null })),
      keepKey: ({ context }) => {
        if (context.key !== null) keys.keep(context.lottery, context.key)
      },
      forgetKey: ({ context }) => keys.forget(context.lottery),
      noteDraw: assign((_, { answer }: Answered) =>
        answer.ok ? { draw: answer.value, triesLeft: answer.value.triesLeft, key: null, failure: null } : {},
      ),
      noteFailure: assign((_, { answer }: Answered) => (answer.ok ? {} : { failure: answer.failure })),
      noteRefusal: assign((_, { failure }: { readonly failure: Refused }) => ({ failure })),
      noteTries: assign(({ context }, { count }: { readonly count: number }) => ({
        triesLeft: context.triesLeft + count,
      })),
      dropKey: assign({ key: null }),
      forgetFailure: assign({ failure: null }),
    },
  }).createMachine({
    id: 'draw',
    context: ({ input: { lottery, window, triesLeft, pendingKey } }) => ({
      lottery,
      window,
      triesLeft,
      key: pendingKey ?? null,
      draw: null,
      failure: null,
    }),
    initial: 'ready',
    on: { 'tries.granted': { actions: { type: 'noteTries', params: ({ event }) => event } } },
    states: {
      ready: { always: { guard: 'isPending', target: 'drawing' }, on: { 'wheel.turned': 'trying' } },
      trying: {
        always: [
          { guard: 'isClosed', target: 'refused', actions: { type: 'noteRefusal', params: { failure: DRAW_CLOSED } } },
          {
            guard: 'hasNoTries',
            target: 'refused',
            actions: { type: 'noteRefusal', params: { failure: TRIES_SPENT } },
          },
          { target: 'drawing', actions: ['makeKey', 'keepKey'] },
        ],
      },
      drawing: {
        invoke: {
          src: 'draw',
          input: ({ context }) => ({ lottery: context.lottery, key: context.key as string }),
          onDone: [
            {
              guard: { type: 'hasWon', params: answered },
              target: 'turned.won',
              actions: [{ type: 'noteDraw', params: answered }, 'forgetKey'],
            },
            {
              guard: { type: 'hasDrawn', params: answered },
              target: 'turned.nothing',
              actions: [{ type: 'noteDraw', params: answered }, 'forgetKey'],
            },
            {
              guard: { type: 'isRefused', params: answered },
              target: 'refused',
              actions: [{ type: 'noteFailure', params: answered }, 'dropKey', 'forgetKey'],
            },
            { target: 'unanswered', actions: { type: 'noteFailure', params: answered } },
          ],
        },
      },
      unanswered: { on: { 'wheel.turned': { target: 'drawing', actions: 'forgetFailure' } } },
      turned: {
        initial: 'nothing',
        on: { 'result.seen': 'ready' },
        states: { won: {}, nothing: {} },
      },
      refused: { on: { 'wheel.turned': 'trying', 'result.seen': { target: 'ready', actions: 'forgetFailure' } } },
    },
  })
}
