import { isIP } from 'node:net'
import * as v from 'valibot'

const wholeNumber = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`
  return v.pipe(v.string(), v.regex(/^\d{1,9}$/, words), v.transform(Number), v.minValue(least, words), v.maxValue(most, words))
}

export const port = wholeNumber(0, 65_535)
export const shopCount = wholeNumber(0, 1_000_000)

/** Requests per minute, or `off`. */
export const rateLimit = v.union(
  [v.pipe(v.literal('off'), v.transform(() => null)), wholeNumber(1, 1_000_000)],
  'must be a whole number from 1 to 1000000, or off',
)

export const address = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be an address, such as 127.0.0.1'))

export const databaseUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, 'must begin with postgres://'))

export const logLevel = v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')

export const yesNo = v.pipe(v.picklist(['yes', 'no'], 'must be yes or no'), v.transform((word) => word === 'yes'))

/** An ISO instant with its zone, or epoch milliseconds. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})|\d{12,14})$/, 'must be an instant, such as 2026-06-18T10:00:00+08:00'),
  v.transform((text) => (/^\d+$/.test(text) ? Number(text) : Date.parse(text))),
  v.number('must be a day that exists'),
)

/** A day as the specification writes it, without leading zeros. */
export const buildDate = v.pipe(v.string(), v.regex(/^20\d{2}-(1[0-2]|[1-9])-(3[01]|[12]\d|[1-9])$/, 'must be a day, such as 2025-9-16'))

/** Comma-separated addresses or networks. Names and counts are refused: they would let a client choose its address. */
export const addresses = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim()).filter((part) => part !== '')),
  v.check((list) => list.every(isAddressOrNetwork), 'must be addresses or networks, such as 10.0.0.1,10.1.0.0/16'),
)

export const basePath = v.pipe(
  v.string(),
  v.regex(/^\/?([\w-]+(\/[\w-]+)*)?\/?$/, 'must be a path, such as /api'),
  v.transform((text) => {
    const inner = text.replaceAll(/^\/|\/$/g, '')
    return inner === '' ? '' : `/${inner}`
  }),
)

function isAddressOrNetwork(text: string): boolean {
  const [host = '', bits, ...more] = text.split('/')
  const family = isIP(host)
  if (family === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
}
