import type { Today } from '@diandu/core/admin'
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
    expect((await send('GET', 'listings', { locale: 'en' }, { cookie })).data).toMatchObject([{ id, version: '1' }])
    expect(((await send('GET', 'today', {}, { cookie })).data as Today).queues).toContainEqual(
      expect.objectContaining({ queue: 'listings', waiting: 1 }),
    )
    const { data } = await send('GET', 'listings/one', { id, locale: 'en' }, { cookie })
    const { blocks, decisions } = data as { blocks: { kind: string }[]; decisions: { unmet: string[] }[] }
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['facts', 'pictures', 'words', 'steps']))
    expect(decisions.flatMap(({ unmet }) => unmet)).toEqual([])
    const decide = (decision: string, version: string, words = '', fields = {}) =>
      send('POST', `listings/decide/${decision}`, { id, version, words, fields }, { cookie })
    expect((await decide('ask', '1', '请补截图', { field: 'described' })).code).toBe(SUCCESS)
    valueOf(await selling.change(id, 2, form))
    expect((await decide('accept', '2')).reason).toBe('changed-elsewhere')
    const both = await Promise.all([decide('accept', '3'), decide('refuse', '3', '图不清楚')])
    expect(both.map(({ code }) => code === SUCCESS).toSorted()).toEqual([false, true])
    const log = (await send('GET', 'log', { object: id }, { cookie: await logIn('shen') })).data
    expect((log as { items: unknown[] }).items).toMatchObject([
      { act: 'review-listing', staffId: 'li' },
      { act: 'review-listing', reason: '请补截图' },
    ])
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
    const stored = async (cookie: string) =>
      (await send('GET', 'withdrawals/one', { id, locale: 'en' }, { cookie })).data as {
        version: string
        state: string
      }
    const decide = (decision: string, version: string, cookie = chu) =>
      send('POST', `withdrawals/decide/${decision}`, { id, version, words: '已核对', fields: {} }, { cookie })
    const move = async (to: string, cookie = chu) => decide(to, (await stored(chu)).version, cookie)
    const approve = async (cookie: string) => decide('approve', (await stored(chu)).version, cookie)
    const sealed = { id, key: 'card', reason: '今天打款', locale: 'en' }
    expect((await send('POST', 'withdrawals/reveal', sealed, { cookie: fu })).reason).toBe('another-user')
    const number = await send('POST', 'withdrawals/reveal', sealed, { cookie: chu })
    expect((number.data as { facts: { value: string }[] }).facts.map(({ value }) => value)).toEqual([
      '林小满',
      aCardNumber(1),
    ])
    // Of two at the same instant one moves it: the other decided by what was there before.
    const twice = await Promise.all(['to-process', 'to-process'].map((version) => decide('processing', version)))
    expect(twice.map(({ code }) => code === SUCCESS).toSorted()).toEqual([false, true])
    expect((await move('to-pay-out')).code).not.toBe(SUCCESS)
    expect((await approve(fu)).reason).toBe('request-closed')
    expect((await move('in-approval')).code).toBe(SUCCESS)
    expect((await move('to-pay-out')).reason).toBe('request-closed')
    expect((await approve(chu)).reason).toBe('another-user')
    expect((await approve(fu)).code).toBe(SUCCESS)
    expect((await stored(chu)).version).toBe('to-pay-out')
    expect((await move('paid-out', fu)).reason).toBe('another-user')
    expect((await move('paid-out')).code).toBe(SUCCESS)
    expect((await stored(chu)).version).toBe('paid-out')
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
