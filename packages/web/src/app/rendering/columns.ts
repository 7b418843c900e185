type PlainObject = Readonly<Record<string, unknown>>

/** Stands for a list of objects of one form: their keys once, and a list of values for each. */
const MARK = '$columns'
const ESCAPE = '$'
/** Among the values of a key: this object is without it. Any other object's keys that begin so are escaped. */
const GAP = { [ESCAPE]: 0 }

/** The same in fewer signs: of many objects of one form every key is said once. */
export function toColumns(value: unknown): unknown {
  if (Array.isArray(value)) {
    const keys = sharedKeys(value)
    if (keys === undefined) return value.map(toColumns)
    return { [MARK]: keys, values: keys.map((key) => columnOf(value, key)) }
  }
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key.startsWith(ESCAPE) ? ESCAPE + key : key, toColumns(part)]),
  )
}

/** Where all have the key, their values are in columns too. */
const columnOf = (rows: readonly PlainObject[], key: string): unknown =>
  rows.every((row) => Object.hasOwn(row, key))
    ? toColumns(rows.map((row) => row[key]))
    : rows.map((row) => (Object.hasOwn(row, key) ? toColumns(row[key]) : GAP))

export function fromColumns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromColumns)
  if (!isPlain(value)) return value
  if (Object.hasOwn(value, MARK)) {
    const keys = value[MARK] as readonly string[]
    const columns = (value['values'] as readonly unknown[]).map((column) =>
      Array.isArray(column) ? column.map((cell) => (isGap(cell) ? GAP : fromColumns(cell))) : fromColumns(column),
    ) as readonly (readonly unknown[])[]
    return (columns[0] ?? []).map((_cell, row) =>
      Object.fromEntries(keys.flatMap((key, at) => (columns[at]?.[row] === GAP ? [] : [[key, columns[at]?.[row]]]))),
    )
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key.startsWith(ESCAPE) ? key.slice(1) : key, fromColumns(part)]),
  )
}

const isGap = (cell: unknown): boolean => isPlain(cell) && Object.hasOwn(cell, ESCAPE)

/** Where all of them are objects with keys of these in this order, and each key that is there has a value. */
function sharedKeys(rows: readonly unknown[]): readonly string[] | undefined {
  if (rows.length < 2 || !rows.every(isPlain)) return undefined
  const keys = rows.map(Object.keys).reduce((longest, own) => (own.length > longest.length ? own : longest))
  const isAlike = (row: PlainObject): boolean => {
    const own = Object.entries(row)
    let at = 0
    for (const key of keys) if (own[at]?.[0] === key) at += 1
    return at === own.length && own.every(([, value]) => value !== undefined)
  }
  return keys.length > 0 && rows.every(isAlike) ? keys : undefined
}

function isPlain(value: unknown): value is PlainObject {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
