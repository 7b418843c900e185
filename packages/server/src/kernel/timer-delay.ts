/** A longer timer goes off at once, with a warning: its delay is kept in 31 bits. */
const MAX_TIMER_MS = 2 ** 31 - 1

/**
 * A delay, in milliseconds, that a timer really keeps. What is computed from the clock may be any number once the clock
 * was set: below nothing is at once, and beyond 24 days is as long as a timer goes. A caller that waits for an instant
 * looks at the clock again when it goes off.
 */
export const timerDelay = (ms: number): number => (ms > 0 ? Math.min(ms, MAX_TIMER_MS) : 0)
