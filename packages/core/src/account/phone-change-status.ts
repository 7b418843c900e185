import { createReviewMap, type StatusReading } from '../kernel/index.ts'

export type PhoneChangeStatus = 'reviewing' | 'changed' | 'refused'

/** The review of a change of phone. Both ends are ends: a user who wants another change asks again. */
export const PHONE_CHANGE_STATUSES = createReviewMap(
  { status: 'changed', name: { zh: '已更换', en: 'Changed' } },
  { status: 'refused', name: { zh: '未通过', en: 'Not approved' } },
)

export const toPhoneChangeStatus = (status: unknown): StatusReading<PhoneChangeStatus> =>
  PHONE_CHANGE_STATUSES.read(status)

export const mayMovePhoneChange = (from: unknown, to: unknown): boolean => PHONE_CHANGE_STATUSES.mayMove(from, to)
