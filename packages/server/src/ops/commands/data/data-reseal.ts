import { createDataBox, type DataBox } from '../../../crypto/index.ts'
import type { Database } from '../../../database/index.ts'
import { MODULES } from '../../../modules.ts'
import type { SealedPlace } from '../../../server-module.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'

const MAX_AT_ONCE = 20

/** Seals everything again that an earlier key sealed. May be stopped and begun again, beside servers that run. */
export const dataReseal = defineCommand({
  name: 'data reseal',
  meaning: 'after DATA_KEY was changed: what an earlier key sealed is sealed anew',
  parameters: {},
  examples: ['data reseal'],
  async run(_input, { db, dataKey }) {
    const box = createDataBox(dataKey)
    const lines: string[] = []
    const lost: string[] = []
    for (const place of MODULES.flatMap(({ sealedPlaces = [] }) => sealedPlaces)) {
      const { again, unreadable } = await resealPlace(place, db, box)
      lines.push(`${place.table}.${place.column}: ${again} sealed anew`)
      lost.push(...unreadable.map((key) => `${place.table} ${key}`))
    }
    return lost.length === 0
      ? done([...lines, 'Everything is sealed with DATA_KEY. DATA_KEYS_BEFORE is needed no more.'].join('\n'))
      : notDone([...lines, 'No key that is set opens these; keep their key in DATA_KEYS_BEFORE:', ...lost].join('\n  '))
  },
})

interface SealedTable {
  readonly key: string
  readonly sealed: Uint8Array | string
}

async function resealPlace(
  { table, key, column, as, about }: SealedPlace,
  db: Database,
  box: DataBox,
): Promise<{ readonly again: number; readonly unreadable: readonly string[] }> {
  const stored = as === 'bytes' ? box.header : base64(box.header)
  const asOf = `${as === 'bytes' ? `substring(${column} from 1 for ${stored.length})` : `left(${column}, ${stored.length})`} <> $1`
  const unreadable: string[] = []
  let again = 0
  for (let after = ''; ;) {
    const rows = await db.query<SealedTable>(
      `SELECT ${key} AS key, ${column} AS sealed FROM ${table} WHERE ${asOf} AND ${key} > $2 ORDER BY ${key} LIMIT ${MAX_AT_ONCE}`,
      [stored, after],
    )
    for (const row of rows) {
      const bytes = openedOrNone(box, row, about)
      if (bytes === undefined) {
        unreadable.push(row.key)
        continue
      }
      const sealed = box.seal(bytes, about(row.key))
      // A value that was changed in the meantime is sealed with the present key.
      again += await db.change(`UPDATE ${table} SET ${column} = $2 WHERE ${key} = $1 AND ${column} = $3`, [
        row.key,
        as === 'bytes' ? sealed : base64(sealed),
        row.sealed,
      ])
    }
    const last = rows.at(-1)
    if (last === undefined) return { again, unreadable }
    after = last.key
  }
}

function openedOrNone(box: DataBox, { key, sealed }: SealedTable, about: SealedPlace['about']): Uint8Array | undefined {
  try {
    return box.open(typeof sealed === 'string' ? Buffer.from(sealed, 'base64') : sealed, about(key))
  } catch {
    return undefined
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
