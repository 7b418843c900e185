import type { FaceVerification } from '@diandu/core/account'
import { DAY_MS } from '@diandu/core/kernel'
import type { DataBox } from '../../crypto/index.ts'
import { updateRow, type Queries } from '../../database/index.ts'
import type { Visit } from '../../integrations/index.ts'

/** Whose face is checked, and on which visit to the provider's page. */
export interface FaceCheck {
  readonly person: FaceVerification
  readonly visit: Visit
}

const MAX_A_DAY = 10
/** So long the provider waits for the person; after it the visit has lapsed there too. */
const VALID_MS = 10 * 60_000

/**
 * Counts a check before the provider is asked, and puts the one before aside; false where there were too many today.
 * One statement, so that many at once are counted like many in a row.
 */
export async function countFaceCheck(db: Queries, userId: string, nowMs: number): Promise<boolean> {
  const counted = await db.change(
    `INSERT INTO face_checks AS known (user_id, sealed, begun_at, day_begun_at, begun_today) VALUES ($1, NULL, $2::int8, $2::int8, 1)
     ON CONFLICT (user_id) DO UPDATE SET sealed = NULL, begun_at = excluded.begun_at,
       begun_today = CASE WHEN known.day_begun_at <= $2::int8 - $3::int8 THEN 1 ELSE known.begun_today + 1 END,
       day_begun_at = CASE WHEN known.day_begun_at <= $2::int8 - $3::int8 THEN excluded.day_begun_at ELSE known.day_begun_at END
     WHERE known.begun_today < $4 OR known.day_begun_at <= $2::int8 - $3::int8`,
    [userId, nowMs, DAY_MS, MAX_A_DAY],
  )
  return counted === 1
}

export async function keepFaceCheck(db: Queries, box: DataBox, userId: string, check: FaceCheck): Promise<void> {
  const sealed = box.seal(Buffer.from(JSON.stringify(check)), aboutFaceCheck(userId))
  await updateRow(db, 'face_checks', { set: { sealed: Buffer.from(sealed).toString('base64') }, where: { userId } })
}

/** The one that waits for its end, however long ago it was begun, and whether the provider still waits. */
export async function findFaceCheck(
  db: Queries,
  box: DataBox,
  userId: string,
  nowMs: number,
): Promise<(FaceCheck & { readonly isOpen: boolean }) | undefined> {
  const [row] = await db.query<{ sealed: string; begunAt: number }>(
    'SELECT sealed, begun_at FROM face_checks WHERE user_id = $1 AND sealed IS NOT NULL',
    [userId],
  )
  if (row === undefined) return undefined
  const opened = box.open(Buffer.from(row.sealed, 'base64'), aboutFaceCheck(userId))
  return { ...(JSON.parse(Buffer.from(opened).toString()) as FaceCheck), isOpen: nowMs <= row.begunAt + VALID_MS }
}

/** Uses it up: what was given is gone, how often it was begun stays. */
export async function spendFaceCheck(db: Queries, userId: string): Promise<void> {
  await updateRow(db, 'face_checks', { set: { sealed: null }, where: { userId } })
}

export const forgetFaceChecks = (db: Queries, nowMs: number): Promise<number> =>
  db.change('DELETE FROM face_checks WHERE begun_at <= $1', [nowMs - DAY_MS])

export const aboutFaceCheck = (userId: string): string => `face ${userId}`
