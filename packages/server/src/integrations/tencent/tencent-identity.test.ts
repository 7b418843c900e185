import { createManualClock } from '@diandu/core/testing'
import { describe, expect, it } from 'vitest'
import { createLog, silentLog } from '../../kernel/index.ts'
import { offeredProofs } from '../identity-provider.ts'
import { tencentIdentity } from './tencent-identity.ts'
import { tencentAuthorization } from './tencent-signature.ts'
import { simulateProvider } from '../testing/simulate-provider.ts'

const account = {
  secretId: 'id',
  secretKey: 'key',
  region: 'ap-guangzhou',
  companyEndpoint: 'http://127.0.0.1:1',
  face: null,
}
const clock = createManualClock(Date.UTC(2026, 0, 2, 3, 4, 5))
const fields = {
  name: '周正',
  residentId: '11010519491231002X',
  bankCard: '6222020200112233446',
  mobile: '13800000003',
}

const PROVEN = ['four-elements', 'three-elements', 'bank', 'photo', 'high', 'legal-representative', 'equity'] as const
const FACE = { merchantId: 'M1', publicUrl: 'https://m.diandu.example' }
const VISITOR = {
  name: '周正',
  residentId: fields.residentId,
  backPath: '/user_center/server/contract?id=c1&returned=1',
}

describe('Identity checks by Tencent’s service', () => {
  it.each([
    [
      'four-elements',
      'BankCard4EVerification',
      { Name: '周正', IdCard: fields.residentId, BankCard: fields.bankCard, Phone: fields.mobile },
    ],
    ['three-elements', 'PhoneVerification', { Name: '周正', IdCard: fields.residentId, Phone: fields.mobile }],
    ['bank', 'BankCardVerification', { Name: '周正', IdCard: fields.residentId, BankCard: fields.bankCard }],
  ] as const)('%s is asked as %s, in a signed request (IDP-2)', async (proof, action, input) => {
    const { received, endpoint } = await simulateProvider({ Response: { Result: '0', RequestId: 'r' } })
    expect(await tencentIdentity({ ...account, endpoint }, clock, silentLog).compare({ proof, fields })).toEqual({
      ok: true,
      value: 'matches',
    })
    const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = received
    expect([headers['x-tc-action'], JSON.parse(body)]).toEqual([action, input])
    const signed = {
      'content-type': 'application/json; charset=utf-8',
      host: headers.host ?? '',
      'x-tc-action': action.toLowerCase(),
    }
    expect(headers.authorization).toBe(
      tencentAuthorization({
        ...account,
        host: headers.host ?? '',
        service: 'faceid',
        body,
        nowMs: clock.now(),
        headers: signed,
      }),
    )
  })

  it('what differs is an answer; a refusal, nonsense and silence are none, and no number is in a log (IDP-2)', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'debug', now: clock.now, write: (line) => void lines.push(line) })
    const call = async (answer: unknown) =>
      tencentIdentity({ ...account, endpoint: (await simulateProvider(answer)).endpoint }, clock, log).compare({
        proof: 'bank',
        fields,
      })
    expect(await call({ Response: { Result: '-1' } })).toEqual({ ok: true, value: 'differs' })
    // Busy, and asked too often today: nothing was decided.
    for (const result of ['-17', '-18'])
      expect(await call({ Response: { Result: result } })).toMatchObject({ ok: false, failure: { status: 502 } })
    for (const answer of [{ Response: { Error: { Code: 'AuthFailure' } } }, {}, [], 'null', '<html>'])
      expect(await call(answer)).toMatchObject({ ok: false, failure: { status: 502 } })
    expect(
      await tencentIdentity({ ...account, endpoint: 'http://127.0.0.1:1' }, clock, log).compare({
        proof: 'bank',
        fields,
      }),
    ).toMatchObject({ ok: false })
    expect(lines.join()).not.toMatch(/11010519|622202/)
  })

  it('proofs that it cannot check are not its own (CTR-36)', async () => {
    const provider = tencentIdentity({ ...account, endpoint: 'http://127.0.0.1:1' }, clock, silentLog)
    expect(PROVEN.filter(provider.knows)).toEqual([
      'four-elements',
      'three-elements',
      'bank',
      'photo',
      'legal-representative',
    ])
    expect(offeredProofs(provider)).toEqual([
      'on-record',
      'four-elements',
      'three-elements',
      'bank',
      'photo',
      'legal-representative',
      'equity',
    ])
    expect(
      offeredProofs(tencentIdentity({ ...account, endpoint: 'http://127.0.0.1:1', face: FACE }, clock, silentLog)),
    ).toEqual(['on-record', 'high', ...PROVEN.filter((proof) => proof !== 'high')])
    expect(await provider.compare({ proof: 'photo', fields })).toMatchObject({ ok: false })
    expect(await provider.openVisit(VISITOR)).toMatchObject({ ok: false })
  })

  describe('a company', () => {
    const company = { ...fields, companyName: '周记商贸', creditCode: '91350100M000100Y43' }
    const call = async (first: unknown, second: unknown = { Response: { Result: '0' } }) => {
      const [register, phones] = [await simulateProvider(first), await simulateProvider(second)]
      const provider = tencentIdentity(
        { ...account, endpoint: phones.endpoint, companyEndpoint: register.endpoint },
        clock,
        silentLog,
      )
      return { outcome: await provider.compare({ proof: 'legal-representative', fields: company }), register, phones }
    }

    it('is led by whom its register names, and the mobile is theirs: two questions (IDP-6)', async () => {
      const { outcome, register, phones } = await call({
        Response: { State: 1, Detail: { Result: 7, Desc: '企业法人' } },
      })
      expect(outcome).toEqual({ ok: true, value: 'matches' })
      const [first, second] = [...register.received, ...phones.received]
      expect([first?.headers['x-tc-action'], first?.headers['x-tc-version'], JSON.parse(first?.body ?? '')]).toEqual([
        'VerifyEnterpriseFourFactors',
        '2018-11-19',
        { RealName: '周正', IdCard: fields.residentId, EnterpriseName: '周记商贸', EnterpriseMark: company.creditCode },
      ])
      expect([second?.headers['x-tc-action'], JSON.parse(second?.body ?? '')]).toEqual([
        'PhoneVerification',
        { Name: '周正', IdCard: fields.residentId, Phone: fields.mobile },
      ])
    })

    it.each([
      [{ State: 1 }, '0', 'matches'],
      [{ State: 1, Detail: null }, '0', 'matches'],
      [{ State: 1, Detail: { Result: 6 } }, '0', 'differs'],
      [{ State: 2, Detail: { Result: -22 } }, '0', 'differs'],
      [{ State: 3 }, '0', 'differs'],
      [{ State: 1 }, '-4', 'differs'],
    ])('%j with a mobile’s %s is %s (IDP-6)', async (first, second, verdict) => {
      expect((await call({ Response: first }, { Response: { Result: second } })).outcome).toEqual({
        ok: true,
        value: verdict,
      })
    })

    it('a company of which the register says nothing is not checked (IDP-6)', async () => {
      for (const answer of [{ Response: {} }, { Response: { Error: { Code: 'x' } } }, 'null'])
        expect((await call(answer)).outcome).toMatchObject({ ok: false })
    })
  })

  describe('a photo of the card', () => {
    const read = async (answer: unknown) => {
      const { endpoint, received } = await simulateProvider(answer)
      return {
        outcome: await tencentIdentity({ ...account, endpoint }, clock, silentLog).readCard(
          new Uint8Array([1, 2, 255]),
        ),
        received,
      }
    }

    it('says whose it is, once a register knows them (IDP-7)', async () => {
      const { outcome, received } = await read({ Response: { Result: '0', Name: '周正', IdCard: fields.residentId } })
      expect(outcome).toEqual({
        ok: true,
        value: { kind: 'read', identity: { name: '周正', residentId: fields.residentId } },
      })
      expect([received[0]?.headers['x-tc-action'], received[0]?.body]).toEqual([
        'IdCardOCRVerification',
        '{"ImageBase64":"AQL/"}',
      ])
    })

    it('a photo that says something else is no card, and no word of it is no answer (IDP-7)', async () => {
      for (const answer of [{ Result: '-1', Name: '周正', IdCard: '1' }, { Result: '-5' }, { Result: '0' }])
        expect((await read({ Response: answer })).outcome).toEqual({ ok: true, value: { kind: 'refused' } })
      for (const answer of [{}, { Result: '-4' }, { Result: '-6' }, { Result: '-7' }])
        expect((await read({ Response: answer })).outcome).toMatchObject({ ok: false })
    })
  })

  describe('a face', () => {
    const faceAt = (endpoint: string) => tencentIdentity({ ...account, endpoint, face: FACE }, clock, silentLog)

    it('is checked on a page of WeChat’s, for a name and a number, and comes back to ours (IDP-8)', async () => {
      const { received, endpoint } = await simulateProvider({
        Response: { EidToken: 'E1', Url: 'https://open.weixin.example/connect?x=1' },
      })
      expect(await faceAt(endpoint).openVisit(VISITOR)).toEqual({
        ok: true,
        value: { id: 'E1', url: 'https://open.weixin.example/connect?x=1', opensIn: 'wechat' },
      })
      expect([received[0]?.headers['x-tc-action'], JSON.parse(received[0]?.body ?? '')]).toEqual([
        'GetEidToken',
        {
          MerchantId: 'M1',
          Name: '周正',
          IdCard: fields.residentId,
          RedirectUrl: 'https://m.diandu.example/user_center/server/contract?id=c1&returned=1',
          Config: { InputType: '4' },
        },
      ])
      for (const answer of [{}, { EidToken: 'E1' }, { EidToken: 'E1', Url: 'javascript:alert(1)' }])
        expect(await faceAt((await simulateProvider({ Response: answer })).endpoint).openVisit(VISITOR)).toMatchObject({
          ok: false,
        })
    })

    it.each([
      [{ Status: 'init' }, 'pending'],
      [{ Status: 'doing' }, 'pending'],
      [{ Status: 'timeout' }, 'lapsed'],
      [{ Status: 'finished', Text: { ErrCode: 0 } }, 'matches'],
      [{ Status: 'finished', Text: { ErrCode: 1004 } }, 'differs'],
      [{ Status: 'finished', Text: { ErrCode: null } }, 'differs'],
      [{ Status: 'finished' }, 'differs'],
    ])('%j is %s (IDP-8)', async (answer, verdict) => {
      const { received, endpoint } = await simulateProvider({ Response: answer })
      expect(await faceAt(endpoint).verdictOf('E1')).toEqual({ ok: true, value: verdict })
      expect(received.map(({ body }) => (JSON.parse(body) as { EidToken: string }).EidToken)).toEqual(
        received.map(() => 'E1'),
      )
    })

    it('a face of which the service says nothing is not checked (IDP-8)', async () => {
      for (const answer of [{ Response: {} }, { Response: { Status: 'else' } }, { Response: { Error: { Code: 'x' } } }])
        expect(await faceAt((await simulateProvider(answer)).endpoint).verdictOf('E1')).toMatchObject({ ok: false })
    })
  })
})
