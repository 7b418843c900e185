/** PostgreSQL's type numbers of the columns that both engines would otherwise read differently. */
export const TYPE = { bytea: 17, int8: 20, int8List: 1016, date: 1082, timestamp: 1114, timestamptz: 1184 } as const

export function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`A whole number of the database is beyond 2^53: ${text}`)
  return value
}

export function refuseTimestamp(): never {
  throw new TypeError('Instants are epoch milliseconds in a bigint column; timestamp columns are not read.')
}
