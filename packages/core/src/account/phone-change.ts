import { cleanTextarea, isMobile, isVerificationCode } from '../input/index.ts'
import type { Brand } from '../kernel/index.ts'
import { checkedForm, type Checked, type Problem } from './field-problem.ts'
import { validateText } from './validate-text.ts'
import { mayMovePhoneChange, type PhoneChangeStatus } from './phone-change-status.ts'

export type PhoneChangeId = Brand<'PhoneChangeId'>

/** A new phone for a user who has lost the old one: the new one is proven by a code, the person by a reviewer. */
export interface PhoneChangeDraft {
  readonly newMobile: string
  /** The code that the new phone received. */
  readonly code: string
  readonly reason: string
}

export type PhoneChangeField = keyof PhoneChangeDraft

export interface PhoneChange {
  readonly id: PhoneChangeId
  readonly newMobile: string
  readonly reason: string
  readonly status: PhoneChangeStatus
  readonly askedAt: number
  readonly reviewedAt: number | null
  /** The reviewer's words; a refusal always has a reason. */
  readonly note: string
}

export function checkPhoneChange(
  draft: PhoneChangeDraft,
  currentMobile: string,
): Checked<PhoneChangeDraft, PhoneChangeField> {
  const form: PhoneChangeDraft = {
    newMobile: draft.newMobile.trim(),
    code: draft.code.trim(),
    reason: cleanTextarea(draft.reason),
  }
  return checkedForm(form, {
    newMobile: validateNewMobile(form.newMobile, currentMobile),
    code: form.code === '' ? 'missing' : isVerificationCode(form.code) ? undefined : 'malformed',
    reason: validateText(form.reason, { min: 2, max: 200, mayBreakLines: true }),
  })
}

/** One change at a time: another may be asked for once the last one is settled. */
export const mayRequestPhoneChange = (last: Pick<PhoneChange, 'status'> | undefined): boolean =>
  last === undefined || last.status !== 'reviewing'

const REVIEWED_WITHIN_MS = 48 * 3_600_000

/** By when a reviewer answers. */
export const phoneChangeDueAt = ({ askedAt }: Pick<PhoneChange, 'askedAt'>): number => askedAt + REVIEWED_WITHIN_MS

export interface PhoneChangeReview {
  readonly verdict: 'changed' | 'refused'
  readonly note: string
  readonly at: number
}

/** The change after a reviewer's word. A settled one is not reviewed again. */
export function reviewPhoneChange(
  change: PhoneChange,
  { verdict, note, at }: PhoneChangeReview,
): Checked<PhoneChange, 'status' | 'note'> {
  return checkedForm(
    { ...change, status: verdict, note: note.trim(), reviewedAt: at },
    {
      status: mayMovePhoneChange(change.status, verdict) ? undefined : 'settled',
      note: validateText(note, { min: verdict === 'refused' ? 2 : 0, max: 200, mayBreakLines: true }),
    },
  )
}

function validateNewMobile(mobile: string, current: string): Problem | undefined {
  if (mobile === '') return 'missing'
  if (!isMobile(mobile)) return 'malformed'
  return mobile === current ? 'unchanged' : undefined
}
