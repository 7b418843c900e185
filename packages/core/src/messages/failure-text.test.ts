import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { REFUSAL_REASONS, refused, type Failure } from '../kernel/index.ts'
import { bringRefusals, failureText, failureMessages, LOCALES } from './index.ts'

/** Refusals as a client registers them. */
const ENGLISH = Object.fromEntries(REFUSAL_REASONS.map((reason) => [reason, `It is ${reason}`]))
bringRefusals('en', ENGLISH)

/** One failure of each kind; the compiler reports a missing kind. */
const OF_EACH_KIND: Readonly<Record<Failure['kind'], readonly Failure[]>> = {
  'login-required': [{ kind: 'login-required' }, { kind: 'login-required', hadLogin: true }],
  'phone-not-bound': [{ kind: 'phone-not-bound' }],
  'signer-mismatch': [{ kind: 'signer-mismatch' }],
  'key-missing': [{ kind: 'key-missing' }],
  'key-stale': [{ kind: 'key-stale' }],
  'signature-rejected': [{ kind: 'signature-rejected' }],
  'too-many-requests': [{ kind: 'too-many-requests' }, { kind: 'too-many-requests', retryAfterMs: 1000 }],
  http: [404, 500, 502, 418, Number.NaN].map((status) => ({ kind: 'http', status })),
  offline: [{ kind: 'offline' }],
  timeout: [{ kind: 'timeout' }],
  unrecognised: [{ kind: 'unrecognised', code: '4041' }],
  refused: [{ kind: 'refused', message: '' }, ...REFUSAL_REASONS.map((reason) => refused(reason, ''))],
}

it('every failure and every refusal has a sentence of its language (WRD-1)', () => {
  for (const locale of LOCALES) {
    for (const failure of Object.values(OF_EACH_KIND).flat()) {
      const text = failureText(failure, locale)
      expect(text, JSON.stringify(failure)).toMatch(/\S/)
      expect(/\p{Script=Han}/u.test(text), text).toBe(locale === 'zh-CN')
    }
  }
})

it('in Chinese a refusal is told in its own words, whatever its reason (WRD-1)', () => {
  for (const reason of REFUSAL_REASONS)
    expect(failureText(refused(reason, `因为${reason}`), 'zh-CN')).toBe(`因为${reason}`)
})

it('no two refusals are told alike, and no two failures but those of keys and signatures (WRD-1)', () => {
  const texts = REFUSAL_REASONS.map((reason) => failureText(refused(reason, '这样不行'), 'en'))
  expect(new Set(texts).size).toBe(REFUSAL_REASONS.length)
  for (const locale of LOCALES) {
    const messages = Object.values(failureMessages[locale])
    expect(new Set(messages).size).toBe(messages.length)
    for (const message of messages) expect(/\p{Script=Han}/u.test(message)).toBe(locale === 'zh-CN')
  }
})

it.each([
  [{ kind: 'http', status: 404 }, '没有找到这个页面', 'This page could not be found'],
  [{ kind: 'http', status: 500 }, '服务器出了点问题', 'Something went wrong on our side'],
  [{ kind: 'login-required' }, '请先登录后再操作', 'Please log in to continue'],
  [{ kind: 'key-missing' }, '请求没有通过校验，请刷新页面', 'We couldn’t verify this request. Refresh the page'],
  [{ kind: 'key-stale' }, '请求没有通过校验，请刷新页面', 'We couldn’t verify this request. Refresh the page'],
  [{ kind: 'signature-rejected' }, '请求没有通过校验，请刷新页面', 'We couldn’t verify this request. Refresh the page'],
  [{ kind: 'phone-not-bound' }, '账号还没有绑定手机号', 'This account has no phone number yet'],
  [{ kind: 'too-many-requests' }, '您刷新太频繁了，请休息一下', 'Too many requests. Please wait a moment'],
  [{ kind: 'login-required', hadLogin: false }, '请先登录后再操作', 'Please log in to continue'],
  [
    { kind: 'login-required', hadLogin: true },
    '登录已过期，请重新登录',
    'Your session has expired. Please log in again',
  ],
  [
    { kind: 'refused', message: '' },
    '提交的内容没有通过校验，请检查后再试',
    'Something you entered isn’t valid. Check it and try again',
  ],
  [{ kind: 'refused', message: '', field: 'mobile' }, '填写的内容不对，请检查', 'It is bad-parameter'],
  [refused('bad-parameter', ''), '填写的内容不对，请检查', 'It is bad-parameter'],
  [refused('parameter-missing', ''), '有内容没有填写，请补全', 'It is parameter-missing'],
] as const satisfies readonly (readonly [Failure, string, string])[])(
  'a failure is told in words: %j (WRD-1)',
  (failure, zh, en) => {
    expect(LOCALES.map((locale) => failureText(failure, locale))).toEqual([zh, en])
  },
)

it('what the server says is shown in its own language, and told in our words in another (WRD-2)', () => {
  const failure = refused('payment-password-wrong', '支付密码不正确，还可尝试 4 次')
  expect(failureText(failure, 'zh-CN')).toBe('支付密码不正确，还可尝试 4 次')
  expect(failureText(failure, 'en')).toBe('It is payment-password-wrong')
  expect(failureText(refused('own-shop', ''), 'zh-CN')).toBe(failureMessages['zh-CN'].notValid)
  expect(failureText({ kind: 'refused', message: '系统维护中' }, 'en')).toBe('That didn’t work. Check it and try again')
})

it('what the server says of trouble is shown to readers of its language, and in our words to all others (WRD-2)', () => {
  const inEach = (message: string) =>
    LOCALES.map((locale) => failureText({ kind: 'http', status: 503, message }, locale))
  expect(inEach('系统维护中')).toEqual(['系统维护中', failureMessages.en.server])
  expect(inEach('Under maintenance')).toEqual(['Under maintenance', 'Under maintenance'])
  expect(inEach('')).toEqual(LOCALES.map((locale) => failureMessages[locale].server))
})

it.each(['login-required', 'phone-not-bound', 'signer-mismatch'] as const)(
  'what the server says with %s is shown, and our words otherwise (WRD-2)',
  (kind) => {
    expect(failureText({ kind, message: '服务器的话' }, 'zh-CN')).toBe('服务器的话')
    for (const message of ['服务器的话', ''])
      expect(failureText({ kind, message }, 'en')).toBe(failureMessages.en[kind])
    expect(failureText({ kind, message: '' }, 'zh-CN')).toBe(failureMessages['zh-CN'][kind])
  },
)

it('a kind or a reason that a newer server made up is told in general words (WRD-2)', () => {
  fc.assert(
    fc.property(anyText(), fc.constantFrom(...LOCALES), (made, locale) => {
      fc.pre(!Object.hasOwn(failureMessages.en, made) && !Object.hasOwn(ENGLISH, made) && !(made in {}))
      expect(failureText({ kind: made } as unknown as Failure, locale)).toBe(failureMessages[locale].unrecognised)
      expect(failureText({ kind: 'refused', message: '', reason: made } as unknown as Failure, 'en')).toBe(
        made === '' ? '' : failureMessages.en.notValid,
      )
    }),
  )
})

it('a reader whose words have not come is told of a refusal in general ones (WRD-2)', () => {
  bringRefusals('en', {})
  expect(failureText(refused('own-shop', '不能买自己的店'), 'en')).toBe(failureMessages.en.refused)
  expect(failureText(refused('own-shop', ''), 'en')).toBe(failureMessages.en.notValid)
  bringRefusals('en', ENGLISH)
})
