import type { Inspection } from '@diandu/core/selling'
import type { DataBox } from '../crypto/index.ts'
import type { Queries, Transaction } from '../database/index.ts'

/** `key` names a file by its shop and its digest. */
export const aboutInspectionFile = (key: string): string => `inspection ${key}`

export interface InspectionFile extends Inspection {
  readonly name: string
  readonly at: number
}

/** The files that inspectors stored for a listing, the oldest first. */
export const readInspections = (db: Queries, shopId: string): Promise<readonly InspectionFile[]> =>
  db.query<InspectionFile>(
    `SELECT figure, digest, inspected_by AS by, name, inspected_at AS at FROM inspection_files
     WHERE shop_id = $1 ORDER BY inspected_at, digest`,
    [shopId],
  )

export interface NewInspectionFile extends InspectionFile {
  readonly shopId: string
  readonly bytes: number
  readonly sealed: Uint8Array
}

/** One file shows one figure of a listing: the key of the table says so too. */
export async function insertInspections(tx: Transaction, files: readonly NewInspectionFile[]): Promise<void> {
  if (files.length === 0) return
  await tx.change(
    `INSERT INTO inspection_files (shop_id, digest, figure, name, bytes, sealed, inspected_by, inspected_at)
     SELECT shop_id, digest, figure, name, bytes, decode(sealed, 'base64'), inspected_by, inspected_at
     FROM json_to_recordset($1::json) AS given (shop_id text, digest text, figure text, name text, bytes bigint, sealed text,
       inspected_by text, inspected_at bigint)`,
    [
      JSON.stringify(
        files.map(({ shopId, by, at, sealed, ...file }) => ({
          ...file,
          shop_id: shopId,
          inspected_by: by,
          inspected_at: at,
          sealed: Buffer.from(sealed).toString('base64'),
        })),
      ),
    ],
  )
}

/** The file itself, for a reviewer who looks at it; undefined where there is none. */
export async function openInspection(
  db: Queries,
  shopId: string,
  digest: string,
  box: DataBox,
): Promise<Uint8Array | undefined> {
  const [file] = await db.query<{ sealed: Uint8Array }>(
    'SELECT sealed FROM inspection_files WHERE shop_id = $1 AND digest = $2',
    [shopId, digest],
  )
  return file === undefined ? undefined : box.open(file.sealed, aboutInspectionFile(`${shopId} ${digest}`))
}
