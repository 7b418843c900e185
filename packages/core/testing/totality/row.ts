import type fc from 'fast-check'

/** Arguments of a function; or, as a sentence, why it is not called. */
export type Row = readonly fc.Arbitrary<unknown>[] | string

/** Every function that a module exports, by its name. */
export type ModuleRows = Readonly<Record<string, Row>>
