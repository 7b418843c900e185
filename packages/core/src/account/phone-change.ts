import { isMobile, isVerificationCode } from '../input/index.ts'
import type { Brand } from '../kernel/index.ts'
import { checkedForm, type Checked, type Problem } from './field-problem.ts'
import { judgeText } from './judge-text.ts'
import { mayMovePhoneChange } from './phone-change-status.ts'

export type PhoneChangeId = Brand<'PhoneChangeId'>

/** A new phone for somebody who has lost the old one: the new one is proven by a code, the person by a reviewer. */
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
  /** 0 under review, 1 changed, 2 refused. */
  readonly status: 0 | 1 | 2
  readonly askedAt: number
  readonly reviewedAt: number | null
  /** What the reviewer has to say; a refusal always says why. */
  readonly note: string
}

export function checkPhoneChange(draft: PhoneChangeDraft, currentMobile: string): Checked<PhoneChangeDraft, PhoneChangeField> {
  const form: PhoneChangeDraft = { newMobile: draft.newMobile.trim(), code: draft.code.trim(), reason: draft.reason.trim() }
  return checkedForm(form, {
    newMobile: judgeNewMobile(form.newMobile, currentMobile),
    code: form.code === '' ? 'missing' : isVerificationCode(form.code) ? undefined : 'malformed',
    reason: judgeText(form.reason, { least: 2, most: 200, mayBreakLines: true }),
  })
}

/** One change at a time: another may be asked for once the last one is settled. */
export const mayAskPhoneChange = (last: Pick<PhoneChange, 'status'> | undefined): boolean => last === undefined || last.status !== 0

const REVIEWED_WITHIN_MS = 48 * 3_600_000

/** By when a reviewer answers. */
export const phoneChangeDueAt = ({ askedAt }: Pick<PhoneChange, 'askedAt'>): number => askedAt + REVIEWED_WITHIN_MS

export interface PhoneChangeReview {
  readonly verdict: 1 | 2
  readonly note: string
  readonly at: number
}

/** The change after a reviewer's word. A settled one is not reviewed again. */
export function reviewPhoneChange(change: PhoneChange, { verdict, note, at }: PhoneChangeReview): Checked<PhoneChange, 'status' | 'note'> {
  return checkedForm(
    { ...change, status: verdict, note: note.trim(), reviewedAt: at },
    {
      status: mayMovePhoneChange(change.status, verdict) ? undefined : 'settled',
      note: judgeText(note, { least: verdict === 2 ? 2 : 0, most: 200, mayBreakLines: true }),
    },
  )
}

function judgeNewMobile(mobile: string, current: string): Problem | undefined {
  if (mobile === '') return 'missing'
  if (!isMobile(mobile)) return 'malformed'
  return mobile === current ? 'unchanged' : undefined
}
