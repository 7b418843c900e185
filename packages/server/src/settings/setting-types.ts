import { createPrivateKey, createPublicKey } from 'node:crypto'
import { isIP } from 'node:net'
import { chineseTime, parseDay, parseInstant } from '@diandu/core/format'
import { isBankCardNumber } from '@diandu/core/input'
import { isBankCode } from '@diandu/core/wallet'
import * as v from 'valibot'

/** A text that is taken as it is. `words` is the type as the page prints it. */
export const text = (words: string) => v.pipe(v.string(), v.description(words))

/** A text of a certain form. */
export const textLike = (pattern: RegExp, words: string, must: string) =>
  v.pipe(v.string(), v.regex(pattern, must), v.description(words))

export const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) => {
  const names = [values.slice(0, -1).join(', '), values.at(-1)].filter(Boolean).join(' or ')
  return v.pipe(
    v.string(),
    v.picklist(values, `must be ${names}`),
    v.description(values.map((value) => `\`${value}\``).join(', ')),
  )
}

export const yesNo = v.pipe(
  oneOf('yes', 'no'),
  v.transform((word) => word === 'yes'),
)

export const wholeNumber = (min: number, max: number) => {
  const must = `must be a whole number from ${min} to ${max}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, must),
    v.transform(Number),
    v.minValue(min, must),
    v.maxValue(max, must),
    v.description(`whole number, ${min} to ${max}`),
  )
}

/** A number, or a word that means something else. */
export const wholeNumberOr = <const T>(min: number, max: number, { word, means }: { word: string; means: T }) =>
  v.pipe(
    v.string(),
    v.union(
      [
        v.pipe(
          v.literal(word),
          v.transform(() => means),
        ),
        wholeNumber(min, max),
      ],
      `must be a whole number from ${min} to ${max}, or ${word}`,
    ),
    v.description(`whole number, ${min} to ${max}, or \`${word}\``),
  )

/** Requests per minute, or `off`. */
export const rateLimit = wholeNumberOr(1, 1_000_000, { word: 'off', means: null })

export const address = textLike(/^[\w.:-]+$/, 'address', 'must be an address, such as 127.0.0.1')

export const collector = textLike(
  /^https?:\/\/[\w.:[\]-]+\/?$/,
  'address, `http://…` or `https://…` without a path',
  'must be an address such as http://127.0.0.1:4318',
)

export const databaseUrl = textLike(/^postgres(ql)?:\/\/./, 'address, `postgres://…`', 'must begin with postgres://')

/** An ISO instant with its zone, or epoch milliseconds. */
export const instant = v.pipe(
  v.string(),
  v.transform((given) => (/^\d{12,14}$/.test(given) ? Number(given) : parseInstant(given))),
  v.number('must be an instant on a day that exists, such as 2026-06-18T10:00:00+08:00'),
  v.description('instant'),
)

/** A day as the specification writes it, without leading zeros. */
export const buildDate = v.pipe(
  v.string(),
  v.check(
    (given) => given.startsWith('20') && chineseTime(parseDay(withZeros(given)), 'YYYY-M-D') === given,
    'must be a day, such as 2025-9-16',
  ),
  v.description('day'),
)

const withZeros = (day: string): string => day.replaceAll(/-(?=\d(?!\d))/g, '-0')

/** Parts with commas between them. */
export const list = (words: string, isRight: (part: string) => boolean, must: string) =>
  v.pipe(
    v.string(),
    v.transform((given) =>
      given
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    v.check((deps) => deps.every(isRight), must),
    v.description(words),
  )

/** Names and counts are refused: they would let a client choose its address. */
export const networks = list(
  'addresses or networks, with commas between',
  isAddressOrNetwork,
  'must be addresses or networks, such as 10.0.0.1,10.1.0.0/16',
)

export const basePath = v.pipe(
  v.string(),
  v.regex(/^\/?([\w-]+(\/[\w-]+)*)?\/?$/, 'must be a path, such as /api'),
  v.transform((given) => {
    const inner = given.replaceAll(/^\/|\/$/g, '')
    return inner === '' ? '' : `/${inner}`
  }),
  v.description('path'),
)

/** Scheme, host and port alone; a slash at the end is no path yet, and goes. */
export const origin = v.pipe(
  v.string(),
  v.check(
    (given) => /^https:\/\/[^/?#@\\\s]+\/?$/.test(given) && isHttps(given),
    'must be an address such as https://m.example.com',
  ),
  v.transform((given) => given.replace(/\/$/, '')),
  v.description('address, `https://…` without a path'),
)

export const httpsAddress = v.pipe(
  v.string(),
  v.check(isHttps, 'must be an address that begins with https://'),
  v.description('address, `https://…`'),
)

/** As many bytes as the provider's cipher takes. */
export const keyText = (length: number) =>
  v.pipe(
    v.string(),
    v.check((given) => Buffer.byteLength(given) === length, `must have ${length} characters`),
    v.description(`${length} characters`),
  )

/** So long that not all can be tried. */
export const secretText = (min: number) =>
  v.pipe(
    v.string(),
    v.minLength(min, `must have at least ${min} characters`),
    v.description(`${min} characters or more`),
  )

export const bankCode = v.pipe(
  v.string(),
  v.check(isBankCode, 'must be a code of the list of banks, such as CMB'),
  v.description('code of a bank, such as `CMB`'),
)

export const bankAccountNumber = v.pipe(
  v.string(),
  v.check((given) => isBankCardNumber(given) && given.length <= 22, 'must be 10 to 22 digits that do not begin with 0'),
  v.description('10 to 22 digits'),
)

/** A PEM on one line. */
export const privateKey = v.pipe(
  v.string(),
  v.transform(withLines),
  v.check(isPrivateKey, 'must be a private key in PEM, its lines parted by \\n'),
  v.description('private key in PEM, lines parted by `\\n`'),
)

/** A PEM on one line. */
export const publicKey = v.pipe(
  v.string(),
  v.transform(withLines),
  v.check(isRsaPublicKey, 'must be a public key of RSA in PEM, its lines parted by \\n'),
  v.description('public key of RSA in PEM, lines parted by `\\n`'),
)

/** An environment variable has one line: its `\n` stand for line ends. */
export function withLines(given: string): string {
  return given.replaceAll('\\n', '\n')
}

function isRsaPublicKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    createPrivateKey(pem)
    return true
  } catch {
    return false
  }
}

function isHttps(given: string): boolean {
  return URL.canParse(given) && new URL(given).protocol === 'https:'
}

function isAddressOrNetwork(given: string): boolean {
  const [host = '', bits, ...more] = given.split('/')
  const family = isIP(host)
  if (family === 0 || more.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}
