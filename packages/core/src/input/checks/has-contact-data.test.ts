import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasContactData, hasLink } from './has-contact-data.ts'

it.each([
  '打 13800138000',
  '1 3 8-0013.8000',
  '１３８００１３８０００',
  '微信 abc_123',
  'VX:lin2026',
  'a.b@mail.cn',
  'QQ 88888',
])('%j leads elsewhere', (text) => expect(hasContactData(text)).toBe(true))

it.each(['女装旗舰店，预算 200000 元', '要 R 标，2019 年以前开的', '描述 4.8 以上', 'a.company', 'x@y.z', ''])(
  '%j does not',
  (text) => {
    expect([hasContactData(text), hasLink(text)]).toEqual([false, false])
  },
)

it.each(['看 https://a.b/c', 'www.taobao', 'shop123.taobao.com', 'HTTP://x', 'ｗｗｗ．ｘ'])('%j is a link', (text) => {
  expect(hasLink(text)).toBe(true)
})

it('finds a mobile wherever it stands, and however its digits are parted', () => {
  const mobile = fc.stringMatching(/^1\d{10}$/)
  const part = fc.constantFrom('', ' ', '-', '.', '· ')
  fc.assert(
    fc.property(mobile, part, fc.constantFrom('', '联系 ', '请打'), (number, between, before) => {
      expect(hasContactData(before + [...number].join(between))).toBe(true)
    }),
  )
})
