import type { ShopCard } from '@diandu/core/catalog'
import type { ApplicationState, CampaignApplication } from '@diandu/core/participation'
import { CARD_COLUMNS, toShopCard, type ShopRow } from '../../catalog/index.ts'
import { insertIfAbsent, updateRow, type Queries, type Transaction } from '../../database/index.ts'
import { announceQueue } from '../../queue-changes/index.ts'

/** An application with its run and its seller. */
export interface StoredApplication extends CampaignApplication {
  readonly run: string
  readonly userId: string
  readonly decidedBy: string | null
}

const COLUMNS = `run, user_id, id, shop_id, shop_title, pitch, state, why, applied_at, decided_at, decided_by`

export async function findOwnApplication(
  db: Queries,
  run: string,
  userId: string,
): Promise<StoredApplication | undefined> {
  return (
    await db.query<StoredApplication>(`SELECT ${COLUMNS} FROM campaign_applications WHERE run = $1 AND user_id = $2`, [
      run,
      userId,
    ])
  )[0]
}

export async function findApplication(db: Queries, id: string): Promise<StoredApplication | undefined> {
  return (await db.query<StoredApplication>(`SELECT ${COLUMNS} FROM campaign_applications WHERE id = $1`, [id]))[0]
}

/** Locked until the transaction ends. */
export async function lockApplication(tx: Transaction, id: string): Promise<StoredApplication | undefined> {
  return (
    await tx.query<StoredApplication>(`SELECT ${COLUMNS} FROM campaign_applications WHERE id = $1 FOR UPDATE`, [id])
  )[0]
}

/** `open`: oldest first; `all`: newest first. */
export const listApplications = (
  db: Queries,
  wanted: 'open' | 'all',
  max: number,
): Promise<readonly StoredApplication[]> =>
  db.query<StoredApplication>(
    wanted === 'open'
      ? `SELECT ${COLUMNS} FROM campaign_applications WHERE state = 'waiting' ORDER BY applied_at, id LIMIT $1`
      : `SELECT ${COLUMNS} FROM campaign_applications ORDER BY applied_at DESC, id DESC LIMIT $1`,
    [max],
  )

/** False where this seller has one in this run already. */
export async function insertApplication(
  tx: Transaction,
  { run, userId }: Pick<StoredApplication, 'run' | 'userId'>,
  { id, shopId, shopTitle, pitch, appliedAt }: CampaignApplication,
): Promise<boolean> {
  announceQueue(tx, 'applications', id)
  return insertIfAbsent(
    tx,
    'campaign_applications',
    { run, userId, id, shopId, shopTitle, pitch, state: 'waiting', appliedAt },
    ['run', 'userId'],
  )
}

export async function writeDecision(
  tx: Transaction,
  {
    id,
    state,
    why,
    decidedAt,
  }: Pick<CampaignApplication, 'id' | 'why' | 'decidedAt'> & { readonly state: ApplicationState },
  by: string,
): Promise<void> {
  announceQueue(tx, 'applications', id)
  await updateRow(tx, 'campaign_applications', {
    set: { state, why, decidedAt, decidedBy: by },
    where: { id, state: 'waiting' },
  })
}

/** The shops on sale that were let into a run, the first one first. */
export async function admittedShops(db: Queries, run: string, max: number): Promise<readonly ShopCard[]> {
  const rows = await db.query<ShopRow>(
    `SELECT ${CARD_COLUMNS} FROM (
       SELECT shop_id, decided_at, id AS application_id FROM campaign_applications WHERE run = $1 AND state = 'accepted') let_in
     JOIN shops ON shops.id = let_in.shop_id
     WHERE status = 'on-sale' ORDER BY decided_at, application_id LIMIT $2`,
    [run, max],
  )
  return rows.map(toShopCard)
}
