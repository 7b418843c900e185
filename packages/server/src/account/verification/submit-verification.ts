import {
  checkCompanyVerification,
  checkPersonVerification,
  maySubmitVerification,
  fieldRefusal,
  shownDocuments,
  type VerificationDocuments,
  type VerificationRecord,
} from '@diandu/core/account'
import { repeatedPicture } from '@diandu/core/input'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { MemberContext } from '../../calls/index.ts'
import { unlessTaken } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import { lockUser } from '../../session/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import { contentsOf } from '../pictures/picture-store.ts'
import { holdPictures, keepPictures } from '../pictures/picture-use-store.ts'
import { insertVerification, lastVerification } from './verification-store.ts'

const SETTLED = refused('papers-settled', '资料正在审核或已通过，不能再提交')

/** `again` after a review that failed; otherwise for the first time. */
export async function submitVerification(
  papers: VerificationDocuments,
  isAgain: boolean,
  { db, clock, random, viewer }: MemberContext,
  box: DataBox,
): Promise<Result<VerificationRecord>> {
  const nowMs = clock.now()
  const checked =
    papers.kind === 'person' ? checkPersonVerification(papers, nowMs) : checkCompanyVerification(papers, nowMs)
  if (!checked.ok) return fail(fieldRefusal(checked.failure))
  const form: VerificationDocuments = checked.value
  const record: VerificationRecord = {
    ...shownDocuments(form),
    status: 'reviewing',
    handedInAt: nowMs,
    reviewedAt: null,
    note: '',
  }
  const handIn = () =>
    db.transaction(async (tx): Promise<Result<VerificationRecord>> => {
      if ((await lockUser(tx, viewer.userId)) === undefined) return fail({ kind: 'login-required' })
      const last = (await lastVerification(tx, viewer.userId))?.status ?? null
      if (isAgain === (last === null) || !maySubmitVerification(last)) return fail(SETTLED)
      for (const [field, photo] of photosOf(form)) {
        if (!(await holdPictures(tx, viewer.userId, [photo])))
          return fail(refused('not-found', '请重新上传图片', field))
      }
      const repeated = repeatedPicture(await contentsOf(tx, photosOf(form)))
      if (repeated !== undefined)
        return fail(refused('same-picture', '这张和前一张是同一张照片，请把两面分别拍下来', repeated))
      const id = idFrom(random.token())
      await keepPictures(
        tx,
        viewer.userId,
        `papers ${id}`,
        photosOf(form).map(([, photo]) => photo),
      )
      await insertVerification(tx, viewer.userId, id, record, form, box)
      return ok(record)
    })
  return unlessTaken(handIn, SETTLED)
}

const photosOf = (papers: VerificationDocuments): readonly (readonly [field: string, id: string])[] =>
  papers.kind === 'person'
    ? [
        ['frontPhoto', papers.frontPhoto],
        ['backPhoto', papers.backPhoto],
      ]
    : [['licencePhoto', papers.licencePhoto]]
