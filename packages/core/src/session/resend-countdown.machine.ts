import { assign, fromCallback, setup, type ActorRefFrom, type EventObject, type SnapshotFrom } from 'xstate'
import type { Clock } from '../kernel/index.ts'
import { resendSecondsLeft, sentAtOf } from './resend-countdown.ts'

interface ResendCountdownContext {
  /**
   * When the last code went out: all that has to be kept to go on counting after a reload. Nothing once the wait is
   * over.
   */
  readonly sentAt: number | undefined
  /** 0 once another code may be asked for. */
  readonly secondsLeft: number
}

export type ResendCountdownEvent =
  /** A code went out, or was refused as too soon; the server may say how long the wait is now. */
  { readonly type: 'code.sent'; readonly retryAfterMs?: number } | { readonly type: 'second.passed' }

export interface ResendCountdownInput {
  /** The instant stored by an earlier visit. */
  readonly sentAt?: number | undefined
}

const SECOND_MS = 1000

/**
 * The wait between two codes (spec §9). It counts from the instant the code was sent, not from when it was shown: a
 * snapshot or a reload neither shortens nor lengthens it. A clock that was set back makes no user wait longer than once
 * more the whole wait.
 */
export function createResendCountdownMachine({ clock }: { readonly clock: Clock }) {
  const looked = (sentAt: number | undefined): ResendCountdownContext => {
    const now = clock.now()
    const secondsLeft = resendSecondsLeft(sentAt, now)
    return secondsLeft > 0
      ? { sentAt: Math.min(sentAt ?? now, now), secondsLeft }
      : { sentAt: undefined, secondsLeft: 0 }
  }
  return setup({
    types: {
      context: {} as ResendCountdownContext,
      events: {} as ResendCountdownEvent,
      input: {} as ResendCountdownInput,
    },
    actors: {
      /**
       * Looks at once, so that a restored snapshot knows the time, and then whenever a whole second of the wait is
       * over.
       */
      seconds: fromCallback<EventObject, number>(({ input: sentAt, sendBack }) => {
        let stop = () => {}
        const pass = () => {
          // First the next look, then the word: the word may end the wait, which then takes the next look back.
          stop = clock.after(SECOND_MS - ((clock.now() - sentAt) % SECOND_MS), pass)
          sendBack({ type: 'second.passed' })
        }
        pass()
        return () => stop()
      }),
    },
    guards: { isWaiting: ({ context }) => looked(context.sentAt).secondsLeft > 0 },
    actions: {
      lookAtClock: assign(({ context }) => looked(context.sentAt)),
      noteSent: assign((_, { retryAfterMs }: { readonly retryAfterMs?: number }) =>
        looked(sentAtOf(clock.now(), retryAfterMs)),
      ),
    },
  }).createMachine({
    id: 'resend-countdown',
    context: ({ input }) => looked(input.sentAt),
    initial: 'deciding',
    on: { 'code.sent': { target: '.deciding', actions: { type: 'noteSent', params: ({ event }) => event } } },
    states: {
      deciding: { always: [{ guard: 'isWaiting', target: 'waiting' }, { target: 'ready' }] },
      ready: {},
      waiting: {
        invoke: { src: 'seconds', input: ({ context }) => context.sentAt ?? 0 },
        on: {
          'second.passed': [
            { guard: 'isWaiting', actions: 'lookAtClock' },
            { target: 'ready', actions: 'lookAtClock' },
          ],
        },
      },
    },
  })
}

type ResendCountdownMachine = ReturnType<typeof createResendCountdownMachine>
export type ResendCountdownActor = ActorRefFrom<ResendCountdownMachine>
export type ResendCountdownSnapshot = SnapshotFrom<ResendCountdownMachine>
