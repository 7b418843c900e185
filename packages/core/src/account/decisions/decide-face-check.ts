import { fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import { fieldRefusal } from '../field-problem.ts'
import { checkFaceVerification, type FacePerson, type FaceVerification } from '../verification/face-verification.ts'
import { shownDocuments, type VerificationRecord } from '../verification/verification-record.ts'
import { maySubmitVerification } from '../verification/verification-status.ts'
import { documentsSettled, type VerificationFacts } from './decide-verification.ts'

type FaceFacts = Pick<VerificationFacts, 'last' | 'at'>

/** Whether a person may have their face checked: as long as nothing of theirs is under review or verified. */
export function decideFaceCheck({ last, at }: FaceFacts, draft: FacePerson): Result<FaceVerification> {
  const checked = checkFaceVerification(draft, at)
  if (!checked.ok) return fail(fieldRefusal(checked.failure))
  return maySubmitVerification(last) ? ok(checked.value) : fail(documentsSettled())
}

/** A face that the provider has recognised verifies its person at once. */
export const decideFaceChecked = ({ last, at }: FaceFacts, person: FaceVerification): Result<VerificationRecord> =>
  maySubmitVerification(last)
    ? ok({ ...shownDocuments(person), status: 'verified', handedInAt: at, reviewedAt: at, note: '' })
    : fail(documentsSettled())

/** For the end of a check that was not begun, was put aside, or has ended. */
export const noFaceCheck = (): Failure => refused('not-found', '这次刷脸认证已经结束，请重新开始')
