import { insertIfAbsent, type Queries } from '../database/index.ts'

export interface BackupProof {
  readonly madeAt: number
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  readonly tables: number
  readonly rows: number
  readonly postings: number
  readonly seals: number
}

export async function noteBackup(
  db: Queries,
  { madeAt, path, bytes, sha256, tables, rows, postings, seals }: BackupProof,
): Promise<void> {
  await insertIfAbsent(db, 'backup_proofs', { madeAt, path, bytes, sha256, tables, rows, postings, seals })
}

/** The newest first. */
export const readBackupProofs = (db: Queries, most: number): Promise<readonly BackupProof[]> =>
  db.query<BackupProof>(
    `SELECT made_at, path, bytes, sha256, tables, rows, postings, seals FROM backup_proofs
     ORDER BY made_at DESC LIMIT $1::int`,
    [most],
  )
