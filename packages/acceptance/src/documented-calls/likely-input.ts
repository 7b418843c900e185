import { TERMS_VERSION } from '../api/market.ts'
import { DEMO_PAYMENT_PASSWORD } from '../api/people.ts'
import type { Parameters } from '../api/sign-request.ts'
import { allows, exampleOf, type Schema } from './json-schema.ts'

/**
 * Useful values in the demonstration by field name, for any call: the first one that its schema allows, before the
 * example of the documentation.
 */
const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  paymentPassword: [DEMO_PAYMENT_PASSWORD],
  termsVersion: [TERMS_VERSION],
  amountFen: [100_00],
  plan: ['full'],
  part: ['full'],
  role: ['buyer'],
  kind: ['person'],
  name: ['林小满', 'no-such-name'],
  bank: ['ICBC'],
  number: ['6222020000000000018'],
  answer: ['withdraw'],
  reason: ['other'],
  fromDay: ['2026-11-01'],
  untilDay: ['2026-11-20'],
  platform: ['1', 1],
  proof: ['bank'],
}

/** Parameters of this shape that are valid according to the documentation, with these optional fields. */
export function likelyInput(shape: Schema, also: readonly string[] = []): Parameters {
  const { properties = {}, required = [] } = shape
  const fields = [...new Set([...required, ...also])]
  return Object.fromEntries(fields.map((field) => [field, likelyValue(field, properties[field] ?? {})]))
}

const likelyValue = (field: string, schema: Schema): unknown =>
  BY_NAME[field]?.find((value) => allows(schema, value)) ?? exampleOf(schema)
