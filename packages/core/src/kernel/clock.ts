/** Time as a port: core reads no clock. Instants are epoch milliseconds. */
export interface Clock {
  now(): number
  /** Runs `task` once, `delayMs` from now; the answer cancels it. */
  after(delayMs: number, task: () => void): () => void
}
