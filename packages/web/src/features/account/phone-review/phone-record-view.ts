import { phoneChangeDueAt, toPhoneChangeStatus, type PhoneChange } from '@diandu/core/account'
import { formatTime } from '@diandu/core/format'
import type { TimelineStep } from '../../../ui/lists/timeline.tsx'
import type { phoneChangeMessages } from '../../../messages/account/phone-change.messages.ts'

type RecordMessages = (typeof phoneChangeMessages)['en']['record']

const shownTime = (at: number): string => formatTime(at, 'yyyy-mm-dd hh:mm')

/** The three steps of a reviewed change: requested, reviewed, in force. */
export function phoneRecordSteps(change: PhoneChange, messages: RecordMessages): readonly TimelineStep[] {
  const requested: TimelineStep = {
    key: 'asked',
    state: 'done',
    title: messages.requested,
    when: shownTime(change.askedAt),
    note: `${messages.requestedNote(change.newMobile)} · ${messages.reason(change.reason)}`,
  }
  const result: TimelineStep = { key: 'result', state: 'next', title: messages.result, note: messages.resultNext }
  const when = change.reviewedAt === null ? {} : { when: shownTime(change.reviewedAt) }
  switch (toPhoneChangeStatus(change.status).status) {
    case 'changed':
      return [
        requested,
        {
          key: 'review',
          state: 'done',
          title: messages.reviewed,
          ...when,
          ...(change.note === '' ? {} : { note: change.note }),
        },
        { ...result, state: 'done', note: messages.changed(change.newMobile), ...when },
      ]
    case 'refused':
      return [
        requested,
        {
          key: 'review',
          state: 'failed',
          title: messages.refused,
          ...when,
          turn: messages.why(change.note),
          otherwise: messages.unchanged,
        },
      ]
    default:
      return [
        requested,
        {
          key: 'review',
          state: 'now',
          title: messages.reviewing,
          turn: messages.turn,
          byWhen: messages.due(shownTime(phoneChangeDueAt(change))),
          otherwise: messages.otherwise,
        },
        result,
      ]
  }
}

/** The next possible step of the user; undefined under review. */
export const nextRequest = ({ status }: PhoneChange): 'requestAgain' | 'requestAnother' | undefined =>
  status === 'reviewing' ? undefined : status === 'refused' ? 'requestAgain' : 'requestAnother'
