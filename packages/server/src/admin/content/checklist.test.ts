import { handoverOf, type ChecklistDocument, type HandoverItem } from '@diandu/core/orders'
import type { ContentFault } from '@diandu/core/admin'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { findHandover, findOrder } from '../../orders/index.ts'
import { openMarket } from '../../orders/testing/open-market.ts'
import { openConsole } from '../testing/open-console.ts'

const NAME = { kind: 'handover', id: 'checklist' } as const

describeOnEachEngine('The checklist of a hand-over', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    const { db } = market
    for (const person of ['seller', 'buyer']) await market.addPerson(person)
    const desk = await openConsole(db)
    await desk.addStaff('neirong', ['content'])
    const cookie = await desk.logIn('neirong')
    const call = (method: 'GET' | 'POST', path: string, input: object) =>
      desk.send(method, `content${path}`, { ...NAME, ...input }, { cookie })
    const given = async () =>
      JSON.parse(((await call('GET', '/body', { version: 0 })).data as { body: string }).body) as ChecklistDocument
    const publish = async (document: ChecklistDocument) => {
      const { data: seen } = await call('POST', '/save', { body: JSON.stringify(document), seen: null })
      expect((await call('POST', '/publish', { seen, at: null })).code).toBe('000000')
    }
    const place = async (shop: string) => (await market.placed('buyer', await market.addShop(shop))).id
    const listOf = async (id: string) => {
      const [order, record] = [await findOrder(db, id), await findHandover(db, id)]
      if (order === undefined || record === undefined) throw new Error(`Order ${id} has no checklist.`)
      const { version, publishedOn, source, items } = handoverOf(record, order.shop)
      return { version, publishedOn, source: source.en, items: items.map(({ item }) => item) }
    }
    const faultsOf = async (document: object) =>
      ((await call('POST', '/check', { body: JSON.stringify(document) })).data as readonly ContentFault[]).map(
        ({ field }) => field,
      )
    return { db, call, given, publish, place, listOf, faultsOf }
  }

  it('is that of its publication for orders placed from then on, and comes back as a copy (ADM-145)', async () => {
    const { call, given, publish, place, listOf } = await begin()
    const before = await listOf(await place('one'))
    expect(before).toMatchObject({ version: '2026-11-25', publishedOn: '2026-11-25' })
    const everywhere = { must: ['funds', 'main-account'] as HandoverItem[], may: ['email'] as HandoverItem[] }
    const source = { zh: '按平台新规整理', en: 'By the new rules' }
    await publish({ ...(await given()), source, everywhere, ofKind: [] })
    expect(await listOf(await place('two'))).toEqual({
      version: '1',
      publishedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      source: 'By the new rules',
      items: ['main-account', 'email', 'funds'],
    })
    const { data: seen } = await call('POST', '/copy', { version: 0 })
    await call('POST', '/publish', { seen, at: null })
    expect(await listOf(await place('three'))).toMatchObject({ version: '2', items: before.items })
  })

  it('stays with an order that was placed under it, whatever is published later (ADM-146)', async () => {
    const { db, given, publish, place, listOf } = await begin()
    const document = await given()
    const orders = [await place('one')]
    await publish({ ...document, everywhere: { must: ['main-account'], may: [] }, ofKind: [] })
    orders.push(await place('two'))
    const before = await Promise.all(orders.map(listOf))
    await publish({ ...document, everywhere: { must: ['funds'], may: [] }, ofKind: [] })
    expect(await Promise.all(orders.map(listOf))).toEqual(before)
    expect(before.map(({ items }) => items.length)).toEqual([before[0]?.items.length, 1])
    // Placed by a later program, beside which this one still runs.
    for (const version of ['2999-01-01', '77']) {
      await db.change('UPDATE order_handovers SET version = $1 WHERE order_id = $2', [version, orders[0] ?? ''])
      expect((await listOf(orders[0] ?? '')).items).toEqual(before[0]?.items)
    }
  })

  it('is refused where a shop would have an item twice, or none that is required (ADM-145)', async () => {
    const { given, faultsOf } = await begin()
    const document = await given()
    const [platform] = document.onPlatform
    const [kind] = document.ofKind
    expect(await faultsOf({ ...document, everywhere: { must: [], may: ['email'] } })).toEqual(['everywhere.must'])
    expect(await faultsOf({ ...document, everywhere: { must: ['funds', 'funds'], may: ['funds'] } })).toEqual([
      'everywhere.must',
      'everywhere.may',
    ])
    expect(await faultsOf({ ...document, onPlatform: [{ ...platform, must: ['funds'] }] })).toEqual([
      'onPlatform.0.must',
    ])
    expect(await faultsOf({ ...document, ofKind: [{ ...kind, must: [], may: ['content'] }] })).toEqual(['ofKind.0.may'])
    expect(await faultsOf({ ...document, onPlatform: [platform, platform], ofKind: [kind, kind] })).toEqual([
      'onPlatform.1.platform',
      'ofKind.1.kind',
    ])
    expect(await faultsOf({ ...document, everywhere: { must: ['a-thing'], may: [] } })).toEqual(['everywhere.must.0'])
  })
})
