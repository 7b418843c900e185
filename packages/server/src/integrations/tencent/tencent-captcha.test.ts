import { createManualClock } from '@diandu/core/testing'
import { describe, expect, it } from 'vitest'
import { createLog, silentLog } from '../../kernel/index.ts'
import { tencentCaptcha } from './tencent-captcha.ts'
import { tencentAuthorization } from './tencent-signature.ts'
import { simulateProvider } from '../testing/simulate-provider.ts'

const account = { secretId: 'id', secretKey: 'key', appId: '190000001', appSecretKey: 'of the application' }
const ticket = { ticket: 'tr03-a-ticket*', randstr: '@Vki' }
const clock = createManualClock(Date.UTC(2026, 0, 2, 3, 4, 5, 678))
const answering = (CaptchaCode: unknown) => ({
  Response: { CaptchaCode, CaptchaMsg: 'words', EvilLevel: 0, RequestId: 'r' },
})
const NO_ANSWER = { ok: false, failure: { kind: 'http', status: 502 } }

describe('Tickets of Tencent’s captcha', () => {
  it('are asked about with their random text, the person’s address, our application and the signed headers', async () => {
    const { received, endpoint } = await simulateProvider(answering(1))
    expect(
      await tencentCaptcha({ ...account, endpoint }, clock, silentLog).isSolved(ticket, '::ffff:203.0.113.9'),
    ).toEqual({ ok: true, value: true })
    expect(received).toHaveLength(1)
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = received
    expect(url).toBe('/')
    expect(JSON.parse(body)).toEqual({
      CaptchaType: 9,
      Ticket: 'tr03-a-ticket*',
      UserIp: '203.0.113.9',
      Randstr: '@Vki',
      CaptchaAppId: 190_000_001,
      AppSecretKey: 'of the application',
    })
    expect(headers).toMatchObject({
      'x-tc-action': 'DescribeCaptchaResult',
      'x-tc-version': '2019-07-22',
      'x-tc-timestamp': String(Date.UTC(2026, 0, 2, 3, 4, 5) / 1000),
    })
    expect(headers).not.toHaveProperty('x-tc-region')
    const signed = {
      'content-type': 'application/json; charset=utf-8',
      host: headers.host ?? '',
      'x-tc-action': 'describecaptcharesult',
    }
    const expected = tencentAuthorization({
      ...account,
      host: headers.host ?? '',
      service: 'captcha',
      body,
      nowMs: clock.now(),
      headers: signed,
    })
    expect(headers.authorization).toBe(expected)
  })

  it.each([7, 8, 9, 15, 16, 21, 100, 0, -1, 11])('are not good where the answer is %i (CPT-5)', async (code) => {
    const { endpoint } = await simulateProvider(answering(code))
    expect(await tencentCaptcha({ ...account, endpoint }, clock, silentLog).isSolved(ticket, '203.0.113.9')).toEqual({
      ok: true,
      value: false,
    })
  })

  it.each([
    [
      'a refused request',
      { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'no' }, CaptchaCode: 1, RequestId: 'r' } },
    ],
    ['a code that is none', answering('1')],
    ['a code that is empty', answering(null)],
    ['an answer of another shape', []],
    ['no JSON', '<html>'],
    ['null', 'null'],
  ])('%s is no answer, which is a failure and never a yes, and nothing secret is in the log', async (_what, answer) => {
    const { endpoint } = await simulateProvider(answer)
    const lines: string[] = []
    const log = createLog({ level: 'debug', now: clock.now, write: (line) => void lines.push(line) })
    expect(await tencentCaptcha({ ...account, endpoint }, clock, log).isSolved(ticket, '203.0.113.9')).toEqual(
      NO_ANSWER,
    )
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toMatch(/tr03-a-ticket|of the application/)
  })

  it('a yes with an error’s status, a provider that is not there, and one that is too late are no answers', async () => {
    const { endpoint } = await simulateProvider(answering(1), 503)
    expect(await tencentCaptcha({ ...account, endpoint }, clock, silentLog).isSolved(ticket, '203.0.113.9')).toEqual(
      NO_ANSWER,
    )
    expect(
      await tencentCaptcha({ ...account, endpoint: 'http://127.0.0.1:1' }, clock, silentLog).isSolved(
        ticket,
        '203.0.113.9',
      ),
    ).toEqual(NO_ANSWER)
    const silent = await simulateProvider(undefined)
    expect(
      await tencentCaptcha({ ...account, endpoint: silent.endpoint }, clock, silentLog, 50).isSolved(
        ticket,
        '203.0.113.9',
      ),
    ).toEqual(NO_ANSWER)
  })
  it('an answer that leads elsewhere is none, and nothing is asked there', async () => {
    const elsewhere = await simulateProvider(answering(1))
    const { endpoint } = await simulateProvider('', 307, { location: elsewhere.endpoint })
    expect(await tencentCaptcha({ ...account, endpoint }, clock, silentLog).isSolved(ticket, '203.0.113.9')).toEqual(
      NO_ANSWER,
    )
    expect(elsewhere.received).toEqual([])
  })
})
