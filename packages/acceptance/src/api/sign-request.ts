import { createHmac } from 'node:crypto'

export type Parameters = Readonly<Record<string, unknown>>

/**
 * Written from the documentation and not taken from the product, so that both must agree: sorted by code unit,
 * `key=value` joined by `&`, without `sign` and what is not there, objects as JSON with sorted keys.
 */
export function textToSign(parameters: Parameters): string {
  return Object.entries(parameters)
    .filter(([name, value]) => name !== 'sign' && value !== undefined && value !== null)
    .sort(byName)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? sortedJson(value) : String(value)}`)
    .join('&')
}

export const signatureOf = (parameters: Parameters, secret: string): string =>
  createHmac('sha256', secret).update(textToSign(parameters)).digest('hex')

/** The parameters as they are sent. */
export function signed(parameters: Parameters, secret: string, timestamp = Date.now()): Parameters {
  const stamped = { ...parameters, timestamp }
  return { ...stamped, sign: signatureOf(stamped, secret) }
}

function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((inner) => sortedJson(inner ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(byName)
  return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${sortedJson(inner)}`).join(',')}}`
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : a > b ? 1 : 0
