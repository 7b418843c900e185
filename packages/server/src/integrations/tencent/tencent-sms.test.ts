import { createManualClock } from '@diandu/core/testing'
import { describe, expect, it } from 'vitest'
import { createLog, silentLog } from '../../kernel/index.ts'
import { tencentAuthorization } from './tencent-signature.ts'
import { tencentSms } from './tencent-sms.ts'
import { closedEndpoint, simulateProvider } from '../testing/simulate-provider.ts'

const account = {
  secretId: 'id',
  secretKey: 'key',
  appId: '1400006666',
  signName: '店渡',
  templateId: '1110',
  noticeTemplateIds: { turn: '1', deadline: '2', order: '3', money: '4', credential: '7', offer: '5', news: '6' },
  region: 'ap-guangzhou',
}
const message = { mobile: '13800138000', code: '123456', purpose: 'login', validMs: 300_000 } as const
const clock = createManualClock(Date.UTC(2026, 0, 2, 3, 4, 5, 678))
const accepted = { Response: { SendStatusSet: [{ Code: 'Ok', Message: 'send success' }], RequestId: 'r' } }

describe('Text messages through Tencent Cloud', () => {
  it('are signed as the provider’s own worked example is', () => {
    const authorization = tencentAuthorization({
      host: 'cvm.tencentcloudapi.com',
      service: 'cvm',
      body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
      nowMs: 1_551_113_065_000,
      secretId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE',
      secretKey: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
      headers: { 'content-type': 'application/json; charset=utf-8', host: 'cvm.tencentcloudapi.com' },
    })
    expect(authorization).toBe(
      'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
    )
  })

  it('carry the template, the number with its country and the signed headers', async () => {
    const { received, endpoint } = await simulateProvider(accepted)
    expect(await tencentSms({ ...account, endpoint }, clock, silentLog).sendCode(message)).toEqual({
      ok: true,
      value: null,
    })
    expect(received).toHaveLength(1)
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = received
    expect(url).toBe('/')
    expect(JSON.parse(body)).toEqual({
      PhoneNumberSet: ['+8613800138000'],
      SmsSdkAppId: '1400006666',
      SignName: '店渡',
      TemplateId: '1110',
      TemplateParamSet: ['123456', '5'],
    })
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
      'x-tc-timestamp': String(Date.UTC(2026, 0, 2, 3, 4, 5) / 1000),
    })
    const signed = {
      'content-type': 'application/json; charset=utf-8',
      host: headers.host ?? '',
      'x-tc-action': 'sendsms',
    }
    const expected = tencentAuthorization({
      ...account,
      host: headers.host ?? '',
      service: 'sms',
      body,
      nowMs: clock.now(),
      headers: signed,
    })
    expect(headers.authorization).toBe(expected)
  })

  it.each([
    [
      'a refused request',
      { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'no' }, RequestId: 'r' } },
    ],
    [
      'a refused phone',
      { Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }], RequestId: 'r' } },
    ],
    ['an answer of another shape', []],
    ['no JSON', '<html>'],
    ['null', 'null'],
  ])('fail without an exception on %s, and the code is in no log', async (_what, answer) => {
    const { endpoint } = await simulateProvider(answer)
    const lines: string[] = []
    const log = createLog({ level: 'debug', now: clock.now, write: (line) => void lines.push(line) })
    expect(await tencentSms({ ...account, endpoint }, clock, log).sendCode(message)).toEqual({
      ok: false,
      failure: { kind: 'http', status: 502 },
    })
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toContain('123456')
  })

  it('fail without an exception when the provider is not there', async () => {
    const sms = tencentSms({ ...account, endpoint: 'http://127.0.0.1:1' }, clock, silentLog)
    expect(await sms.sendCode(message)).toMatchObject({ ok: false, failure: { status: 502 } })
  })

  it('carry a notice by its own template, with the values of its places (NTF-3)', async () => {
    const { received, endpoint } = await simulateProvider(accepted)
    const sms = tencentSms({ ...account, endpoint }, clock, silentLog)
    const notice = { template: 'order', values: ['DD1', '交易完成'] } as const
    expect(sms.knowsRequestsForMs).toBe(0)
    expect(await sms.sendNotice({ mobile: '13800138000', notice, requestId: 'r1' })).toEqual({ kind: 'taken' })
    expect(JSON.parse(received[0]?.body ?? '{}')).toEqual({
      PhoneNumberSet: ['+8613800138000'],
      SmsSdkAppId: '1400006666',
      SignName: '店渡',
      TemplateId: '3',
      TemplateParamSet: ['DD1', '交易完成'],
      SessionContext: 'r1',
    })
  })

  it.each([
    ['a number that wants none', { SendStatusSet: [{ Code: 'FailedOperation.PhoneNumberInBlacklist' }] }, 'refused'],
    ['too many to one number', { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] }, 'refused'],
    [
      'an account without money',
      { SendStatusSet: [{ Code: 'FailedOperation.InsufficientBalanceInSmsPackage' }] },
      'again',
    ],
    ['keys that are wrong', { Error: { Code: 'AuthFailure.SecretIdNotFound' } }, 'again'],
    ['a fault of its own', { Error: { Code: 'InternalError.Timeout' } }, 'unsure'],
    ['an answer of another shape', {}, 'unsure'],
  ])('tell %s apart where a notice was not sent (NTF-3, NTF-6)', async (_what, response, kind) => {
    const { endpoint } = await simulateProvider({ Response: response })
    const notice = { template: 'news', values: ['1', '价格'] } as const
    const sms = tencentSms({ ...account, endpoint }, clock, silentLog)
    expect(await sms.sendNotice({ mobile: '13800138000', notice, requestId: 'r1' })).toMatchObject({ kind })
    const away = tencentSms({ ...account, endpoint: await closedEndpoint() }, clock, silentLog)
    expect(await away.sendNotice({ mobile: '13800138000', notice, requestId: 'r1' })).toMatchObject({ kind: 'again' })
  })
})
