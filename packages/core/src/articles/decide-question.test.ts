import { expect, it } from 'vitest'
import { fail, refused } from '../kernel/index.ts'
import { decideQuestion, MAX_QUESTIONS_A_DAY } from './index.ts'

const REQUEST = { content: ' 保证金什么时候能退？ ', isPublished: true, countWithinDay: MAX_QUESTIONS_A_DAY - 1 }

it('a question about what is published is taken as it is kept, up to the number of a day (ART-10, ART-11)', () => {
  expect(decideQuestion(REQUEST)).toEqual({ ok: true, value: '保证金什么时候能退？' })
})

it.each([
  [{ content: '？' }, refused('bad-parameter', '问题请写五个字以上', 'content')],
  [{ isPublished: false }, refused('not-found', '没有找到这篇内容', 'id')],
  [{ countWithinDay: MAX_QUESTIONS_A_DAY }, refused('too-many', '今天的提问已达上限，请明天再来')],
])('a question with %j is refused: %j (ART-10, ART-11)', (change, failure) => {
  expect(decideQuestion({ ...REQUEST, ...change })).toEqual(fail(failure))
})
