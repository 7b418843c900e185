import { createStatusMap, type StatusReading } from '../kernel/index.ts'

export type PhoneChangeStatus = 'reviewing' | 'changed' | 'refused'

/** The review of a change of phone. Both ends are ends: a user who wants another change asks again. */
export const PHONE_CHANGE_STATUSES = createStatusMap<PhoneChangeStatus>({
  reviewing: { code: 0, outcome: 'pending', name: { zh: '审核中', en: 'Under review' }, next: ['changed', 'refused'] },
  changed: { code: 1, outcome: 'success', name: { zh: '已更换', en: 'Changed' }, next: [] },
  refused: { code: 2, outcome: 'failure', name: { zh: '未通过', en: 'Not approved' }, next: [] },
})

export const toPhoneChangeStatus = (status: unknown): StatusReading<PhoneChangeStatus> =>
  PHONE_CHANGE_STATUSES.read(status)

export const mayMovePhoneChange = (from: unknown, to: unknown): boolean => PHONE_CHANGE_STATUSES.mayMove(from, to)
