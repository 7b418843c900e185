import { describe, expect, it } from 'vitest'
import { silentLog } from '../../kernel/index.ts'
import { closedEndpoint, simulateProvider } from '../testing/simulate-provider.ts'
import { jPush } from './jpush.ts'

const account = { appKey: 'key', masterSecret: 'secret', isApnsProduction: true }
const notice = {
  requestId: 'key-8103a4c6',
  tokens: ['1a00', '1b00'],
  title: '轮到您：签合同',
  body: '一家店',
  path: '/message/details/m1',
  lastsMs: 3_600_000,
}

describe('Pushes through JPush', () => {
  it('ask for a request id, and carry it with devices, words and the page that opens (NTF-3)', async () => {
    const ids = await simulateProvider({ cidlist: ['key-8103a4c6'] })
    expect(await jPush({ ...account, endpoint: ids.endpoint }, silentLog).newRequestId()).toEqual({
      ok: true,
      value: 'key-8103a4c6',
    })
    expect(ids.received[0]?.url).toBe('/v3/push/cid?count=1')
    const pushes = await simulateProvider({ sendno: '0', msg_id: '1' })
    const push = jPush({ ...account, endpoint: pushes.endpoint }, silentLog)
    expect(await push.send(notice)).toEqual({ kind: 'taken' })
    const [{ url, headers, body } = { url: '', headers: {}, body: '{}' }] = pushes.received
    expect(url).toBe('/v3/push')
    expect(headers['authorization']).toBe(`Basic ${Buffer.from('key:secret').toString('base64')}`)
    expect(JSON.parse(body)).toEqual({
      cid: 'key-8103a4c6',
      platform: ['android', 'ios'],
      audience: { registration_id: ['1a00', '1b00'] },
      notification: {
        android: { alert: '一家店', title: '轮到您：签合同', extras: { path: '/message/details/m1' } },
        ios: {
          alert: { title: '轮到您：签合同', body: '一家店' },
          sound: 'default',
          badge: '+1',
          extras: { path: '/message/details/m1' },
        },
      },
      options: { time_to_live: 3600, apns_production: true },
    })
  })

  it.each([
    ['a device that is not known any more', 400, 1011, { kind: 'refused', isAddressGone: true }],
    ['a push that is wrong by itself', 400, 1003, { kind: 'refused', isAddressGone: false }],
    ['keys that are wrong', 401, 1004, { kind: 'again' }],
    ['too many requests', 429, 2002, { kind: 'again' }],
    ['a fault of its own', 500, 1000, { kind: 'unsure' }],
  ])('tell %s apart (NTF-3, NTF-6)', async (_what, status, code, end) => {
    const { endpoint } = await simulateProvider({ error: { code, message: 'no' } }, status)
    expect(await jPush({ ...account, endpoint }, silentLog).send(notice)).toMatchObject(end)
  })

  it('know that nothing was sent where no connection came about, and get no request id there (NTF-6)', async () => {
    const push = jPush({ ...account, endpoint: await closedEndpoint() }, silentLog)
    expect((await push.newRequestId()).ok).toBe(false)
    expect(await push.send(notice)).toMatchObject({ kind: 'again' })
  })
})
