import { sessionState } from '@diandu/core/admin'
import { secretHash } from '../crypto/index.ts'
import { networkOf } from '../kernel/index.ts'
import {
  endStaffSession,
  findStaff,
  findStaffSession,
  mayBeUsed,
  type Staff,
  type StoredStaffSession,
} from '../staff/index.ts'
import type { AdminContext } from './admin-handler.ts'

export interface Opened {
  readonly staff: Staff
  readonly session: StoredStaffSession
}

/** The open session of a token, with its account; one that is over is ended. To ask is no activity. */
export async function openedSession(
  token: string,
  { db, clock, address, isDemo }: Pick<AdminContext, 'db' | 'clock' | 'address' | 'isDemo'>,
): Promise<Opened | undefined> {
  const session = await findStaffSession(db, secretHash(token))
  if (session === undefined) return undefined
  const staff = await findStaff(db, session.staffId)
  const state = sessionState(session, { nowMs: clock.now(), network: networkOf(address) })
  if (state !== 'open' || staff?.status !== 'active' || !mayBeUsed(staff, { isDemo })) {
    await endStaffSession(db, session.staffId, session.id)
    return undefined
  }
  return { staff, session }
}
