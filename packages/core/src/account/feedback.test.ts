import fc from 'fast-check'
import { expect, it } from 'vitest'
import { refusedAs } from '../../testing/refused-as.ts'
import { decideFeedback, FEEDBACK_STATES, MAX_FEEDBACK_ANSWER, type FeedbackState } from './index.ts'

const WAITING = { id: 'p1', userId: 'lin', content: '希望能导出账单', state: 'waiting' } as const

it('an answer is told to the author, and closing tells nothing (ADM-35)', () => {
  expect(decideFeedback(WAITING, ' 下个月可以。 ', 7)).toEqual({
    ok: true,
    value: {
      state: 'answered',
      answer: '下个月可以。',
      message: {
        userId: 'lin',
        event: 'platform.answered',
        key: 'feedback:p1',
        subject: 'p1',
        figures: { title: '「希望能导出账单」', status: '已回复', text: '下个月可以。' },
        at: 7,
      },
    },
  })
  expect(decideFeedback(WAITING, null, 7)).toEqual({
    ok: true,
    value: { state: 'closed', answer: null, message: null },
  })
})

it('it is decided once, whatever was decided first (ADM-35)', () => {
  const states = fc.constantFrom(...(Object.keys(FEEDBACK_STATES) as FeedbackState[]))
  fc.assert(
    fc.property(states, fc.option(fc.string({ minLength: 1, maxLength: 40 })), (state, typed) => {
      const decided = decideFeedback({ ...WAITING, state }, typed, 1)
      expect(decided.ok).toBe(state === 'waiting' && (typed === null || typed.trim() !== ''))
    }),
  )
})

it('an answer says something, and no more than its author reads on one page', () => {
  expect(decideFeedback(undefined, null, 1)).toMatchObject(refusedAs('not-found', 'id'))
  expect(decideFeedback(WAITING, ' ', 1)).toMatchObject(refusedAs('bad-parameter', 'words'))
  expect(decideFeedback(WAITING, '字'.repeat(MAX_FEEDBACK_ANSWER + 1), 1)).toMatchObject(
    refusedAs('bad-parameter', 'words'),
  )
  const long = decideFeedback({ ...WAITING, content: `第一行\n${'字'.repeat(30)}` }, '好', 1)
  expect(long).toMatchObject({ value: { message: { figures: { title: `「第一行 ${'字'.repeat(16)}…」` } } } })
})
