type PlainObject = Readonly<Record<string, unknown>>

/** Stands for a list of objects of one form: their keys once, and a list of values for each. */
const MARK = '$columns'
const ESCAPE = '$'

/** The same in fewer signs: of many objects of one form every key is said once. */
export function toColumns(value: unknown): unknown {
  if (Array.isArray(value)) {
    const keys = sharedKeys(value)
    if (keys === undefined) return value.map(toColumns)
    return { [MARK]: keys, values: keys.map((key) => toColumns(value.map((row: PlainObject) => row[key]))) }
  }
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key.startsWith(ESCAPE) ? ESCAPE + key : key, toColumns(part)]),
  )
}

export function fromColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromColumns)
  if (!isPlain(value)) return value
  if (Object.hasOwn(value, MARK)) {
    const keys = value[MARK] as readonly string[]
    const columns = (value['values'] as readonly unknown[]).map((column) => fromColumns(column) as readonly unknown[])
    return (columns[0] ?? []).map((_cell, row) => Object.fromEntries(keys.map((key, at) => [key, columns[at]?.[row]])))
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key.startsWith(ESCAPE) ? key.slice(1) : key, fromColumns(part)]),
  )
}

/** Where all of them are objects with these keys in this order, and each has a value. */
function sharedKeys(rows: readonly unknown[]): readonly string[] | undefined {
  const [first] = rows
  if (rows.length < 2 || !isPlain(first)) return undefined
  const keys = Object.keys(first)
  const isAlike = (row: unknown): boolean => {
    if (!isPlain(row)) return false
    const own = Object.keys(row)
    return own.length === keys.length && keys.every((key, at) => own[at] === key && row[key] !== undefined)
  }
  return keys.length > 0 && rows.every(isAlike) ? keys : undefined
}

function isPlain(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
