import fc from 'fast-check'

/** Any instant of the years in which the platform trades. */
export const anInstant = (): fc.Arbitrary<number> =>
  fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })
