import type { CaseDetail, ShownProposal, WaitingCase } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { reportMismatch } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openMarket } from '../../orders/testing/open-market.ts'
import { checkBooks } from '../../wallet/index.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'
/** With the fee of a tenth. */
const paid = (priceFen: number, orders = 1) => Math.round(priceFen * 1.1) * orders
const LARGE_FEN = 500_000_00
const HALF_FEN = 250_000_00

describeOnEachEngine('Verdicts that award large sums', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    const admin = await openConsole(market.db, { now: new Uint8Array(32), before: [] })
    const keepTime = () => admin.clock.advance(Math.max(0, market.clock.now() - admin.clock.now()))
    keepTime()
    for (const login of ['jiu', 'fen']) await admin.addStaff(login, ['disputes', 'cashier'])
    await admin.addStaff('fu', ['checker'])
    const [jiu, fen, fu] = [await admin.logIn('jiu'), await admin.logIn('fen'), await admin.logIn('fu')]
    let shops = 0
    const handedOver = async (buyer: string, priceFen: number) => {
      const paidFen = paid(priceFen)
      await market.credit(buyer, paidFen)
      const shop = await market.addShop(`shop-${(shops += 1)}`, { priceFen })
      const placed = await market.place(buyer, shop, { priceFen })
      if (!placed.ok) throw new Error('The test could not place an order.')
      const { id } = placed.value
      await market.pay(buyer, id, 'full', paidFen)
      for (const [event, by, who] of [
        ['seller.signed', 'seller', 'seller'],
        ['all.signed', 'buyer', buyer],
        ['shop.handed-over', 'seller', 'seller'],
      ] as const)
        expect(await market.move(id, event, by, who)).toMatchObject({ ok: true })
      return id
    }
    const reported = async (buyer: string, priceFen: number) => {
      const id = await handedOver(buyer, priceFen)
      await market.call(reportMismatch, buyer, { orderId: id, reason: 'debts-hidden', words: '有贷款未告知' })
      return id
    }
    const shown = async (id: string, cookie = jiu) =>
      (await admin.send('GET', 'refunds/one', { id, locale: 'en' }, { cookie })).data as CaseDetail
    const decide = async (id: string, decision: string, cookie = jiu) => {
      const { version } = await shown(id, cookie)
      return admin.send(
        'POST',
        `refunds/decide/${decision}`,
        { id, version, words: '贷款属实', fields: {} },
        { cookie },
      )
    }
    const waiting = async (cookie = fu) =>
      (await admin.send('GET', 'proposals', { locale: 'en' }, { cookie })).data as readonly ShownProposal[]
    const approve = (id = '', cookie = fu) =>
      admin.send('POST', 'proposals/decide', { id, verdict: 'approved', reason: '已核对' }, { cookie })
    await market.addPerson('buyer')
    return { ...market, admin, jiu, fen, fu, handedOver, reported, shown, decide, waiting, approve, keepTime }
  }

  it('are proposed, shown with all their sums, and done by another account (ADM-135, ADM-3, ADM-11)', async () => {
    const { db, admin, jiu, fen, reported, shown, decide, waiting, approve, balanceOf } = await begin()
    const id = await reported('buyer', LARGE_FEN)
    const paidFen = paid(LARGE_FEN)
    const zero = formatMoney(0)
    const second = {
      what: 'Approval by a second person',
      before: 'none yet',
      after: expect.stringContaining('another person'),
    }
    const { decisions } = await shown(id)
    expect(decisions.find(({ key }) => key === 'agreed')?.effects).toContainEqual(second)
    expect(decisions.find(({ key }) => key === 'refused')?.effects).not.toContainEqual(second)
    expect((await decide(id, 'agreed')).code).toBe(SUCCESS)
    expect(await balanceOf('available:buyer')).toBe(0)
    const proposed = await shown(id, fen)
    expect(proposed.decisions).toEqual([])
    expect(proposed.blocks[0]).toMatchObject({
      kind: 'notice',
      title: 'Verdict proposed, waiting for approval',
      lines: [expect.stringContaining('Agree to the refund · jiu of the market')],
    })
    const list = (await admin.send('GET', 'refunds', { locale: 'en' }, { cookie: fen })).data as WaitingCase[]
    expect(list).toMatchObject([{ id, state: 'Verdict proposed, waiting for approval' }])
    for (const verdict of ['agreed', 'refused']) expect((await decide(id, verdict, fen)).reason).toBe('request-closed')
    const [proposal, ...others] = await waiting()
    expect(others).toEqual([])
    expect(proposal?.link).toEqual({ page: 'orders', id })
    for (const change of [
      { what: 'Verdict', before: '-', after: 'Agree to the refund' },
      { what: 'Paid by the buyer, in escrow', before: formatMoney(paidFen), after: zero },
      { what: 'Back to the buyer', before: zero, after: formatMoney(paidFen) },
      { what: 'Available balance of the buyer', before: zero, after: formatMoney(paidFen) },
      { what: 'Let through to this user within 24 hours, with this', before: zero, after: formatMoney(paidFen) },
    ])
      expect(proposal?.changes).toContainEqual(change)
    expect((await approve(proposal?.id, jiu)).reason).toBe('own-request')
    expect((await approve(proposal?.id)).code).toBe(SUCCESS)
    expect((await approve(proposal?.id)).reason).toBe('request-closed')
    expect(await balanceOf('available:buyer')).toBe(paidFen)
    const log = await db.query("SELECT staff_id, approved_by FROM staff_log WHERE object_kind = 'order'")
    expect(log).toMatchObject([{ approvedBy: expect.any(String) }])
    expect(await checkBooks(db)).toEqual([])
  })

  it('are what they are with credits and verdicts of the same day; another of the disputes staff may approve (ADM-135, ADM-136, WAL-34)', async () => {
    const { admin, jiu, fen, reported, decide, waiting, approve, balanceOf } = await begin()
    const [first, second, third] = [
      await reported('buyer', HALF_FEN),
      await reported('buyer', HALF_FEN),
      await reported('buyer', HALF_FEN),
    ]
    expect((await decide(first, 'agreed')).code).toBe(SUCCESS)
    expect(await balanceOf('available:buyer')).toBe(paid(HALF_FEN))
    expect((await decide(second, 'agreed')).code).toBe(SUCCESS)
    expect(await balanceOf('available:buyer')).toBe(paid(HALF_FEN))
    // Nor by another account: the sums of a user are one for all staff.
    expect((await decide(third, 'agreed', fen)).code).toBe(SUCCESS)
    expect(await balanceOf('available:buyer')).toBe(paid(HALF_FEN))
    const credit = { id: 'buyer', amountFen: HALF_FEN, reference: 'slip 1', reason: '银行回单' }
    expect((await admin.send('POST', 'people/credit', credit, { cookie: jiu })).data).toBe('proposed')
    const refund = (await waiting(fen)).find(({ link }) => link?.id === second)
    expect((await approve(refund?.id, fen)).code).toBe(SUCCESS)
    expect(await balanceOf('available:buyer')).toBe(paid(HALF_FEN, 2))
    admin.clock.advance(DAY_MS)
    const later = await admin.logIn('jiu')
    expect((await decide(third, 'agreed', later)).code).toBe(SUCCESS)
    expect(await balanceOf('available:buyer')).toBe(paid(HALF_FEN, 3))
  })

  it('count the damages that a seller owes, and what a seller is paid for a silent buyer (ADM-135)', async () => {
    const { admin, clock, keepTime, reported, handedOver, decide, waiting, balanceOf } = await begin()
    const [failed, silent] = [await reported('buyer', 400_000_00), await handedOver('buyer', LARGE_FEN)]
    expect((await decide(failed, 'seller-failed')).code).toBe(SUCCESS)
    expect(await balanceOf('available:buyer')).toBe(0)
    clock.advance(73 * HOUR_MS)
    keepTime()
    const [later, checker] = [await admin.logIn('jiu'), await admin.logIn('fu')]
    expect((await decide(silent, 'completed', later)).code).toBe(SUCCESS)
    expect(await balanceOf('available:seller')).toBe(0)
    // The first one has lapsed by then.
    const [proposal, ...others] = await waiting(checker)
    expect(others).toEqual([])
    expect(proposal?.changes).toContainEqual({
      what: 'To the seller',
      before: formatMoney(0),
      after: formatMoney(LARGE_FEN),
    })
  })

  it('are not done once the order has moved since, and leave the proposal as it was (ADM-135, ADM-20)', async () => {
    const { db, reported, decide, waiting, approve, move, balanceOf } = await begin()
    const id = await reported('buyer', LARGE_FEN)
    await decide(id, 'agreed')
    expect(await move(id, 'seller.failed', 'seller', 'seller')).toMatchObject({ ok: true })
    const [proposal] = await waiting()
    expect((await approve(proposal?.id)).reason).toBe('changed-elsewhere')
    expect(await waiting()).toHaveLength(1)
    expect(await balanceOf('available:buyer')).toBe(paid(LARGE_FEN))
    expect(await checkBooks(db)).toEqual([])
  })
})
