import { createManualClock, exampleShop, valueOf } from '@diandu/core/testing'
import type { OrderId } from '@diandu/core/orders'
import type { ShopId } from '@diandu/core/catalog'
import type { Token, UserId } from '@diandu/core/session'
import { cancelOrder, captchaPuzzle, getShop, getUserInfo, listShops, sendCode, signatureText } from '@diandu/wire'
import { describe, expect, it } from 'vitest'
import type { Transport } from './transport.ts'
import { TOKEN, USER, USER_ON_WIRE, envelope, clientThat, until } from '../testing/client-that.ts'

describe('createClient', () => {
  it('signs the texts of a query', async () => {
    const { client, sent, clock } = clientThat([envelope({ data: { items: [], nextCursor: null } })])
    await client.send(listShops, { sort: 'latest', platform: '1', text: '女 装' })
    expect(sent[0]).toMatchObject({ method: 'GET', path: 'goods' })
    const { sign, ...signedParts } = sent[0]?.parameters ?? {}
    expect(signedParts).toEqual({ sort: 'latest', platform: '1', text: '女 装', timestamp: String(clock.now()) })
    expect(sign).toBe(`signed(${signatureText(signedParts)})`)
  })

  it('signs a body as it will be read', async () => {
    const { client, sent, clock } = clientThat([envelope({ data: { retryAfterMs: 60_000 } })])
    const captcha = { ticket: 't', randstr: 'r' }
    await client.send(sendCode, { mobile: '13800000001', purpose: 'login', captcha })
    const { sign, ...signedParts } = sent[0]?.parameters ?? {}
    expect(signedParts).toEqual({ mobile: '13800000001', purpose: 'login', captcha, timestamp: clock.now() })
    expect(sign).toBe(`signed(${signatureText(JSON.parse(JSON.stringify(signedParts)))})`)
  })

  it('shows the token it has at that moment', async () => {
    const held: { token?: Token } = {}
    const tokens = { readToken: () => held.token, actsFor: () => 'lin' as UserId }
    const { client, sent } = clientThat([envelope({ data: USER_ON_WIRE })], { tokens })
    await client.send(getUserInfo, {})
    held.token = TOKEN
    await client.send(getUserInfo, {})
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual([undefined, `Bearer ${TOKEN}`])
  })

  it('names the user for whom its document acts, and shows no token for a visitor (SES-56)', async () => {
    const acting: { user?: UserId } = {}
    const tokens = { readToken: () => TOKEN, actsFor: () => acting.user }
    const { client, sent } = clientThat([envelope({ data: USER_ON_WIRE })], { tokens })
    await client.send(getUserInfo, {})
    for (const user of ['lin', '小宋']) {
      acting.user = user as UserId
      await client.send(getUserInfo, {})
    }
    expect(sent.map(({ headers }) => headers)).toEqual([
      {},
      { authorization: `Bearer ${TOKEN}`, 'x-acting-user': 'lin' },
      { authorization: `Bearer ${TOKEN}`, 'x-acting-user': '%E5%B0%8F%E5%AE%8B' },
    ])
  })

  it('sends no call that moves money without a key (IDM-1)', async () => {
    const { client, sent, busy } = clientThat([envelope({})])
    await expect(client.send(cancelOrder, { orderId: 'o1' as OrderId })).rejects.toThrow('PUT order/cancel')
    expect(sent).toEqual([])
    expect(busy.isBusy()).toBe(false)
  })

  it('carries the key of a call that moves money, and of no other (IDM-1)', async () => {
    const { client, sent } = clientThat([envelope({})])
    await client.send(cancelOrder, { orderId: 'o1' as OrderId }, { key: 'key-of-intent' })
    await client.send(getUserInfo, {}, { key: 'key-of-intent' })
    expect(sent.map(({ headers }) => headers)).toEqual([{ 'idempotency-key': 'key-of-intent' }, {}])
  })

  it.each([
    ['400000', { kind: 'refused', message: 'words', field: 'mobile', reason: 'bad-parameter' }],
    ['3004', { kind: 'key-missing' }],
    ['3005', { kind: 'key-stale' }],
    ['3006', { kind: 'signature-rejected' }],
    ['100000', { kind: 'login-required', message: 'words' }],
    ['4000', { kind: 'login-required', message: 'words' }],
    ['4007', { kind: 'login-required', message: 'words' }],
    ['4041', { kind: 'unrecognised', code: '4041' }],
    ['4042', { kind: 'phone-not-bound', message: 'words' }],
    ['4043', { kind: 'signer-mismatch', message: 'words' }],
    ['999', { kind: 'unrecognised', code: '999' }],
  ])('%s is a failure, told once', async (code, failure) => {
    const refused = envelope({
      code,
      message: 'words',
      data: { field: 'mobile', reason: 'bad-parameter' },
      timestamp: createManualClock().now(),
    })
    const { client, failures, sent } = clientThat([refused])
    expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure })
    expect(failures).toEqual([failure])
    expect(sent.length).toBe(1)
  })

  it.each([204, 301, 400, 401, 404, 413, 500, 502, 503, 599])(
    'HTTP %i is a failure of the transport, whatever the body says',
    async (status) => {
      const { client } = clientThat([{ ...envelope({ data: USER_ON_WIRE }), status }])
      expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure: { kind: 'http', status } })
    },
  )

  it('429 says how long to wait, where it is told', async () => {
    const { client } = clientThat([
      { status: 429, body: '', retryAfter: '30' },
      { status: 429, body: '' },
    ])
    expect(await client.send(getUserInfo, {})).toEqual({
      ok: false,
      failure: { kind: 'too-many-requests', retryAfterMs: 30_000 },
    })
    expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure: { kind: 'too-many-requests' } })
  })

  it.each([
    ['an empty body', ''],
    ['a page of HTML', '<!doctype html><title>Log in to the hotel</title>'],
    ['half a body', '{"code":"000000","data":{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a code that is no text', '{"code":0,"data":null}'],
    ['data of another shape', '{"code":"000000","data":{"user_id":7}}'],
    ['no data', '{"code":"000000"}'],
  ])('%s is a failure and no crash', async (_, body) => {
    const { client } = clientThat([{ status: 200, body }])
    expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure: { kind: 'unrecognised', code: 'shape' } })
  })

  it.each(['12345678901234567890', '1e400', '-1', '1.5', '"5000000"', 'null'])(
    'a price of %s is no price',
    async (priceFen) => {
      const shop = exampleShop(1)
      const read = async (price: string) => {
        const data = JSON.stringify(shop).replace(`"priceFen":${shop.priceFen}`, `"priceFen":${price}`)
        return clientThat([{ status: 200, body: `{"code":"000000","data":${data}}` }]).client.send(getShop, {
          id: shop.id,
        })
      }
      expect(valueOf(await read('99999999999999')).priceFen).toBe(99_999_999_999_999)
      expect(await read(priceFen)).toEqual({ ok: false, failure: { kind: 'unrecognised', code: 'shape' } })
    },
  )

  it('what an answer says beyond the agreed is left out', async () => {
    const { client } = clientThat([
      { status: 200, body: JSON.stringify({ code: '000000', data: { ...USER_ON_WIRE, isAdmin: true }, more: 1 }) },
    ])
    expect(await client.send(getUserInfo, {})).toEqual({ ok: true, value: USER })
  })

  it("learns the server's time from a refused signature, and keeps it", async () => {
    const aheadMs = 3_600_000
    const now = createManualClock().now()
    const { client, sent, failures } = clientThat([
      envelope({ code: '3006', timestamp: now + aheadMs }),
      envelope({ data: USER_ON_WIRE }),
    ])
    expect(await client.send(getUserInfo, {})).toEqual({ ok: true, value: USER })
    await client.send(getUserInfo, {})
    expect(sent.map(({ parameters }) => Number(parameters['timestamp']) - now)).toEqual([0, aheadMs, aheadMs])
    expect(failures).toEqual([])
  })

  it('asks a second time with the same key, and not a third time', async () => {
    const now = createManualClock().now()
    const refusal = envelope({ code: '3006', timestamp: now - 600_000 })
    const { client, sent } = clientThat([refusal])
    expect(await client.send(cancelOrder, { orderId: 'o1' as OrderId }, { key: 'key-of-intent' })).toEqual({
      ok: false,
      failure: { kind: 'signature-rejected' },
    })
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-of-intent', 'key-of-intent'])
    await client.send(getUserInfo, {})
    expect(Number(sent[2]?.parameters['timestamp']) - now).toBe(0)
  })

  it.each([0, 240_000, -240_000, Number.NaN])('does not blame a clock that is %i ms off', async (offMs) => {
    const { client, sent } = clientThat([envelope({ code: '3006', timestamp: createManualClock().now() + offMs })])
    await client.send(getUserInfo, {})
    expect(sent.length).toBe(1)
  })

  it('is busy from the first request to the last answer', async () => {
    const open: (() => void)[] = []
    const waiting: Transport = () =>
      new Promise((resolve) => open.push(() => resolve(envelope({ data: USER_ON_WIRE }))))
    const { client, busy, sent } = clientThat([waiting])
    const answers = [client.send(getUserInfo, {}), client.send(getUserInfo, {})]
    await until(() => sent.length === 2)
    open[0]?.()
    await answers[0]
    expect(busy.isBusy()).toBe(true)
    open[1]?.()
    await answers[1]
    expect(busy.isBusy()).toBe(false)
  })

  it('a rejected token that was replaced in the meantime logs no user out (SES-30)', async () => {
    let token = TOKEN
    const refusing: Transport = () => {
      token = 'another-token-that-is-long' as Token
      return Promise.resolve(envelope({ code: '100000' }))
    }
    const { client, failures } = clientThat([refusing], {
      tokens: { readToken: () => token, actsFor: () => 'lin' as UserId },
    })
    expect(await client.send(getUserInfo, {})).toEqual({ ok: false, failure: { kind: 'login-required' } })
    expect(failures).toEqual([])
  })

  it('reads a puzzle from outside the base, unsigned, and checks it', async () => {
    const puzzle = {
      id: 'p1',
      pictureUrl: '/a.png',
      pieceUrl: '/b.png',
      width: 300,
      height: 150,
      pieceSize: 44,
      pieceTop: 20,
    }
    const { client, sent } = clientThat([
      { status: 200, body: JSON.stringify(puzzle) },
      { status: 200, body: '{}' },
      { status: 503, body: '' },
      undefined,
    ])
    const read = () => client.read('/sandbox/captcha', captchaPuzzle)
    expect(await read()).toEqual({ ok: true, value: puzzle })
    expect(sent[0]).toEqual({ method: 'GET', path: '/sandbox/captcha', parameters: {}, headers: {} })
    expect(await read()).toEqual({ ok: false, failure: { kind: 'unrecognised', code: 'shape' } })
    expect(await read()).toEqual({ ok: false, failure: { kind: 'http', status: 503 } })
    expect(await read()).toEqual({ ok: false, failure: { kind: 'offline' } })
  })

  it('repeats nothing that failed on the way', async () => {
    for (const answer of [undefined, { status: 502, body: '' }, { status: 429, body: '' }]) {
      const { client, sent } = clientThat([answer])
      await client.send(getShop, { id: 's1' as ShopId })
      expect(sent.length).toBe(1)
    }
  })
})
