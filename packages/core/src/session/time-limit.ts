import { fromCallback, type EventObject } from 'xstate'
import type { Clock } from '../kernel/index.ts'

/**
 * An actor that says `time.ran-out` once the milliseconds it was given are over; it falls silent when its state is
 * left.
 */
export const timeLimit = (clock: Clock) =>
  fromCallback<EventObject, number>(({ input, sendBack }) =>
    clock.after(input, () => sendBack({ type: 'time.ran-out' })),
  )
