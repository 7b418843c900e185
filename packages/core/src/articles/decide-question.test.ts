import { expect, it } from 'vitest'
import { decideQuestion, MAX_QUESTIONS_A_DAY } from './index.ts'

const REQUEST = { content: ' 保证金什么时候能退？ ', isPublished: true, countWithinDay: MAX_QUESTIONS_A_DAY - 1 }

it('a question about what is published is taken as it is kept, up to the number of a day (ART-10, ART-11)', () => {
  expect(decideQuestion(REQUEST)).toEqual({ ok: true, value: '保证金什么时候能退？' })
})

it.each([
  [{ content: '？' }, 'bad-parameter'],
  [{ isPublished: false }, 'not-found'],
  [{ countWithinDay: MAX_QUESTIONS_A_DAY }, 'too-many'],
])('a question with %j is refused as %s (ART-10, ART-11)', (change, reason) => {
  expect(decideQuestion({ ...REQUEST, ...change })).toMatchObject({ ok: false, failure: { reason } })
})
