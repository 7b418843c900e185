import { describe, expect, it } from 'vitest'
import { createLog, silentLog } from '../log.ts'
import { handClock } from '../testing/hand-clock.ts'
import { tencentIdentity } from './tencent-identity.ts'
import { tencentAuthorization } from './tencent-signature.ts'
import { playProvider } from './testing/play-provider.ts'

const account = { secretId: 'id', secretKey: 'key', region: 'ap-guangzhou' }
const clock = handClock(Date.UTC(2026, 0, 2, 3, 4, 5))
const fields = { name: '周正', residentId: '11010519491231002X', bankCard: '6222020200112233440', mobile: '13800000003' }

describe('Who people are, by Tencent’s identity service', () => {
  it.each([
    ['four-elements', 'BankCard4EVerification', { Name: '周正', IdCard: fields.residentId, BankCard: fields.bankCard, Phone: fields.mobile }],
    ['three-elements', 'PhoneVerification', { Name: '周正', IdCard: fields.residentId, Phone: fields.mobile }],
    ['bank', 'BankCardVerification', { Name: '周正', IdCard: fields.residentId, BankCard: fields.bankCard }],
  ] as const)('[IDP-1] %s is asked as %s, in a signed request', async (proof, action, input) => {
    const { received, endpoint } = await playProvider({ Response: { Result: '0', RequestId: 'r' } })
    expect(await tencentIdentity({ ...account, endpoint }, clock, silentLog).compare({ proof, fields })).toEqual({ ok: true, value: 'matches' })
    const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = received
    expect([headers['x-tc-action'], JSON.parse(body)]).toEqual([action, input])
    const signed = { 'content-type': 'application/json; charset=utf-8', host: headers.host ?? '', 'x-tc-action': action.toLowerCase() }
    expect(headers.authorization).toBe(tencentAuthorization({ ...account, host: headers.host ?? '', service: 'faceid', body, nowMs: clock.now(), headers: signed }))
  })

  it('[IDP-2] what differs is an answer; a refusal, nonsense and silence are none, and no number is in a log', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'debug', now: clock.now, write: (line) => void lines.push(line) })
    const ask = async (answer: unknown) => tencentIdentity({ ...account, endpoint: (await playProvider(answer)).endpoint }, clock, log).compare({ proof: 'bank', fields })
    expect(await ask({ Response: { Result: '-1' } })).toEqual({ ok: true, value: 'differs' })
    for (const answer of [{ Response: { Error: { Code: 'AuthFailure' } } }, {}, [], 'null', '<html>']) expect(await ask(answer)).toMatchObject({ ok: false, failure: { status: 502 } })
    expect(await tencentIdentity({ ...account, endpoint: 'http://127.0.0.1:1' }, clock, log).compare({ proof: 'bank', fields })).toMatchObject({ ok: false })
    expect(lines.join()).not.toMatch(/11010519|622202/)
  })

  it('[IDP-3] proofs that it cannot judge are not its own', async () => {
    const provider = tencentIdentity({ ...account, endpoint: 'http://127.0.0.1:1' }, clock, silentLog)
    expect((['four-elements', 'three-elements', 'bank', 'photo', 'high', 'legal-representative', 'equity'] as const).filter(provider.knows)).toEqual(['four-elements', 'three-elements', 'bank'])
    expect(await provider.compare({ proof: 'photo', fields })).toMatchObject({ ok: false })
  })
})
