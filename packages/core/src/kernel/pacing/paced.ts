/** A function that acts less often than it is called. */
export interface Paced<Words extends readonly unknown[]> {
  (...words: Words): void
  /** Forgets what was called: nothing that waits happens any more, and the next call is like the first. */
  cancel(): void
}
