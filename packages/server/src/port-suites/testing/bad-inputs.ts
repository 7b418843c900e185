import type { Call } from '@diandu/wire'
import { goodInputsOf, type Fields, type GoodInput } from './good-inputs.ts'

export interface BadInput {
  readonly what: string
  readonly input: Fields
  /** The one field that is wrong. */
  readonly field: string
}

const LONG = 'x'.repeat(5_000)
/** Of a call that takes a long text: too long for it, and still within its body. */
const LONGER = 'x'.repeat(30_000)
const NUL = 'a\u0000b'
const HALF = 'a\ud83d'
/** Well-formed as an id or as a text, and as nothing else. */
const ODD_WORDS = ['NaN', '-1', '1e308', '0x10', '__proto__', 'constructor', 'toString']
/** Well-formed as a text only. */
const ODD_TEXTS = [' 1', "' OR 1=1 --", '\u202e1', '＜script＞']
/** Those of them that are a number to a person who types it. */
const ODD_NUMBERS = [' 1', '\u202e1']
const ODD_NAMES = ['extra', 'isAdmin', 'toString', 'constructor', '__proto__', 'a.b', 'a[]']

/** Everything that is wrong with exactly one field of an otherwise good input. */
export const badInputsOf = (endpoint: Call): readonly BadInput[] =>
  goodInputsOf(endpoint).flatMap((good) => spoilt(endpoint, good))

function spoilt(endpoint: Call, { fields, optional, unfilled, free, ids, typed }: GoodInput): readonly BadInput[] {
  const isText = endpoint.method === 'GET'
  const long = endpoint.bodyBytes === undefined ? LONG : LONGER
  const wrong = (path: string, value: unknown): BadInput => ({
    what: `${path} is ${shown(value)}`,
    input: filled(fields, path, value),
    field: path,
  })
  return [
    ...ODD_NAMES.map((name) => ({ what: `${name} is there too`, input: filled(fields, [name], '1'), field: name })),
    ...Object.keys(fields)
      .filter((name) => !optional.includes(name))
      .map((name) => ({ what: `${name} is missing`, input: without(fields, name), field: name })),
    ...[...leavesOf(fields), ...unfilled.map((name) => [name, 'c1'] as const)].flatMap(([path, value]) => [
      ...(isText ? [NUL, long] : [...mistyped(value), NUL, HALF, long]).map((bad) => wrong(path, bad)),
      ...(free.includes(path)
        ? []
        : ODD_TEXTS.filter((bad) => !typed.includes(path) || !ODD_NUMBERS.includes(bad)).map((bad) =>
            wrong(path, bad),
          )),
      ...(free.includes(path) || ids.includes(path) ? [] : ODD_WORDS.map((bad) => wrong(path, bad))),
    ]),
    ...(isText
      ? []
      : Object.entries(fields)
          .filter(([, value]) => typeof value === 'object')
          .flatMap(([name]) => [null, 'text', 1].map((bad) => wrong(name, bad)))),
  ]
}

/** Odd texts where any text may stand: to be answered like every other. */
export const oddInputsOf = (endpoint: Call): readonly Fields[] => goodInputsOf(endpoint).flatMap(oddlyFilled)

function oddlyFilled({ fields, free, ids, typed }: GoodInput): readonly Fields[] {
  const odd = (path: string, values: readonly string[]) => values.map((value) => filled(fields, path, value))
  return [
    ...free.flatMap((path) => odd(path, [...ODD_WORDS, ...ODD_TEXTS])),
    ...ids.flatMap((path) => odd(path, ODD_WORDS)),
    ...typed.flatMap((path) => odd(path, ODD_NUMBERS)),
  ]
}

const mistyped = (good: unknown): readonly unknown[] => [
  null,
  ...(Array.isArray(good) ? [] : [[good]]),
  { value: good },
  [],
  {},
  -1,
  0.5,
  1e308,
  ...(typeof good === 'boolean' ? ['true', 1, 0] : [true]),
]

const leavesOf = (fields: Fields): readonly (readonly [string, unknown])[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([inner, leaf]) => [`${name}.${inner}`, leaf] as const)
      : [[name, value] as const],
  )

/** Defines names and never assigns them, so that `__proto__` is one like any other. */
function filled(fields: Fields, path: string | readonly string[], value: unknown): Fields {
  const [name = '', inner] = typeof path === 'string' ? path.split('.') : path
  const whole = inner === undefined ? value : { ...(fields[name] as Fields), [inner]: value }
  return Object.fromEntries([...Object.entries(fields).filter(([other]) => other !== name), [name, whole]])
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 30)
