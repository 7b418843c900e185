import {
  EVERY_ROLE,
  mayDo,
  ORDER_PARTS,
  PERSON_PARTS,
  type CaseBlock,
  type FoundRecords,
  type OrderPart,
  type PersonPart,
  type StaffAct,
} from '@diandu/core/admin'
import { LOCALES } from '@diandu/core/messages'
import { paidOrder, proveHandover, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'

interface Part {
  readonly path: string
  readonly act: StaffAct
}

const PARTS = (order: string, person: string): readonly (Part & { readonly id: string })[] => [
  ...(Object.keys(PERSON_PARTS) as PersonPart[]).map((part) => ({
    path: `people/one/${part}`,
    act: PERSON_PARTS[part].act,
    id: person,
  })),
  ...(Object.keys(ORDER_PARTS) as OrderPart[]).map((part) => ({
    path: `orders/one/${part}`,
    act: ORDER_PARTS[part].act,
    id: order,
  })),
]

/** A deal that is handed over and reported, with money, messages and sessions on both sides. */
async function begin(db: Database) {
  const fixture = await openServerFixture(db)
  const { buyer, seller } = fixture
  const order = await paidOrder(fixture)
  await fixture.transition(order.id, 'seller.signed', 'seller')
  await fixture.transition(order.id, 'all.signed', 'buyer')
  await proveHandover(seller, order.id)
  valueOf(await seller.device.fulfilment.handOver(order.id, 'key-to-hand-over'))
  const opened = await openConsole(db)
  const as = async (role: (typeof EVERY_ROLE)[number]) => {
    await opened.addStaff(role, [role])
    return opened.logIn(role)
  }
  const search = async (text: string, cookie: string) =>
    (await opened.send('GET', 'people', { text }, { cookie })).data as FoundRecords
  return { ...opened, fixture, buyer, seller, order, as, search }
}

describeOnEachEngine('Pages of users and orders', (open) => {
  it('users and orders are found by mobile, name, and the numbers of an order, a shop, a receipt and a contract (ADM-23)', async () => {
    const db = await open()
    const { as, search, buyer, seller, order, send } = await begin(db)
    const ke = await as('support')
    const names = async (text: string) => (await search(text, ke)).people.map(({ userId }) => userId).toSorted()
    const orders = async (text: string) => (await search(text, ke)).orders.map(({ number }) => number)
    const both = [buyer.userId, seller.userId].toSorted()
    for (const text of ['13800000001', ' BUYER_L ', buyer.userId]) expect(await names(text)).toEqual([buyer.userId])
    expect(await names(order.number)).toEqual(both)
    expect(await orders(order.number)).toEqual([order.number])
    expect([await names(order.shop.id), await orders(order.shop.id)]).toEqual([both, [order.number]])
    const [contract] = await db.query<{ number: string }>('SELECT number FROM contracts')
    if (contract !== undefined) expect(await orders(contract.number)).toEqual([order.number])
    const [recharge] = await db.query<{ id: string; bankReference: string }>(
      'SELECT id, bank_reference FROM recharges WHERE user_id = $1 AND bank_reference IS NOT NULL LIMIT 1',
      [buyer.userId],
    )
    for (const text of [recharge?.id ?? '', recharge?.bankReference ?? ''])
      expect(await names(text)).toEqual([buyer.userId])
    // As people type them: letter case, signs and spaces do not count.
    expect(await orders(order.number.toLowerCase())).toEqual([order.number])
    if (contract !== undefined) expect(await orders(contract.number.toLowerCase())).toEqual([order.number])
    expect(await names(order.shop.id.replaceAll('-', '').toUpperCase())).toEqual(both)
    await db.change("UPDATE recharges SET bank_reference = 'SLIP77' WHERE id = $1", [recharge?.id ?? ''])
    expect(await names('slip 77')).toEqual([buyer.userId])
    expect((await search('%%', ke)).people).toEqual([])
    expect((await send('GET', 'people', { text: '  ' }, { cookie: ke })).code).not.toBe(SUCCESS)
    expect((await search('13800000001', ke)).people).toMatchObject([{ mobile: '138****0001', standing: 'open' }])
    expect((await search(order.number, await as('content'))).orders).toEqual([])
  })

  it('each part is answered to the roles of core’s table and to no other, and reads what is stored (ADM-21)', async () => {
    const { as, send, buyer, order } = await begin(await open())
    for (const role of EVERY_ROLE) {
      const cookie = await as(role)
      for (const { path, act, id } of PARTS(order.number, buyer.userId)) {
        const { code, data } = await send('GET', path, { id, locale: 'zh-CN' }, { cookie })
        expect([role, path, code === SUCCESS]).toEqual([role, path, mayDo([role], act)])
        if (code === SUCCESS) expect([path, (data as CaseBlock[]).length > 0]).toEqual([path, true])
      }
    }
  })

  it('whatever is shown in English is in English (ADM-21)', async () => {
    const { as, send, buyer, seller, order } = await begin(await open())
    const cookie = await as('auditor')
    for (const locale of LOCALES)
      for (const person of [buyer, seller])
        for (const { path, id } of PARTS(order.id, person.userId)) {
          const { data } = await send('GET', path, { id, locale }, { cookie })
          for (const block of data as CaseBlock[])
            expect([
              path,
              /\p{Script=Han}/u.test([block.title, ...('heads' in block ? block.heads : [])].join()),
            ]).toEqual([path, locale === 'zh-CN'])
        }
  })

  it('a device of which nothing is known is called unknown (ADM-21)', async () => {
    const db = await open()
    const { as, send, buyer } = await begin(db)
    await db.change('UPDATE sessions SET system = NULL, browser = NULL', [])
    const given = { id: buyer.userId, locale: 'en' }
    const { data } = await send('GET', 'people/one/sessions', given, { cookie: await as('support') })
    const [signIns] = data as (CaseBlock & { rows: { cells: string[] }[] })[]
    expect(signIns?.rows.length).toBeGreaterThan(0)
    for (const { cells } of signIns?.rows ?? []) expect(cells[0]).toBe('Unknown device')
  })

  it('the money of an order is shown line by line, and its sums are nought (ADM-21)', async () => {
    const { as, send, order } = await begin(await open())
    const { data } = await send(
      'GET',
      'orders/one/money',
      { id: order.id, locale: 'en' },
      { cookie: await as('cashier') },
    )
    const [, movements] = data as (CaseBlock & { rows: { cells: string[] }[] })[]
    const sums = movements?.rows.map(({ cells }) => Number(cells[3]?.replaceAll(/[^\d.-]/g, ''))) ?? []
    expect(sums.length).toBeGreaterThan(1)
    expect(Math.round(sums.reduce((sum, one) => sum + one, 0) * 100)).toBe(0)
  })

  it('a whole mobile wants a reason, and the look is in the log of the user (ADM-22)', async () => {
    const { as, send, buyer } = await begin(await open())
    const [ke, shen] = [await as('support'), await as('auditor')]
    const look = (reason: string, id: string = buyer.userId) =>
      send('POST', 'people/mobile', { id, reason }, { cookie: ke })
    expect((await look('  ')).code).not.toBe(SUCCESS)
    expect((await look('回访', 'nobody')).reason).toBe('not-found')
    expect((await look('回访')).data).toEqual({ mobile: '13800000001' })
    const log = await send('GET', 'log', { userId: buyer.userId }, { cookie: shen })
    expect((log.data as { items: unknown[] }).items).toMatchObject([
      { act: 'see-mobile', staffId: 'support', reason: '回访' },
    ])
    const part = await send('GET', 'people/one/log', { id: buyer.userId, locale: 'en' }, { cookie: shen })
    expect(JSON.stringify(part.data)).toContain('See whole mobiles')
  })

  it('a note stays with the user, with its author (ADM-24)', async () => {
    const { as, send, buyer } = await begin(await open())
    const ke = await as('support')
    const note = (id: string) => send('POST', 'people/note', { id, words: ' <b>核对过</b> ' }, { cookie: ke })
    expect((await note('nobody')).reason).toBe('not-found')
    expect((await note(buyer.userId)).code).toBe(SUCCESS)
    const { data } = await send(
      'GET',
      'people/one/notes',
      { id: buyer.userId, locale: 'en' },
      { cookie: await as('cashier') },
    )
    expect(data).toMatchObject([{ rows: [{ cells: [expect.any(String), 'support of the market', '<b>核对过</b>'] }] }])
  })

  it('an order and a user that are not there are told as missing', async () => {
    const { as, send } = await begin(await open())
    const cookie = await as('auditor')
    for (const { path } of [{ path: 'people/one' }, { path: 'orders/one' }])
      expect((await send('GET', path, { id: 'nobody' }, { cookie })).reason).toBe('not-found')
    for (const { path } of PARTS('', ''))
      expect((await send('GET', path, { id: 'nobody', locale: 'en' }, { cookie })).reason).toBe('not-found')
  })
})
