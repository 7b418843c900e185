/** A machine six times slower than a desk's shows it within this: only what hangs takes longer. */
export const PATIENCE_MS = 90_000
