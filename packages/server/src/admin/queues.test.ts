import { aCardNumber, aListableForm, valueOf } from '@diandu/core/testing'
import { addBankCard, requestWithdrawal } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { openMoneyMarket } from '../ops/testing/open-money-market.ts'
import { PAYMENT_PASSWORD } from '../orders/testing/open-market.ts'
import { openServerFixture } from '../port-suites/testing/open-server-fixture.ts'
import { openConsole } from './testing/open-console.ts'

const SUCCESS = '000000'

describeOnEachEngine('The queues of the console', (open) => {
  it('a listing is read, asked about and accepted as it was read, and the log tells it (SEL-6, SEL-7, ADM-11)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const form = await aListableForm(fixture, fixture.buyer, {})
    const { selling } = fixture.buyer.device
    const { id } = valueOf(await selling.submit(form, 'the-first-form-of-all'))
    const { addStaff, logIn, send } = await openConsole(db)
    await addStaff('li', ['reviewer'])
    await addStaff('shen', ['auditor'])
    const cookie = await logIn('li')
    expect((await send('GET', 'listings', {}, { cookie })).data).toMatchObject([{ id, revision: 1 }])
    expect((await send('GET', 'today', {}, { cookie })).data).toContainEqual(
      expect.objectContaining({ queue: 'listings', waiting: 1 }),
    )
    const { data } = await send('GET', 'listings/one', { id, locale: 'en' }, { cookie })
    const { stated, photos, unmet } = data as { stated: unknown[]; photos: string[]; unmet: string[] }
    expect([stated.length > 10, photos.length > 0, unmet]).toEqual([true, true, []])
    const decide = (revision: number, verdict: object) =>
      send('POST', 'listings/decide', { id, revision, verdict }, { cookie })
    expect((await decide(1, { kind: 'ask', field: 'described', words: '请补截图' })).code).toBe(SUCCESS)
    valueOf(await selling.change(id, 2, form))
    expect((await decide(2, { kind: 'accept' })).code).not.toBe(SUCCESS)
    const both = await Promise.all([decide(3, { kind: 'accept' }), decide(3, { kind: 'refuse', words: '图不清楚' })])
    expect(both.map(({ code }) => code === SUCCESS).toSorted()).toEqual([false, true])
    const log = (await send('GET', 'log', { object: id }, { cookie: await logIn('shen') })).data
    expect((log as { items: unknown[] }).items).toMatchObject([
      { act: 'review-listing', staffId: 'li' },
      { act: 'review-listing', reason: '请补截图' },
    ])
  })

  it('a user is found by mobile, by the beginning of a name, and by a shop, with the mobile masked (ADM-1)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const form = await aListableForm(fixture, fixture.buyer, {})
    const { id } = valueOf(await fixture.buyer.device.selling.submit(form, 'the-first-form-of-all'))
    const { addStaff, logIn, send } = await openConsole(db)
    await addStaff('ke', ['support'])
    const cookie = await logIn('ke')
    for (const text of ['13800000001', 'BUYER_L', id])
      expect([text, (await send('GET', 'people', { text }, { cookie })).data]).toEqual([
        text,
        [expect.objectContaining({ username: 'buyer_lin', mobile: '138****0001' })],
      ])
    expect((await send('GET', 'people', { text: '  ' }, { cookie })).code).not.toBe(SUCCESS)
    expect((await send('GET', 'people', { text: '%%' }, { cookie })).data).toEqual([])
  })

  it('a large withdrawal is submitted by a cashier and let through by a checker alone (WAL-34, ADM-1, ADM-11)', async () => {
    const market = await openMoneyMarket(await open())
    await market.addPerson('wu', 4_000_000_00)
    const card = await market.call<{ id: string }>(addBankCard, 'wu', {
      bank: 'CMB',
      holder: '林小满',
      number: aCardNumber(1),
    })
    const requested = await market.call<{ id: string }>(requestWithdrawal, 'wu', {
      cardId: valueOf(card).id,
      amountFen: 600_000_00,
      paymentPassword: PAYMENT_PASSWORD,
    })
    const { id } = valueOf(requested)
    const { addStaff, logIn, send, db } = await openConsole(market.db, { now: new Uint8Array(32), before: [] })
    await addStaff('chu', ['cashier'])
    await addStaff('fu', ['checker'])
    const [chu, fu] = [await logIn('chu'), await logIn('fu')]
    const move = (to: string, cookie = chu) =>
      send('POST', 'withdrawals/move', { id, to, reason: '已核对' }, { cookie })
    const approve = (cookie: string) =>
      send('POST', 'withdrawals/approve', { id, isApproved: true, reason: '一致' }, { cookie })
    const number = await send('POST', 'withdrawals/card', { id, reason: '今天打款' }, { cookie: chu })
    expect(number.data).toEqual({ holder: '林小满', number: aCardNumber(1) })
    // Of two at the same instant one moves it: the other decided by what was there before.
    const twice = await Promise.all([move('processing'), move('processing')])
    expect(twice.map(({ code }) => code === SUCCESS).toSorted()).toEqual([false, true])
    expect((await move('to-pay-out')).code).not.toBe(SUCCESS)
    expect((await approve(fu)).reason).toBe('request-closed')
    expect((await move('in-approval')).code).toBe(SUCCESS)
    expect((await move('to-pay-out')).reason).toBe('another-user')
    expect((await approve(chu)).reason).toBe('another-user')
    expect((await approve(fu)).data).toMatchObject({ status: 'to-pay-out' })
    expect((await move('paid-out', fu)).reason).toBe('another-user')
    expect((await move('paid-out')).data).toMatchObject({ status: 'paid-out' })
    const acts = await db.query<{ act: string; userId: string }>(
      "SELECT act, user_id FROM staff_log WHERE object_kind = 'withdrawal' ORDER BY number",
    )
    expect(acts.map(({ act }) => act)).toEqual([
      'see-card-number',
      'move-withdrawal',
      'move-withdrawal',
      'approve-withdrawal',
      'move-withdrawal',
    ])
    expect(new Set(acts.map(({ userId }) => userId))).toEqual(new Set(['wu']))
  })
})
