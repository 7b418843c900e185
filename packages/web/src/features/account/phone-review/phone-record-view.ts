import { phoneChangeDueAt, toPhoneChangeStatus, type PhoneChange } from '@diandu/core/account'
import { formatTime } from '@diandu/core/format'
import type { TimelineStep } from '../../../ui/timeline.tsx'
import type { safetyWords } from '../../../words/safety.words.ts'

type RecordWords = (typeof safetyWords)['en']['record']

const shownTime = (at: number): string => formatTime(at, 'yyyy-mm-dd hh:mm')

/** The three steps of a reviewed change: asked for, looked at, counted. */
export function phoneRecordSteps(change: PhoneChange, words: RecordWords): readonly TimelineStep[] {
  const asked: TimelineStep = {
    key: 'asked',
    state: 'done',
    title: words.asked,
    when: shownTime(change.askedAt),
    note: `${words.askedNote(change.newMobile)} · ${words.reason(change.reason)}`,
  }
  const result: TimelineStep = { key: 'result', state: 'next', title: words.result, note: words.resultNext }
  const when = change.reviewedAt === null ? {} : { when: shownTime(change.reviewedAt) }
  switch (toPhoneChangeStatus(change.status).status) {
    case 'changed':
      return [
        asked,
        { key: 'review', state: 'done', title: words.reviewed, ...when, ...(change.note === '' ? {} : { note: change.note }) },
        { ...result, state: 'done', note: words.changed(change.newMobile), ...when },
      ]
    case 'refused':
      return [asked, { key: 'review', state: 'failed', title: words.refused, ...when, turn: words.why(change.note), otherwise: words.unchanged }]
    default:
      return [
        asked,
        {
          key: 'review',
          state: 'now',
          title: words.reviewing,
          turn: words.turn,
          byWhen: words.due(shownTime(phoneChangeDueAt(change))),
          otherwise: words.otherwise,
        },
        result,
      ]
  }
}

/** What a person may do next; nothing while a reviewer looks at it. */
export const nextAsking = ({ status }: PhoneChange): 'askAgain' | 'askAnother' | undefined =>
  status === 0 ? undefined : status === 2 ? 'askAgain' : 'askAnother'
