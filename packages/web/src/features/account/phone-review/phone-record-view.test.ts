import type { PhoneChange, PhoneChangeId } from '@diandu/core/account'
import { expect, it } from 'vitest'
import { phoneChangeMessages } from '../../../messages/account/phone-change.messages.ts'
import { nextRequest, phoneRecordSteps } from './phone-record-view.ts'

const messages = phoneChangeMessages.en.record
const REQUESTED: PhoneChange = {
  id: 'c1' as PhoneChangeId,
  newMobile: '139****0009',
  reason: 'lost',
  status: 'reviewing',
  askedAt: Date.UTC(2025, 8, 16, 3),
  reviewedAt: null,
  note: '',
}
const reviewed = (status: 'changed' | 'refused', note: string): PhoneChange => ({
  ...REQUESTED,
  status,
  note,
  reviewedAt: Date.UTC(2025, 8, 17, 4),
})

it('a request under review says whose turn it is, by when, and what happens otherwise (ACC-39)', () => {
  const [requested, review, result] = phoneRecordSteps(REQUESTED, messages)
  expect(requested).toMatchObject({ state: 'done', when: '2025-09-16 11:00' })
  expect(review).toMatchObject({
    state: 'now',
    turn: messages.turn,
    byWhen: 'You’ll have an answer by 2025-09-18 11:00',
    otherwise: messages.otherwise,
  })
  expect(result?.state).toBe('next')
  expect(nextRequest(REQUESTED)).toBeUndefined()
})

it('agreed to: everything is done, with the note where there is one (ACC-39)', () => {
  expect(phoneRecordSteps(reviewed('changed', ''), messages).map(({ state, note }) => [state, note])).toEqual([
    ['done', 'New number: 139****0009 · Reason: lost'],
    ['done', undefined],
    ['done', 'Changed to 139****0009'],
  ])
  expect(phoneRecordSteps(reviewed('changed', 'ID seen'), messages)[1]?.note).toBe('ID seen')
  expect(nextRequest(reviewed('changed', ''))).toBe('requestAnother')
})

it('refused: why, and nothing to come (ACC-39)', () => {
  const steps = phoneRecordSteps(reviewed('refused', 'no papers'), messages)
  expect(steps).toHaveLength(2)
  expect(steps[1]).toMatchObject({
    state: 'failed',
    turn: 'Reason: no papers',
    otherwise: messages.unchanged,
    when: '2025-09-17 12:00',
  })
  expect(nextRequest(reviewed('refused', 'no papers'))).toBe('requestAgain')
})
