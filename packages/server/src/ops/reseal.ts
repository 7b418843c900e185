import { createDataBox, type DataBox } from '../account/index.ts'
import type { Database } from '../database/index.ts'
import { MODULES } from '../modules.ts'
import type { SealedPlace } from '../server-module.ts'
import type { OpsAnswer, OpsParts } from './ops-parts.ts'

const MOST_AT_ONCE = 20

/** Seals everything anew that an earlier key sealed. May be stopped and begun again, beside servers that run. */
export async function reseal({ db, dataKey }: OpsParts, places = MODULES.flatMap(({ sealedPlaces = [] }) => sealedPlaces)): Promise<OpsAnswer> {
  const box = createDataBox(dataKey)
  const lines: string[] = []
  const lost: string[] = []
  for (const place of places) {
    const { anew, unreadable } = await resealPlace(place, db, box)
    lines.push(`${place.table}.${place.column}: ${anew} sealed anew`)
    lost.push(...unreadable.map((key) => `${place.table} ${key}`))
  }
  if (lost.length === 0) return { exitCode: 0, text: [...lines, 'Everything is sealed with DATA_KEY. DATA_KEYS_BEFORE is needed no more.'].join('\n') }
  return { exitCode: 1, text: [...lines, 'No key that is set opens these; keep their key in DATA_KEYS_BEFORE:', ...lost].join('\n  ') }
}

interface Kept {
  readonly key: string
  readonly sealed: Uint8Array | string
}

async function resealPlace({ table, key, column, as, about }: SealedPlace, db: Database, box: DataBox): Promise<{ readonly anew: number; readonly unreadable: readonly string[] }> {
  const kept = as === 'bytes' ? box.header : base64(box.header)
  const asOf = `${as === 'bytes' ? `substring(${column} from 1 for ${kept.length})` : `left(${column}, ${kept.length})`} <> $1`
  const unreadable: string[] = []
  let anew = 0
  for (let after = ''; ; ) {
    const rows = await db.query<Kept>(`SELECT ${key} AS key, ${column} AS sealed FROM ${table} WHERE ${asOf} AND ${key} > $2 ORDER BY ${key} LIMIT ${MOST_AT_ONCE}`, [kept, after])
    for (const row of rows) {
      const bytes = openedOrNone(box, row, about)
      if (bytes === undefined) {
        unreadable.push(row.key)
        continue
      }
      const sealed = box.seal(bytes, about(row.key))
      // Whoever changed it meanwhile sealed it with the key of now.
      anew += await db.change(`UPDATE ${table} SET ${column} = $2 WHERE ${key} = $1 AND ${column} = $3`, [row.key, as === 'bytes' ? sealed : base64(sealed), row.sealed])
    }
    const last = rows.at(-1)
    if (last === undefined) return { anew, unreadable }
    after = last.key
  }
}

function openedOrNone(box: DataBox, { key, sealed }: Kept, about: SealedPlace['about']): Uint8Array | undefined {
  try {
    return box.open(typeof sealed === 'string' ? Buffer.from(sealed, 'base64') : sealed, about(key))
  } catch {
    return undefined
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
