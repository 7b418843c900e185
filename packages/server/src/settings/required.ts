/** The value of a setting whose absence was refused before it is read. */
export function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A setting that is required here is not set, and the schema did not say so')
  return value
}
