import type { PhoneChange, PhoneChangeId } from '@diandu/core/account'
import { expect, it } from 'vitest'
import { safetyWords } from '../../../words/safety.words.ts'
import { nextAsking, phoneRecordSteps } from './phone-record-view.ts'

const words = safetyWords.en.record
const ASKED: PhoneChange = {
  id: 'c1' as PhoneChangeId,
  newMobile: '139****0009',
  reason: 'lost',
  status: 0,
  askedAt: Date.UTC(2025, 8, 16, 3),
  reviewedAt: null,
  note: '',
}
const reviewed = (status: 1 | 2, note: string): PhoneChange => ({ ...ASKED, status, note, reviewedAt: Date.UTC(2025, 8, 17, 4) })

it('[SAF-34] under review: whose turn, by when, and what happens otherwise', () => {
  const [asked, review, result] = phoneRecordSteps(ASKED, words)
  expect(asked).toMatchObject({ state: 'done', when: '2025-09-16 11:00' })
  expect(review).toMatchObject({ state: 'now', turn: words.turn, byWhen: 'Answered by 2025-09-18 11:00 at the latest', otherwise: words.otherwise })
  expect(result?.state).toBe('next')
  expect(nextAsking(ASKED)).toBeUndefined()
})

it('[SAF-34] agreed to: everything is done, with the note where there is one', () => {
  expect(phoneRecordSteps(reviewed(1, ''), words).map(({ state, note }) => [state, note])).toEqual([
    ['done', 'New mobile 139****0009 · What happened: lost'],
    ['done', undefined],
    ['done', 'Changed to 139****0009'],
  ])
  expect(phoneRecordSteps(reviewed(1, 'ID seen'), words)[1]?.note).toBe('ID seen')
  expect(nextAsking(reviewed(1, ''))).toBe('askAnother')
})

it('[SAF-34] refused: why, and nothing to come', () => {
  const steps = phoneRecordSteps(reviewed(2, 'no papers'), words)
  expect(steps).toHaveLength(2)
  expect(steps[1]).toMatchObject({ state: 'failed', turn: 'Why: no papers', otherwise: words.unchanged, when: '2025-09-17 12:00' })
  expect(nextAsking(reviewed(2, 'no papers'))).toBe('askAgain')
})
