import { EXPORT_MS, type JournalFilter, type MoneyExport } from '@diandu/core/admin'
import type { Page, Result } from '@diandu/core/kernel'
import type { Locale } from '@diandu/core/messages'
import { pageByTime } from '../../../calls/index.ts'
import type { DataBox } from '../../../crypto/index.ts'
import { insertRow, updateRow, upsertRow, type Queries } from '../../../database/index.ts'

export interface StoredExport extends MoneyExport {
  readonly staffId: string
  readonly locale: Locale
}

const COLUMNS = 'id, staff_id, format, locale, filter, state, made_at, done, total, parts'

interface NewExport extends Pick<StoredExport, 'id' | 'staffId' | 'format' | 'locale' | 'madeAt' | 'total'> {
  readonly filter: JournalFilter
}

export async function insertExport(db: Queries, { filter, ...row }: NewExport): Promise<void> {
  await insertRow(db, 'money_exports', { ...row, filter: JSON.stringify(filter), state: 'waiting' })
}

/** Of one member of staff, the newest first. */
export const pageOfExports = (
  db: Queries,
  staffId: string,
  cursor: string | undefined,
): Promise<Result<Page<MoneyExport>>> =>
  pageByTime(cursor, {
    read: ({ at, id }, max) =>
      db.query<StoredExport>(
        `SELECT ${COLUMNS} FROM money_exports WHERE staff_id = $1 AND (made_at, id) < ($2, $3) ORDER BY made_at DESC, id DESC LIMIT ${max}`,
        [staffId, at, id],
      ),
    placeOf: ({ madeAt, id }) => ({ at: madeAt, id }),
    show: ({ staffId: _staff, locale: _locale, ...shown }) => shown,
  })

/** The one that waits longest, also where a server fell while it wrote it. */
export const nextExport = async (db: Queries): Promise<StoredExport | undefined> =>
  (
    await db.query<StoredExport>(
      `SELECT ${COLUMNS} FROM money_exports WHERE state IN ('waiting', 'running') ORDER BY made_at, id LIMIT 1`,
    )
  )[0]

export async function noteExport(
  db: Queries,
  id: string,
  set: Partial<Pick<MoneyExport, 'state' | 'done' | 'parts'>>,
): Promise<void> {
  await updateRow(db, 'money_exports', { set, where: { id } })
}

/** `key` names a part by its export and its place. */
export const aboutExportPart = (key: string): string => `export part ${key}`

export async function putExportPart(
  db: Queries,
  box: DataBox,
  { exportId, place, bytes }: { readonly exportId: string; readonly place: number; readonly bytes: Uint8Array },
): Promise<void> {
  const content = box.seal(bytes, aboutExportPart(`${exportId} ${place}`))
  await upsertRow(db, 'money_export_parts', { key: { exportId, place }, set: { content } })
}

/** Of one's own file that is finished. */
export async function findExportPart(
  db: Queries,
  box: DataBox,
  { id, staffId, place }: { readonly id: string; readonly staffId: string; readonly place: number },
): Promise<Uint8Array | undefined> {
  const [part] = await db.query<{ content: Uint8Array }>(
    `SELECT p.content FROM money_export_parts p JOIN money_exports e ON e.id = p.export_id
     WHERE e.id = $1 AND e.staff_id = $2 AND e.state = 'ready' AND p.place = $3`,
    [id, staffId, place],
  )
  return part && box.open(part.content, aboutExportPart(`${id} ${place}`))
}

export async function forgetExports(db: Queries, nowMs: number): Promise<void> {
  await db.change('DELETE FROM money_exports WHERE made_at <= $1', [nowMs - EXPORT_MS])
  await db.change(
    'DELETE FROM money_export_parts p WHERE NOT EXISTS (SELECT 1 FROM money_exports e WHERE e.id = p.export_id)',
  )
}
