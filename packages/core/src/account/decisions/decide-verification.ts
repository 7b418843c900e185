import { repeatedPicture } from '../../input/index.ts'
import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { fieldRefusal } from '../field-problem.ts'
import { shownDocuments, type VerificationRecord } from '../verification/verification-record.ts'
import {
  mayMoveVerification,
  maySubmitVerification,
  type VerificationStatus,
} from '../verification/verification-status.ts'
import {
  checkCompanyVerification,
  checkPersonVerification,
  type VerificationDocuments,
} from '../verification/verification.ts'

/** The facts behind a submission of documents; the server reads them under the lock of their person. */
export interface VerificationFacts {
  /** The outcome of the last submission; null where there was none. */
  readonly last: VerificationStatus | null
  /** Whether they are said to be handed in again, after a review that failed. */
  readonly isAgain: boolean
  /** By its id, what each picture shows that the person uploaded. */
  readonly pictures: ReadonlyMap<string, string>
  readonly at: number
}

/** The documents as they will be reviewed, and what their person sees of them. */
export interface DecidedVerification {
  readonly papers: VerificationDocuments
  readonly record: VerificationRecord
}

export function decideVerification(
  { last, isAgain, pictures, at }: VerificationFacts,
  draft: VerificationDocuments,
): Result<DecidedVerification> {
  const checked = draft.kind === 'person' ? checkPersonVerification(draft, at) : checkCompanyVerification(draft, at)
  if (!checked.ok) return fail(fieldRefusal(checked.failure))
  if (isAgain === (last === null) || !maySubmitVerification(last)) return fail(documentsSettled())
  const papers: VerificationDocuments = checked.value
  const shown = photosOf(papers).map(([field, id]) => [field, pictures.get(id)] as const)
  for (const [field, content] of shown)
    if (content === undefined) return fail(refused('not-found', '请重新上传图片', field))
  const repeated = repeatedPicture(shown.map(([field, content = '']) => [field, content]))
  if (repeated !== undefined)
    return fail(refused('same-picture', '这张和前一张是同一张照片，请把两面分别拍下来', repeated))
  return ok({
    papers,
    record: { ...shownDocuments(papers), status: 'reviewing', handedInAt: at, reviewedAt: null, note: '' },
  })
}

export const documentsSettled = () => refused('papers-settled', '资料正在审核或已通过，不能再提交')

/** The pictures of documents, by their fields. */
export const photosOf = (papers: VerificationDocuments): readonly (readonly [field: string, id: string])[] =>
  papers.kind === 'person'
    ? [
        ['frontPhoto', papers.frontPhoto],
        ['backPhoto', papers.backPhoto],
      ]
    : [['licencePhoto', papers.licencePhoto]]

/** A reviewer's word on documents; a failure says why. */
export interface VerificationVerdict {
  readonly verdict: 'verified' | 'failed'
  readonly note: string
  readonly at: number
}

export function decideVerificationReview<R extends VerificationRecord>(
  record: R | undefined,
  { verdict, note, at }: VerificationVerdict,
): Result<R> {
  if (record === undefined) return fail(refused('not-found', '没有这份资料'))
  if (verdict === 'failed' && note.trim() === '') return fail(refused('bad-parameter', '请写明未通过的原因', 'note'))
  return mayMoveVerification(record.status, verdict)
    ? ok({ ...record, status: verdict, note, reviewedAt: at })
    : fail(reviewSettled())
}

export const reviewSettled = () => refused('papers-settled', '这份资料已处理')
