import type fc from 'fast-check'

/** By module and function: an arbitrary for each argument. */
export type Rows = Readonly<Record<string, Readonly<Record<string, readonly fc.Arbitrary<unknown>[]>>>>
