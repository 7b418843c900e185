import type { PayoutBatch, WaitingPayout } from '@diandu/core/admin'
import { MINUTE_MS, type Page } from '@diandu/core/kernel'
import { aCardNumber, valueOf } from '@diandu/core/testing'
import { addBankCard, requestWithdrawal } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../database/testing.ts'
import type { Database } from '../../../database/index.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openMarket, PAYMENT_PASSWORD } from '../../../orders/testing/open-market.ts'
import { checkBooks, reviewWithdrawal } from '../../../wallet/index.ts'
import { openConsole } from '../../testing/open-console.ts'

const SUCCESS = '000000'
const AMOUNT_FEN = 300_00

describeOnEachEngine('A batch of payouts', (open) => {
  const begin = async (db: Database) => {
    const market = await openMarket(db)
    const review = (id: string, status: 'processing' | 'to-pay-out' | 'failed') =>
      db.transaction((tx) =>
        reviewWithdrawal(
          tx,
          id,
          { status, by: 'Li Na', why: 'seen', at: market.clock.now() },
          { random: systemRandom, nowMs: market.clock.now() },
        ),
      )
    const ids: string[] = []
    for (const name of ['lin', 'wu', 'qin']) {
      await market.addPerson(name, 1_000_00)
      const draft = { bank: 'CMB', holder: '林小满', number: aCardNumber(ids.length) }
      const card = valueOf(await market.call<{ id: string }>(addBankCard, name, draft))
      const request = { cardId: card.id, amountFen: AMOUNT_FEN, paymentPassword: PAYMENT_PASSWORD }
      const { id } = valueOf(await market.call<{ id: string }>(requestWithdrawal, name, request))
      for (const status of ['processing', 'to-pay-out'] as const) valueOf(await review(id, status))
      ids.push(id)
    }
    const desk = await openConsole(db, { now: new Uint8Array(32), before: [] })
    await desk.addStaff('chu', ['cashier'], { name: '楚娜' })
    await desk.addStaff('fu', ['checker'])
    const cookies = { chu: await desk.logIn('chu'), fu: await desk.logIn('fu') }
    const send = (path: string, input: object, by: keyof typeof cookies = 'chu') =>
      desk.send('POST', `money/payouts${path}`, { reason: '打款', ...input }, { cookie: cookies[by] })
    const list = async () =>
      (await desk.send('GET', 'money/payouts', {}, { cookie: cookies.chu })).data as {
        readonly waiting: readonly WaitingPayout[]
        readonly batches: readonly PayoutBatch[]
      }
    const collected = async (some: readonly string[] = ids) =>
      ((await send('', { ids: some })).data as { readonly id: string }).id
    /** Ten minutes later, with a fresh proof. */
    const leave = async () => {
      desk.clock.advance(10 * MINUTE_MS)
      cookies.chu = await desk.logIn('chu')
    }
    const statusOf = async (id: string) =>
      (await db.query<{ status: number }>('SELECT status FROM withdrawals WHERE id = $1', [id]))[0]?.status
    const logOf = async (id: string) => {
      await desk.addStaff('shen', ['auditor'])
      const { data } = await desk.send('GET', 'log', { object: id }, { cookie: await desk.logIn('shen') })
      return (data as Page<{ readonly act: string }>).items.map(({ act }) => act)
    }
    return { ...market, ids, review, send, list, collected, leave, statusOf, logOf, cookies, desk }
  }
  const TO_PAY_OUT = 2
  const PAID_OUT = 3

  it('leaves after ten minutes: until then it is cancelled, from then on its file is read and its payouts confirmed (ADM-54)', async () => {
    const { ids, send, list, collected, leave, desk, balanceOf } = await begin(await open())
    const first = await collected()
    for (const path of ['/file', '/confirm'])
      expect((await send(path, { id: first, ...(path === '/file' ? {} : { unpaid: [] }) })).reason).toBe(
        'request-closed',
      )
    expect((await list()).waiting).toEqual([])
    expect((await send('/cancel', { id: first })).code).toBe(SUCCESS)
    expect((await list()).waiting.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect((await send('/cancel', { id: first })).reason).toBe('request-closed')
    const second = await collected()
    desk.clock.advance(5 * MINUTE_MS - 60_000)
    expect((await list()).batches.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'collected'])
    await leave()
    expect((await send('/cancel', { id: second })).reason).toBe('request-closed')
    expect((await send('/file', { id: second })).code).toBe(SUCCESS)
    expect((await send('/confirm', { id: second, unpaid: [] })).code).toBe(SUCCESS)
    expect((await send('/confirm', { id: second, unpaid: [] })).reason).toBe('request-closed')
    expect([await balanceOf('house:payment-out'), await balanceOf('frozen:lin')]).toEqual([3 * AMOUNT_FEN, 0])
  })

  it('has a file with whole card numbers, and each look is an entry of the log (ADM-54, ADM-11)', async () => {
    const { ids, send, collected, leave, logOf, desk, cookies } = await begin(await open())
    const id = await collected()
    await leave()
    const { content } = (await send('/file', { id })).data as { readonly content: string }
    for (const [place] of ids.entries())
      expect(content).toContain(`"${aCardNumber(place)}","林小满","招商银行","300.00"`)
    await send('/file', { id })
    expect(await logOf(id)).toEqual(['see-payout-file', 'see-payout-file', 'collect-payouts'])
    desk.clock.advance(5 * MINUTE_MS)
    expect((await send('/file', { id })).reason).toBe('proof-spent')
    cookies.chu = await desk.logIn('chu')
    expect((await send('/file', { id, reason: ' ' })).code).not.toBe(SUCCESS)
    expect((await send('/file', { id }, 'fu')).reason).toBe('another-user')
  })

  it('has a withdrawal that is in no other open batch, and that is not moved beside it (ADM-55)', async () => {
    const { ids, send, review, collected, leave, statusOf } = await begin(await open())
    const [one = '', other = ''] = ids
    const both = await Promise.all([send('', { ids: [one, other] }), send('', { ids: [other, one] })])
    expect(both.map(({ code }) => code === SUCCESS).toSorted()).toEqual([false, true])
    expect((await review(one, 'failed')).ok).toBe(false)
    const made = both.find(({ code }) => code === SUCCESS)
    const batch = (made?.data as { readonly id: string } | undefined)?.id
    await leave()
    expect((await send('/confirm', { id: batch, unpaid: [ids[2]] })).reason).toBe('not-found')
    expect((await send('/confirm', { id: batch, unpaid: [other] })).code).toBe(SUCCESS)
    expect([await statusOf(one), await statusOf(other)]).toEqual([PAID_OUT, TO_PAY_OUT])
    expect(await collected([other])).toMatch(/\w/)
    expect((await send('', { ids: [one] })).reason).toBe('changed-elsewhere')
  })

  it('of which one cannot be paid out pays none, and is as it was (ADM-55)', async () => {
    const { db, ids, send, list, collected, leave, statusOf } = await begin(await open())
    const id = await collected()
    await leave()
    await db.change(`UPDATE accounts SET balance_fen = 0 WHERE id = 'frozen:qin'`)
    expect((await send('/confirm', { id, unpaid: [] })).status).toBe(500)
    expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => TO_PAY_OUT))
    expect((await list()).batches).toMatchObject([{ state: 'sent', lines: ids.map(() => ({ outcome: 'open' })) }])
    await db.change(`UPDATE accounts SET balance_fen = ${AMOUNT_FEN} WHERE id = 'frozen:qin'`)
    const both = await Promise.all([send('/confirm', { id, unpaid: [] }), send('/confirm', { id, unpaid: [] })])
    expect(both.map(({ code }) => code === SUCCESS).toSorted()).toEqual([false, true])
    expect(await checkBooks(db)).toEqual([])
  })

  it('takes no money that is held, and none that no second person approved (ADM-54, WAL-34)', async () => {
    const { db, ids, send, collected, leave, statusOf } = await begin(await open())
    await db.change(
      `INSERT INTO payout_holds (user_id, report_id, shop_id, shop_title, reason, held_at, held_by) VALUES ('wu', 'r', 's', 't', 'x', 1, 'y')`,
    )
    expect((await send('', { ids })).reason).toBe('payouts-held')
    const [lin = '', , qin = ''] = ids
    const id = await collected([lin, qin])
    await leave()
    await db.change('UPDATE withdrawals SET amount_fen = 50000000 WHERE id = $1', [qin])
    expect((await send('/confirm', { id, unpaid: [] })).code).not.toBe(SUCCESS)
    expect(await statusOf(lin)).toBe(TO_PAY_OUT)
    expect((await send('/confirm', { id, unpaid: [] }, 'fu')).reason).toBe('another-user')
  })
})
