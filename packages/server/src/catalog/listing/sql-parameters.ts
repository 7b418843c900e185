import type { SqlValue } from '../../database/index.ts'

/** Collects what is bound while a statement is written: `add(value)` answers its `$n`. */
export interface SqlParameters {
  readonly add: (value: SqlValue) => string
  readonly values: readonly SqlValue[]
}

export function sqlParameters(): SqlParameters {
  const values: SqlValue[] = []
  return {
    values,
    add: (value) => `$${values.push(value)}`,
  }
}
