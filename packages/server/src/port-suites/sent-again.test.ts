import { createHmac } from 'node:crypto'
import { aSellForm, exampleShop, pictureOf, SMALL_PNG } from '@diandu/core/testing'
import { MINUTE_MS } from '@diandu/core/kernel'
import type { ArticleId } from '@diandu/core/articles'
import type { UserId } from '@diandu/core/session'
import {
  addAddress,
  addBankCard,
  addProposal,
  callName,
  CALLS,
  confirmContract,
  cutPrice,
  getSigningLink,
  offerShop,
  publishRequest,
  removeBankCard,
  reportShop,
  sell,
  signatureText,
  submitQuestion,
  uploadPicture,
  type Call,
} from '@diandu/wire'
import { expect, it } from 'vitest'
import { putArticle } from '../articles/index.ts'
import { putShops } from '../catalog/index.ts'
import { canonicalJson } from '../calls/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { openAnswer, sealRequest } from '../sealing/testing/seal-request.ts'
import { hashPassword, insertUser } from '../session/index.ts'
import { DEMO_SIGNING_SECRET } from '../settings.ts'
import { CHEAP, openServer } from './testing/open-server.ts'

type Fields = Readonly<Record<string, unknown>>

const SHOP = exampleShop(1)
const ADDRESS = {
  receiver: '林小满',
  mobile: '13800000001',
  provinceCode: '110000',
  cityCode: '110100',
  districtCode: '110105',
  detail: '建国路 88 号',
  postcode: '',
  isDefault: true,
}

const ARTICLE = {
  id: 'deposit' as ArticleId,
  category: 'costs',
  topicArticles: null,
  title: '保证金怎么退',
  summary: '一句话',
  source: '先问清楚。',
  body: [],
  shops: '',
  minutes: 1,
  publishedAt: null,
} as const

const NUMBER = '6225880123456783'

/** Each call that adds something: what it is sent, and where its rows are. */
const ADDING: readonly (readonly [Call, Fields, string])[] = [
  [addAddress, ADDRESS, 'addresses'],
  [addProposal, { content: '希望能导出账单', contact: '' }, 'proposals'],
  [cutPrice, { shopId: SHOP.id, askedFen: SHOP.priceFen, offeredFen: SHOP.priceFen - 100 }, 'price_offers'],
  [addBankCard, { bank: 'CMB', holder: '林小满', number: NUMBER }, 'bank_cards'],
  [submitQuestion, { type: 'article', id: ARTICLE.id, content: '保证金什么时候能退？' }, 'article_questions'],
  [reportShop, { shopId: SHOP.id, reason: 'figures-untrue', words: '月营业额和截图对不上' }, 'shop_reports'],
  [publishRequest, { platform: 1, days: 30, content: '' }, 'buyer_requests'],
  [sell, { ...aSellForm() }, 'sales'],
]
/**
 * Tried elsewhere: a file, and, in `contracts/signing-links.test.ts`, a link for the signer and a contract that was
 * read.
 */
const ELSEWHERE = [uploadPicture, getSigningLink, confirmContract, offerShop]

describeOnEachEngine('A request that adds something and has no key', (open) => {
  const begin = async () => {
    const db = await open()
    const server = await openServer(db)
    await putArticle(db, ARTICLE, 0)
    await putShops(db, [{ ...SHOP, sellerId: 'seller', viewCount: 0 }])
    const tokens = new Map<string, string>()
    for (const [at, name] of ['li', 'wu'].entries()) {
      await insertUser(db, {
        id: name as UserId,
        username: name,
        mobile: `1380000000${at}`,
        passwordHash: await hashPassword('is-here-12', CHEAP),
        createdAt: 0,
      })
      const entered = await server.app.inject({
        method: 'POST',
        url: '/api/wap-api/v1/login',
        payload: server.signed({ name, password: 'is-here-12' }),
      })
      tokens.set(name, entered.json<{ data: { token: string } }>().data.token)
    }
    const send = async (
      endpoint: Pick<Call, 'path'>,
      payload: Fields,
      name = 'li',
      headers: Readonly<Record<string, string>> = {},
    ) =>
      (
        await server.app.inject({
          method: 'POST',
          url: `/api/wap-api/v1/${endpoint.path}`,
          headers: { authorization: `Bearer ${tokens.get(name)}`, ...headers },
          payload,
        })
      ).body
    /** Unsealed, since a sealed answer has other bytes each time. */
    const read = (endpoint: Call, answer: string): unknown =>
      endpoint.sealed ? openAnswer(JSON.parse(answer)) : answer
    const request = async (endpoint: Call, fields: Fields) =>
      server.signed(await sealRequest(endpoint, fields, db, server.clock.now()))
    const sendPicture = async (bytes: Uint8Array, timestamp: number) => {
      const parameters = { timestamp: String(timestamp) }
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(bytes)]), 'a.png')
      for (const [name, value] of Object.entries({
        ...parameters,
        sign: createHmac('sha256', DEMO_SIGNING_SECRET).update(signatureText(parameters)).digest('hex'),
      }))
        form.append(name, value)
      const sent = new Request('http://localhost', { method: 'POST', body: form })
      const headers = {
        authorization: `Bearer ${tokens.get('li')}`,
        'content-type': sent.headers.get('content-type') ?? '',
      }
      return (
        await server.app.inject({
          method: 'POST',
          url: '/api/wap-api/v1/upload/image',
          headers,
          payload: Buffer.from(await sent.arrayBuffer()),
        })
      ).body
    }
    const rowsOf = async (table: string) => (await db.query(`SELECT 1 FROM ${table}`)).length
    const keys = () => rowsOf('idempotency_keys')
    return { ...server, db, send, sendPicture, read, request, rowsOf, keys }
  }
  const named = ADDING.map((one) => [callName(one[0]), ...one] as const)

  it('is one of these calls (IDM-8)', () => {
    expect(
      CALLS.filter(({ once }) => once)
        .map(callName)
        .toSorted(),
    ).toEqual([...named.map(([name]) => name), ...ELSEWHERE.map(callName)].toSorted())
  })

  it.each(named)(
    '%s sent again, signature and all, adds nothing and gets the first answer, also minutes later (IDM-8)',
    async (_name, endpoint, fields, table) => {
      const { send, read, request, rowsOf, clock, close } = await begin()
      const copied = await request(endpoint, fields)
      const first = await send(endpoint, copied)
      expect(JSON.parse(first)).toMatchObject({ code: '000000' })
      clock.advance(5 * MINUTE_MS)
      for (const again of [await send(endpoint, copied), await send(endpoint, copied)])
        expect(read(endpoint, again)).toEqual(read(endpoint, first))
      expect(await rowsOf(table)).toBe(1)
      await close()
    },
  )

  it.each(named)('%s sent twelve times at once adds one row (IDM-8)', async (_name, endpoint, fields, table) => {
    const { send, read, request, rowsOf, close } = await begin()
    const copied = await request(endpoint, fields)
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(endpoint, copied)))
    expect(new Set(answers.map((answer) => JSON.stringify(read(endpoint, answer)))).size).toBe(1)
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ code: '000000' })
    expect(await rowsOf(table)).toBe(1)
    await close()
  })

  it('a card that was removed meanwhile is not added by the copied request (IDM-8)', async () => {
    const { db, send, read, request, signed, clock, close } = await begin()
    const copied = await request(addBankCard, { bank: 'CMB', holder: '林小满', number: NUMBER })
    const first = await send(addBankCard, copied)
    const { id } = read(addBankCard, first) as { id: string }
    expect(JSON.parse(await send(removeBankCard, signed({ id })))).toMatchObject({ code: '000000' })
    clock.advance(5 * MINUTE_MS)
    expect(read(addBankCard, await send(addBankCard, copied))).toEqual(read(addBankCard, first))
    expect(await db.query('SELECT 1 FROM bank_cards WHERE removed_at IS NULL')).toEqual([])
    await close()
  })

  it('what is kept of a request that came sealed tells nothing of it without the key (IDM-7)', async () => {
    const { db, send, request, box, close } = await begin()
    const fields = { bank: 'CMB', holder: '林小满', number: NUMBER }
    await send(addBankCard, await request(addBankCard, fields), 'li', { 'idempotency-key': 'key-number-1' })
    const again = await send(addBankCard, await request(addBankCard, fields), 'li', {
      'idempotency-key': 'key-number-1',
    })
    expect(openAnswer(JSON.parse(again))).toMatchObject({ lastFour: NUMBER.slice(-4) })
    const [stored] = await db.query<{ hash: string; answer: string | null }>(
      'SELECT body_hash AS hash, answer FROM idempotency_keys',
    )
    expect(stored).toEqual({ hash: box.nameOf(Buffer.from(canonicalJson(fields))), answer: null })
    const other = await request(addBankCard, { ...fields, number: '6222021234567894' })
    expect(JSON.parse(await send(addBankCard, other, 'li', { 'idempotency-key': 'key-number-1' }))).toMatchObject({
      data: { reason: 'key-reused' },
    })
    await close()
  })

  it('a picture sent again with its signature adds nothing, one after the other and at once; another one with the same signature is another (IDM-8)', async () => {
    const { sendPicture, clock, rowsOf, close } = await begin()
    const sent = clock.now()
    const first = await sendPicture(SMALL_PNG.bytes, sent)
    expect(JSON.parse(first)).toMatchObject({ code: '000000' })
    clock.advance(5 * MINUTE_MS)
    expect(await Promise.all(Array.from({ length: 6 }, () => sendPicture(SMALL_PNG.bytes, sent)))).toEqual(
      Array.from({ length: 6 }, () => first),
    )
    expect(await rowsOf('pictures')).toBe(1)
    const others = await Promise.all(Array.from({ length: 6 }, () => sendPicture(pictureOf(1).bytes, sent)))
    expect([new Set(others).size, others.includes(first), await rowsOf('pictures')]).toEqual([1, false, 2])
    await sendPicture(SMALL_PNG.bytes, clock.now())
    expect(await rowsOf('pictures')).toBe(3)
    await close()
  })

  it('asks again at another instant, as another person, and at another call (IDM-8)', async () => {
    const { send, signed, rowsOf, clock, close } = await begin()
    const request = signed(ADDRESS)
    await send(addAddress, request)
    await send(addAddress, request, 'wu')
    expect(await rowsOf('addresses')).toBe(2)
    await send(addAddress, signed(ADDRESS, clock.now() + 1))
    expect(await rowsOf('addresses')).toBe(3)
    expect(JSON.parse(await send(addProposal, request))).toMatchObject({
      code: '400000',
      data: { reason: 'parameter-missing' },
    })
    const proposal = signed({ content: '一样', contact: '' })
    expect(await send(addProposal, proposal)).toBe(await send(addProposal, proposal))
    await close()
  })

  it('a request that was refused is checked again (IDM-8)', async () => {
    const { db, send, signed, rowsOf, close } = await begin()
    await db.change("UPDATE shops SET status = 'withdrawn' WHERE id = $1", [SHOP.id])
    const [endpoint, fields] = ADDING[2] ?? []
    const request = signed(fields)
    expect(JSON.parse(await send(endpoint ?? cutPrice, request))).toMatchObject({ code: '400000' })
    await db.change('UPDATE shops SET status = $2 WHERE id = $1', [SHOP.id, SHOP.status])
    expect(JSON.parse(await send(endpoint ?? cutPrice, request))).toMatchObject({ code: '000000' })
    expect(await rowsOf('price_offers')).toBe(1)
    await close()
  })

  it('takes a key where the client has one, and no key that is a signature’s (IDM-8)', async () => {
    const { send, signed, rowsOf, keys, db, clock, close } = await begin()
    for (const at of [0, 1])
      await send(addAddress, signed(ADDRESS, clock.now() + at), 'li', { 'idempotency-key': 'key-number-1' })
    expect(await rowsOf('addresses')).toBe(1)
    await send(addAddress, signed(ADDRESS))
    const [stored] = await db.query<{ key: string }>("SELECT key FROM idempotency_keys WHERE key LIKE 'signed %'")
    expect(
      JSON.parse(await send(addAddress, signed(ADDRESS), 'li', { 'idempotency-key': stored?.key ?? '' })),
    ).toMatchObject({ data: { field: 'Idempotency-Key' } })
    expect(await keys()).toBe(2)
    await close()
  })

  it('is forgotten once its signature is good no more, and a key of the client’s is not', async () => {
    const { send, signed, keys, clock, advance, close } = await begin()
    await send(addAddress, signed(ADDRESS, clock.now() + 5 * MINUTE_MS))
    await send(addAddress, signed(ADDRESS), 'li', { 'idempotency-key': 'key-number-1' })
    await advance(10 * MINUTE_MS)
    expect(await keys()).toBe(2)
    await advance(MINUTE_MS + 1)
    expect(await keys()).toBe(1)
    await close()
  })
})
