import { decideClosing } from '@diandu/core/account'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { MemberContext } from '../calls/index.ts'
import { forgetAlerts } from '../alerts/index.ts'
import { leaveRequests } from '../buyer-requests/index.ts'
import type { Transaction } from '../database/index.ts'
import { closeUser, endSessionsOf, findUser, lockUser, spendCode, tryCode } from '../session/index.ts'
import { asAvatarOf } from './change-profile.ts'
import { dropUnusedPictures, releasePictures } from './pictures/picture-use-store.ts'
import { readSafety } from './profile-store.ts'
import { announceQueue } from '../queue-changes/index.ts'

/** With a code of the mobile on record, and nothing left open. What the law wants kept stays; the rest goes at once. */
export async function closeAccount(code: string, { db, clock, viewer }: MemberContext): Promise<Result<null>> {
  const nowMs = clock.now()
  const user = await findUser(db, viewer.userId)
  if (user === undefined) return fail({ kind: 'login-required' })
  const allowed = decideClosing((await readSafety(db, user.id, nowMs))?.obstacles ?? [])
  if (!allowed.ok) return allowed
  const tried = await tryCode(db, { mobile: user.mobile, purpose: 'close-account', code }, nowMs)
  if (!tried.ok) return tried
  return db.transaction(async (tx) => {
    const locked = await lockForClosing(tx, user.id, nowMs)
    if (!locked.ok) return locked
    const spent = await spendCode(tx, tried.value, nowMs)
    if (!spent.ok) return spent
    await closeLocked(tx, locked.value, nowMs)
    return ok(null)
  })
}

/** The user, of whom nothing is open; so it stays until the transaction ends. */
export async function lockForClosing(tx: Transaction, userId: string, nowMs: number): Promise<Result<LockedUser>> {
  const user = await lockUser(tx, userId)
  if (user === undefined) return fail({ kind: 'login-required' })
  // Money that comes in waits for these rows.
  await tx.query('SELECT id FROM accounts WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE', [
    [`available:${userId}`, `frozen:${userId}`],
  ])
  const allowed = decideClosing((await readSafety(tx, userId, nowMs))?.obstacles ?? [])
  return allowed.ok ? ok(user) : allowed
}

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/** For good. */
export async function closeLocked(tx: Transaction, user: LockedUser, nowMs: number): Promise<void> {
  await closeUser(tx, user.id, nowMs)
  await endSessionsOf(tx, user.id)
  await leaveMarket(tx, user.id, nowMs)
  await forgetPerson(tx, user)
}

/** The user looks for nothing, and offers no shop to those who do. */
export async function leaveMarket(tx: Transaction, userId: string, nowMs: number): Promise<void> {
  await leaveRequests(tx, userId, nowMs)
  await forgetAlerts(tx, userId)
}

/**
 * In this order: a message that goes into an archive just then is found there. Without their key those in a file cannot
 * be read.
 */
const MESSAGES = [
  'inbox_messages',
  'archived_messages',
  'archived_message_keys',
  'inbox_told',
  'inbox_switched_off',
] as const

/** Deletes personal data that the law does not require to be kept. Documents stay, sealed. */
async function forgetPerson(
  tx: Transaction,
  { id: userId, mobile }: { readonly id: string; readonly mobile: string },
): Promise<void> {
  await releasePictures(tx, asAvatarOf(userId))
  // Some requests were left before there was a login, for the mobile alone.
  const ofPerson = 'user_id = $1 OR (user_id IS NULL AND mobile = $2)'
  await tx.change(
    `DELETE FROM service_request_steps WHERE request_id IN (SELECT id FROM service_requests WHERE ${ofPerson})`,
    [userId, mobile],
  )
  for (const queue of ['services', 'gifts'] as const) announceQueue(tx, queue)
  await tx.change(`DELETE FROM service_requests WHERE ${ofPerson}`, [userId, mobile])
  for (const table of [
    'addresses',
    'phone_proofs',
    'known_networks',
    'known_identities',
    'face_checks',
    'favourites',
    'view_history',
    'valuation_records',
    'sell_drafts',
    'coin_sign_ins',
    'guess_games',
    'lottery_devices',
    ...MESSAGES,
  ])
    await tx.change(`DELETE FROM ${table} WHERE user_id = $1`, [userId])
  // The exchange stays in the coin books; the delivery address is deleted.
  await tx.change(
    `UPDATE coin_exchanges SET address = NULL, status = CASE status WHEN 'to-send' THEN 'given' ELSE status END
     WHERE user_id = $1 AND address IS NOT NULL`,
    [userId],
  )
  // The same of prizes: one that was not sent is not sent any more.
  await tx.change(
    `UPDATE won_prizes SET sealed_address = NULL, state = CASE state WHEN 'to-be-sent' THEN 'address-needed' ELSE state END
     WHERE user_id = $1 AND sealed_address IS NOT NULL`,
    [userId],
  )
  await tx.change('UPDATE account_merges SET mobile = NULL WHERE into_id = $1', [userId])
  // Of a sale its steps stay with its shop; whom a reviewer asked does not, nor that it would be shown again.
  await tx.change(
    'UPDATE sales SET is_paused = false, contact_name = NULL, contact_mobile = NULL WHERE shop_id IN (SELECT id FROM shops WHERE seller_id = $1)',
    [userId],
  )
  // A card to which money went is part of the books.
  await tx.change(
    'DELETE FROM bank_cards WHERE user_id = $1 AND id NOT IN (SELECT card_id FROM withdrawals WHERE user_id = $1)',
    [userId],
  )
  // Photos of a listing that was never handed in, among others.
  await dropUnusedPictures(tx, userId)
}
