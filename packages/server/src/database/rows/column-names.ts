const COLUMN = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/
const KEY = /^[a-z][a-zA-Z0-9]*$/

/** The column of a key: `priceFen` is `price_fen`. Throws for what can be no name, so that no value becomes SQL. */
export function columnOf(key: string): string {
  if (!KEY.test(key)) throw new Error(`No name of a column: ${key}`)
  return key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}

/** Columns have few names, and each comes again with every statement. */
const keys = new Map<string, string>()

/** The key of a column in a row that was read: `price_fen` is `priceFen`. */
export function keyOf(column: string): string {
  const known = keys.get(column)
  if (known !== undefined) return known
  const key = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  keys.set(column, key)
  return key
}

export function tableName(table: string): string {
  if (!COLUMN.test(table)) throw new Error(`No name of a table: ${table}`)
  return table
}
