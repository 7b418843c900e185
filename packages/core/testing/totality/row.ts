import type fc from 'fast-check'

/** What a function is called with; or, as a sentence, why it is not called. */
export type Row = readonly fc.Arbitrary<unknown>[] | string

/** Every function that a module exports, by its name. */
export type ModuleRows = Readonly<Record<string, Row>>
