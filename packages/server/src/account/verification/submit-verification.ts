import {
  decideVerification,
  documentsSettled,
  photosOf,
  type VerificationDocuments,
  type VerificationRecord,
} from '@diandu/core/account'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { MemberContext } from '../../calls/index.ts'
import { unlessTaken } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import { lockUser } from '../../session/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import { holdContents, keepPictures } from '../pictures/picture-use-store.ts'
import { insertVerification, lastVerification } from './verification-store.ts'

/** `again` after a review that failed; otherwise for the first time. */
export async function submitVerification(
  draft: VerificationDocuments,
  isAgain: boolean,
  { db, clock, random, viewer: { userId } }: MemberContext,
  box: DataBox,
): Promise<Result<VerificationRecord>> {
  const photos = photosOf(draft).map(([, photo]) => photo)
  const handIn = () =>
    db.transaction(async (tx): Promise<Result<VerificationRecord>> => {
      if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
      const facts = {
        last: (await lastVerification(tx, userId))?.status ?? null,
        isAgain,
        pictures: await holdContents(tx, userId, photos),
        at: clock.now(),
      }
      const decided = decideVerification(facts, draft)
      if (!decided.ok) return decided
      const { record, papers } = decided.value
      const id = idFrom(random.token())
      await keepPictures(tx, userId, `papers ${id}`, photos)
      await insertVerification(tx, userId, id, record, papers, box)
      return ok(record)
    })
  return unlessTaken(handIn, documentsSettled())
}
