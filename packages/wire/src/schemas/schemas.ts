import * as v from 'valibot'
import { hasControlSign } from '@diandu/core/input'
import { MAX_FEN, type Brand } from '@diandu/core/kernel'

/** Whole fen, 0 or more. */
export const fen = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_FEN), v.metadata({ unit: 'fen' }))

/** Epoch milliseconds. */
export const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const ID = /^[\w-]{1,40}$/

/** An opaque id of one kind. */
export function idOf<Id extends Brand<string>>(): v.GenericSchema<string, Id> {
  return v.pipe(
    v.string(),
    v.regex(ID, 'An id is 1 to 40 letters, digits, dashes or underscores'),
  ) as unknown as v.GenericSchema<string, Id>
}

/** An opaque id that core keeps as a plain text. */
export const plainId = v.pipe(v.string(), v.regex(ID, 'An id is 1 to 40 letters, digits, dashes or underscores'))

/**
 * Text that a person typed: bounded by whole characters, and without what no database stores: NUL, or half a character.
 */
export const typed = (max: number, min = 0) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^[^\\u0000\\ud800-\\udfff]{${min},${max}}$`, 'u'), `${min} to ${max} characters`),
  )

/** The same, for texts that are shown in one line: names above all. */
export const named = (max: number, min = 0) =>
  v.pipe(
    typed(max, min),
    v.check((text) => !hasControlSign(text), '不能含有控制字符'),
  )

/** Parameters of a GET are text on the wire: a whole number arrives as its digits. */
export const digits = (max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,14}$/, 'Digits only'), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(0),
    v.maxValue(max),
  )

/** Where a list goes on; only the server that wrote it can read it. */
export const cursor = v.pipe(v.string(), v.minLength(1), v.maxLength(400), v.regex(/^[\w=.-]+$/, 'Not a cursor'))

export const keysOf = <T extends Readonly<Record<string, unknown>>>(record: T): readonly (keyof T & string)[] =>
  Object.keys(record)

/** One page of a list. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.array(item),
    nextCursor: v.nullable(cursor),
    total: v.exactOptional(v.object({ count, capped: v.boolean() })),
  })

/** Where nothing is asked or nothing is told. */
export const nothingIn = v.strictObject({})
export const nothingOut = v.null()
