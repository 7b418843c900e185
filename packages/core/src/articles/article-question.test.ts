import { describe, expect, it } from 'vitest'
import { checkQuestion } from './article-question.ts'
import { MAX_QUESTION_LENGTH } from './index.ts'

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

  it.each(['', '   ', '能退吗', '\u0000\u0000\u0000\u0000\u0000', '问'.repeat(MAX_QUESTION_LENGTH + 1)])(
    'refuses %j, by its field (ART-10)',
    (text) => expect(checkQuestion(text)).toMatchObject({ ok: false, failure: { field: 'content' } }),
  )

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
    const checked = checkQuestion(text)
    expect(checked).toMatchObject({ ok: false, failure: { reason: 'bad-parameter', field: 'content' } })
    expect(checked.ok || JSON.stringify(checked.failure)).toContain('联系方式')
  })
})
