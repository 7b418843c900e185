import { toVerificationStatus, type VerificationRecord } from '@diandu/core/account'
import { formatTime } from '@diandu/core/format'
import type { TimelineStep } from '../../../ui/timeline.tsx'
import type { Locale } from '../../../words/words.ts'
import { verifyWords } from '../../../words/verify.words.ts'

type Kind = VerificationRecord['kind']

export const formPath = (kind: Kind): string => `/user_center/server/verify_content?kind=${kind}`

export const otherKind = (kind: Kind): Kind => (kind === 'person' ? 'company' : 'person')

/** Handed in, reviewed, decided: what is done, now and to come. */
export function verifySteps(record: VerificationRecord, locale: Locale): readonly TimelineStep[] {
  const words = verifyWords[locale].state
  const status = toVerificationStatus(record.status).status
  const reviewed = record.reviewedAt === null ? {} : { when: formatTime(record.reviewedAt, 'yyyy-mm-dd hh:mm') }
  const handedIn: TimelineStep = { key: 'handed-in', state: 'done', title: words.handedIn, when: formatTime(record.handedInAt, 'yyyy-mm-dd hh:mm') }
  if (status === 'verified') return [handedIn, { key: 'result', state: 'done', title: words.verified, ...reviewed, note: words.verifiedLine }]
  if (status === 'failed') return [handedIn, { key: 'result', state: 'failed', title: words.refused, ...reviewed }]
  return [
    handedIn,
    { key: 'review', state: 'now', title: words.reviewing, turn: words.ours, otherwise: words.usually },
    { key: 'result', state: 'next', title: words.result },
  ]
}

/** Label and value, masked as they came. */
export function paperRows(record: VerificationRecord, locale: Locale): readonly (readonly [label: string, value: string])[] {
  const words = verifyWords[locale].state
  return [
    [words.kind, words.kinds[record.kind]],
    [words.name[record.kind], record.name],
    [words.number[record.kind], record.number],
    [words.since, formatTime(record.handedInAt, 'yyyy-mm-dd hh:mm')],
    ...(record.reviewedAt === null ? [] : [[words.reviewedAt, formatTime(record.reviewedAt, 'yyyy-mm-dd hh:mm')] as const]),
  ]
}
