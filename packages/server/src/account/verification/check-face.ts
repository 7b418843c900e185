import {
  decideFaceCheck,
  decideFaceChecked,
  noFaceCheck,
  proofAlreadyAsked,
  proofNotOffered,
  tooManyProofs,
  visitRefusal,
  type FacePerson,
  type IdentityPage,
  type VerificationRecord,
} from '@diandu/core/account'
import { fail, ok, type Result } from '@diandu/core/kernel'
import { isFirstSent, type MemberContext } from '../../calls/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import { idFrom } from '../../ids/index.ts'
import type { IdentityProvider } from '../../integrations/index.ts'
import { lockUser } from '../../session/index.ts'
import { countFaceCheck, findFaceCheck, keepFaceCheck, spendFaceCheck } from './face-check-store.ts'
import { insertVerification, lastVerification } from './verification-store.ts'

const BACK_PATH = '/user_center/server/verify_content?kind=person&returned=1'

interface Services {
  readonly box: DataBox
  readonly identity: IdentityProvider
}

/** Sends a person to the provider's page. Each time costs money: copies of a request, and too many, are refused. */
export async function beginFaceCheck(
  draft: FacePerson,
  context: MemberContext,
  { box, identity }: Services,
): Promise<Result<IdentityPage>> {
  const {
    db,
    clock,
    viewer: { userId },
  } = context
  if (!identity.knows('high')) return fail(proofNotOffered())
  const at = clock.now()
  const decided = decideFaceCheck({ last: (await lastVerification(db, userId))?.status ?? null, at }, draft)
  if (!decided.ok) return decided
  if (!(await isFirstSent('face', context))) return fail(proofAlreadyAsked('name'))
  if (!(await countFaceCheck(db, userId, at))) return fail(tooManyProofs('name'))
  const { name, residentId } = decided.value
  const visit = await identity.openVisit({ name, residentId, backPath: BACK_PATH })
  if (!visit.ok) return visit
  await keepFaceCheck(db, box, userId, { person: decided.value, visit: visit.value })
  return ok({ url: visit.value.url, opensIn: visit.value.opensIn })
}

/**
 * Verifies the person whom the provider recognised. One who comes back twice is told the same; a no and a visit that
 * has lapsed use the check up.
 */
export async function finishFaceCheck(
  { db, clock, random, viewer: { userId } }: MemberContext,
  { box, identity }: Services,
): Promise<Result<VerificationRecord>> {
  const check = await findFaceCheck(db, box, userId, clock.now())
  if (check === undefined) {
    const last = await lastVerification(db, userId)
    return last?.status === 'verified' ? ok(last) : fail(noFaceCheck())
  }
  const verdict = await identity.verdictOf(check.visit.id)
  if (!verdict.ok) return verdict
  if (verdict.value === 'pending') return fail(visitRefusal('pending'))
  return db.transaction(async (tx): Promise<Result<VerificationRecord>> => {
    if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
    const at = clock.now()
    const last = await lastVerification(tx, userId)
    const current = await findFaceCheck(tx, box, userId, at)
    if (current?.visit.id !== check.visit.id) return last?.status === 'verified' ? ok(last) : fail(noFaceCheck())
    await spendFaceCheck(tx, userId)
    if (verdict.value !== 'matches') return fail(visitRefusal(verdict.value))
    const decided = decideFaceChecked({ last: last?.status ?? null, at }, check.person)
    if (decided.ok) await insertVerification(tx, userId, idFrom(random.token()), decided.value, check.person, box)
    return decided
  })
}
