import { toVerificationStatus, type VerificationRecord } from '@diandu/core/account'
import { formatTime } from '@diandu/core/format'
import type { TimelineStep } from '../../../ui/lists/timeline.tsx'
import type { Locale } from '../../../messages/messages.ts'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'

type Kind = VerificationRecord['kind']

export const formPath = (kind: Kind): string => `/user_center/server/verify_content?kind=${kind}`

export const otherKind = (kind: Kind): Kind => (kind === 'person' ? 'company' : 'person')

/** Submitted, reviewed, decided: what is done, now and to come. */
export function verifySteps(record: VerificationRecord, locale: Locale): readonly TimelineStep[] {
  const messages = verifyMessages[locale].state
  const status = toVerificationStatus(record.status).status
  const reviewed = record.reviewedAt === null ? {} : { when: formatTime(record.reviewedAt, 'yyyy-mm-dd hh:mm') }
  const handedIn: TimelineStep = {
    key: 'handed-in',
    state: 'done',
    title: messages.handedIn,
    when: formatTime(record.handedInAt, 'yyyy-mm-dd hh:mm'),
  }
  if (status === 'verified')
    return [
      handedIn,
      { key: 'result', state: 'done', title: messages.verified, ...reviewed, note: messages.verifiedLine },
    ]
  if (status === 'failed') return [handedIn, { key: 'result', state: 'failed', title: messages.refused, ...reviewed }]
  return [
    handedIn,
    { key: 'review', state: 'now', title: messages.reviewing, turn: messages.ours, otherwise: messages.usually },
    { key: 'result', state: 'next', title: messages.result },
  ]
}

/** Label and value, masked as they came. */
export function documentRows(
  record: VerificationRecord,
  locale: Locale,
): readonly (readonly [label: string, value: string])[] {
  const messages = verifyMessages[locale].state
  return [
    [messages.kind, messages.kinds[record.kind]],
    [messages.name[record.kind], record.name],
    [messages.number[record.kind], record.number],
    [messages.since, formatTime(record.handedInAt, 'yyyy-mm-dd hh:mm')],
    ...(record.reviewedAt === null
      ? []
      : [[messages.reviewedAt, formatTime(record.reviewedAt, 'yyyy-mm-dd hh:mm')] as const]),
  ]
}
