import { REFUSAL_REASONS, refused, type Failure } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { LOCALES } from '../words/words.ts'
import { failureText } from './failure-words.ts'

const FAILURES: readonly Failure[] = [
  { kind: 'login-required' },
  { kind: 'phone-not-bound' },
  { kind: 'signer-mismatch' },
  { kind: 'key-missing' },
  { kind: 'key-stale' },
  { kind: 'signature-rejected' },
  { kind: 'too-many-requests' },
  { kind: 'too-many-requests', retryAfterMs: 1000 },
  { kind: 'http', status: 404 },
  { kind: 'http', status: 500 },
  { kind: 'http', status: 418 },
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'unrecognised', code: '4041' },
  { kind: 'refused', message: '' },
  ...REFUSAL_REASONS.map((reason) => refused(reason, '')),
]

it('[WEB-16] every failure and every refusal has a sentence of its language', () => {
  for (const locale of LOCALES) {
    for (const failure of FAILURES) {
      const text = failureText(failure, locale)
      expect(text, JSON.stringify(failure)).toMatch(/\S/)
      expect(/\p{Script=Han}/u.test(text), text).toBe(locale === 'zh-CN')
    }
  }
})

it('[WEB-16] no two refusals are told alike', () => {
  for (const locale of LOCALES) {
    const texts = REFUSAL_REASONS.map((reason) => failureText(refused(reason, ''), locale))
    expect(new Set(texts).size).toBe(REFUSAL_REASONS.length)
  }
})

it('[WEB-17] what the server says is shown in its own language, and told in our words in another', () => {
  const failure = refused('payment-password-wrong', '支付密码不正确，还可尝试 4 次')
  expect(failureText(failure, 'zh-CN')).toBe('支付密码不正确，还可尝试 4 次')
  expect(failureText(failure, 'en')).toBe('The payment password is not right')
  expect(failureText({ kind: 'refused', message: '系统维护中' }, 'en')).toBe('That did not work. Please check and try again')
})
