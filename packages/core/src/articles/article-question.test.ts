import { describe, expect, it } from 'vitest'
import { fail, ok, refused } from '../kernel/index.ts'
import { checkQuestion, QUESTION_SUBJECTS } from './article-question.ts'
import { MAX_QUESTION_LENGTH, decideQuestion, MAX_QUESTIONS_A_DAY } from './index.ts'

describe('checkQuestion', () => {
  it.each([
    '保证金什么时候能退？',
    '天猫店 2024 年的年费是 3 万还是 6 万？',
    '<b>这样写</b>可以吗',
    '用微信支付可以付定金吗',
  ])('takes %j (ART-10)', (text) => expect(checkQuestion(text)).toEqual({ ok: true, value: text }))

  it('makes one paragraph of what was typed (ART-10)', () => {
    expect(checkQuestion('  保证金\n\n什么时候\t能退？ ')).toEqual({ ok: true, value: '保证金 什么时候 能退？' })
  })

  it.each([
    ['', '问题请写五个字以上'],
    ['   ', '问题请写五个字以上'],
    ['能退吗？', '问题请写五个字以上'],
    ['\u0000\u0000\u0000\u0000\u0000', '问题请写五个字以上'],
    ['问'.repeat(MAX_QUESTION_LENGTH + 1), '问题请写在两百个字以内'],
  ])('refuses %j: %s (ART-10)', (text, message) => {
    expect(checkQuestion(text)).toEqual(fail(refused('bad-parameter', message, 'content')))
  })

  it('counts signs as people do, from five to two hundred (ART-10)', () => {
    for (const text of ['能退款吗？', '😀'.repeat(5), '😀'.repeat(MAX_QUESTION_LENGTH)])
      expect(checkQuestion(text)).toEqual(ok(text))
    expect(checkQuestion('保证金\ud800\u0001 什么时候能退？')).toEqual(ok('保证金 什么时候能退？'))
  })

  it.each([
    '请打13800138000联系我',
    '请打 138-0013-8000 联系',
    '请打１３８００１３８０００联系',
    '有意的加 qq 1234567',
    'QQ：10001 详聊这个店',
    '微信号 shop_seller 详聊',
    '加我vx：dianzhu88 谈价格',
    '发到 a.b@example.com 给我',
  ])('refuses %j because of the contact data in it (ART-10)', (text) => {
    expect(checkQuestion(text)).toEqual(
      fail(refused('bad-parameter', '请去掉手机号、QQ、微信等联系方式再提交', 'content')),
    )
  })
})

it('a question is about an article or a topic (ART-10)', () => {
  expect(QUESTION_SUBJECTS).toEqual(['article', 'topic'])
})

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
