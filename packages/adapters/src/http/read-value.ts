import { fail, ok, type Result } from '@diandu/core/kernel'
import type { Reader } from './client.ts'

/** An answer that is not what was agreed: a failure, never a crash in a component. */
export const WRONG_SHAPE = { kind: 'unrecognised', code: 'shape' } as const

export function readValue<Value>(shape: Reader<Value>, value: unknown): Result<Value> {
  const reading = shape['~standard'].validate(value)
  if (reading instanceof Promise) throw new Error('A shape that has to be waited for')
  return reading.issues === undefined ? ok(reading.value) : fail(WRONG_SHAPE)
}

/** The JSON in a body; undefined, which no JSON is, where there is none. */
export function readJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown
  } catch {
    return undefined
  }
}
