import type { DataBox } from '../crypto/index.ts'
import type { Queries, Transaction } from '../database/index.ts'
import { MODULES } from '../modules.ts'
import type { SealedPlace } from '../server-module.ts'

const AT_ONCE = 8
const MAX_FOREIGN_TEXT = 20

interface Sealed {
  readonly key: string
  readonly sealed: Uint8Array | string
}

/**
 * Opens everything that stands sealed, in every place that modules name. Answers how many opened, and which did not.
 */
export async function openSeals(
  tx: Transaction,
  box: DataBox,
): Promise<{ readonly opened: number; readonly unreadable: readonly string[] }> {
  let opened = 0
  const unreadable: string[] = []
  for (const place of MODULES.flatMap(({ sealedPlaces = [] }) => sealedPlaces)) {
    for await (const { key, sealed } of sealsOf(tx, place)) {
      if (opens(box, sealed, place.about(key))) opened += 1
      else if (unreadable.length < MAX_FOREIGN_TEXT) unreadable.push(`${place.table} ${key}`)
    }
  }
  return { opened, unreadable }
}

/** The tables of which the first seal does not open: one of each is read. */
export async function foreignSeals(
  db: Queries,
  box: DataBox,
  places: readonly SealedPlace[],
): Promise<readonly string[]> {
  const foreign: string[] = []
  for (const { table, key, column, about } of places) {
    const [first] = await db.query<Sealed>(
      `SELECT ${key} AS key, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL LIMIT 1`,
    )
    if (first !== undefined && !opens(box, first.sealed, about(first.key))) foreign.push(table)
  }
  return foreign
}

async function* sealsOf(tx: Transaction, { table, key, column }: SealedPlace): AsyncGenerator<Sealed> {
  const cursor = `seals_of_${table}`
  await tx.script(
    `DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT ${key} AS key, ${column} AS sealed FROM ${table} WHERE ${column} IS NOT NULL`,
  )
  for (;;) {
    const rows = await tx.query<Sealed>(`FETCH ${AT_ONCE} FROM ${cursor}`)
    if (rows.length === 0) break
    yield* rows
  }
  await tx.script(`CLOSE ${cursor}`)
}

function opens(box: DataBox, sealed: Uint8Array | string, about: string): boolean {
  try {
    box.open(typeof sealed === 'string' ? Buffer.from(sealed, 'base64') : sealed, about)
    return true
  } catch {
    return false
  }
}
