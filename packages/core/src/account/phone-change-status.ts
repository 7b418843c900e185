import { createStatusMap, type StatusReading } from '../kernel/index.ts'

export type PhoneChangeStatus = 'reviewing' | 'changed' | 'refused'

/** The review of a change of phone. Both ends are ends: whoever wants another change asks anew. */
const PHONE_CHANGE_STATUSES = createStatusMap<PhoneChangeStatus>({
  0: { status: 'reviewing', outcome: 'pending', name: { zh: '审核中', en: 'Under review' }, next: [1, 2] },
  1: { status: 'changed', outcome: 'success', name: { zh: '已更换', en: 'Changed' }, next: [] },
  2: { status: 'refused', outcome: 'failure', name: { zh: '未通过', en: 'Refused' }, next: [] },
})

export const toPhoneChangeStatus = (code: unknown): StatusReading<PhoneChangeStatus> => PHONE_CHANGE_STATUSES.read(code)

export const mayMovePhoneChange = (from: unknown, to: unknown): boolean => PHONE_CHANGE_STATUSES.mayMove(from, to)
