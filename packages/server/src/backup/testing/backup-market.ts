import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDataBox, type DataKey } from '../../crypto/index.ts'
import type { Database } from '../../database/index.ts'
import { openMarket, PRICE_FEN, type Market } from '../../orders/testing/open-market.ts'
import { makeBackup, type MadeBackup } from '../make-backup.ts'
import { writeSnapshot } from '../write-snapshot.ts'
import { withBlankPGlite } from '../../database/testing/blank-database.ts'

export const KEY: DataKey = { now: new Uint8Array(32), before: [] }
export const BOX = createDataBox(KEY)
export const MADE_AT = Date.parse('2026-06-18T10:00:00+08:00')

export interface BackupMarket extends Market {
  readonly folder: string
  readonly backup: (target?: string, dataKey?: DataKey) => Promise<MadeBackup>
  /** Only the file, in the folder: a restore checks it once more. */
  readonly snapshot: (name?: string, dataKey?: DataKey) => Promise<string>
  readonly addPicture: (name: string, bytes: Uint8Array, dataKey?: DataKey) => Promise<void>
}

/** A market with a paid order, money, a signed-in user and a sealed picture, and a folder for its backups. */
export async function withBackupMarket<T>(db: Database, work: (market: BackupMarket) => Promise<T>): Promise<T> {
  const market = await openMarket(db)
  const folder = await mkdtemp(join(tmpdir(), 'diandu-backups-'))
  const addPicture: BackupMarket['addPicture'] = async (name, bytes, dataKey = KEY) =>
    void (await db.change('INSERT INTO picture_bytes (content_hash, type, sealed) VALUES ($1, $2, $3)', [
      name,
      'image/png',
      createDataBox(dataKey).seal(bytes, `picture ${name}`),
    ]))
  const backup: BackupMarket['backup'] = (target = folder, dataKey = KEY) =>
    makeBackup(db, { target, dataKey, nowMs: MADE_AT, withScratch: withBlankPGlite })
  const snapshot: BackupMarket['snapshot'] = async (name = 'snapshot', dataKey = KEY) => {
    const path = join(folder, name)
    await writeSnapshot(db, path, createDataBox(dataKey), MADE_AT)
    return path
  }
  try {
    await market.addPerson('seller')
    await market.addPerson('buyer', 4 * PRICE_FEN)
    await market.addShop('shop')
    const order = await market.placed('buyer', 'shop')
    await market.pay('buyer', order.id, 'full', PRICE_FEN * 1.1)
    await addPicture('first', Buffer.from('a picture'))
    await db.change(
      'INSERT INTO sessions (token_hash, user_id, created_at, renewed_at, expires_at) VALUES ($1, $2, 1, 1, 2)',
      ['hash', 'buyer'],
    )
    return await work({ ...market, folder, backup, snapshot, addPicture })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
