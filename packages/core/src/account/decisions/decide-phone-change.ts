import { maskMobile } from '../../format/index.ts'
import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import { fieldRefusal } from '../field-problem.ts'
import { checkPhoneChange, mayRequestPhoneChange, type PhoneChange, type PhoneChangeDraft } from '../phone-change.ts'

/** The facts behind a change of mobile by a proof that the present one is at hand. */
export interface PhoneChangeFacts {
  /** The one on record. */
  readonly mobile: string
  /** Whether the person has shown that it is at hand, within the last minutes. */
  readonly hasProof: boolean
}

/** Before the code of the new mobile is tried; whether it belongs to an account is revealed only after its code. */
export function decidePhoneChange({ mobile, hasProof }: PhoneChangeFacts, newMobile: string): Result<null> {
  if (newMobile === mobile) return fail(refused('bad-parameter', '参数校验失败：newMobile 与原来的相同', 'newMobile'))
  return hasProof ? ok(null) : fail(proofSpent())
}

export const proofSpent = () => refused('proof-spent', '验证已过期，请重新验证原手机号')

/** The facts behind a request for another mobile. */
export interface PhoneRequestFacts {
  readonly mobile: string
  /** The person's last request. */
  readonly last: Pick<PhoneChange, 'status'> | undefined
  readonly at: number
}

/** The request for a reviewer, whose id is given to it by who keeps it, and the code that has to be right for it. */
export function decidePhoneRequest(
  { mobile, last, at }: PhoneRequestFacts,
  draft: PhoneChangeDraft,
): Result<{ readonly requested: Omit<PhoneChange, 'id'>; readonly code: string }> {
  const checked = checkPhoneChange(draft, mobile)
  if (!checked.ok) return fail(fieldRefusal(checked.failure))
  if (!mayRequestPhoneChange(last)) return fail(changeOpen())
  const { newMobile, code, reason } = checked.value
  return ok({
    requested: { newMobile, reason, status: 'reviewing', askedAt: at, reviewedAt: null, note: '' },
    code,
  })
}

export const changeOpen = () => refused('change-open', '已有一份更换申请在审核中')

export const mobileTaken = (field?: 'mobile' | 'newMobile') =>
  refused('mobile-taken', '该手机号已被其他账号使用', field)

/** As its person sees it. */
export const shownPhoneChange = ({
  id,
  newMobile,
  reason,
  status,
  askedAt,
  reviewedAt,
  note,
}: PhoneChange): PhoneChange => ({ id, newMobile: maskMobile(newMobile), reason, status, askedAt, reviewedAt, note })
