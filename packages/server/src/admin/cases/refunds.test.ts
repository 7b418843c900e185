import { reportMismatch } from '@diandu/wire'
import type { CaseDetail, WaitingCase } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { MINUTE_MS } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import { REFUND_REASONS } from '@diandu/core/orders'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openMarket, PRICE_FEN } from '../../orders/testing/open-market.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'
const FULL_FEN = PRICE_FEN * 1.1

describeOnEachEngine('Refunds in the console', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer', FULL_FEN)
    const order = await market.placed('buyer', await market.addShop('shop'))
    await market.pay('buyer', order.id, 'full', FULL_FEN)
    for (const [event, by] of [
      ['seller.signed', 'seller'],
      ['all.signed', 'buyer'],
      ['shop.handed-over', 'seller'],
    ] as const)
      expect(await market.move(order.id, event, by, by)).toMatchObject({ ok: true })
    await market.call(reportMismatch, 'buyer', { orderId: order.id, reason: 'debts-hidden', words: '有贷款未告知' })
    const admin = await openConsole(market.db, { now: new Uint8Array(32), before: [] })
    admin.clock.advance(Math.max(0, market.clock.now() - admin.clock.now()))
    for (const login of ['jiu', 'fen']) await admin.addStaff(login, ['disputes'])
    await admin.addStaff('shen', ['auditor'])
    const { send, logIn } = admin
    const id = order.id
    const shown = async (cookie: string) =>
      (await send('GET', 'refunds/one', { id, locale: 'zh-CN' }, { cookie })).data as CaseDetail
    const decide = (decision: string, cookie: string, version = 'refund-under-review') =>
      send('POST', `refunds/decide/${decision}`, { id, version, words: '贷款属实', fields: {} }, { cookie })
    const claim = (cookie: string, isTakenOver = false) =>
      send('POST', 'refunds/claim', { id, isTakenOver }, { cookie })
    return { ...market, id, send, logIn, shown, decide, claim, admin }
  }

  it('shows what was reported and what each decision does to the money, and decides once (ORD-67, ADM-11, ADM-15, ADM-17)', async () => {
    const { send, logIn, shown, decide, balanceOf, id, db } = await begin()
    const [jiu, fen] = [await logIn('jiu'), await logIn('fen')]
    const waiting = (await send('GET', 'refunds', { locale: 'en' }, { cookie: jiu })).data as WaitingCase[]
    expect(waiting).toMatchObject([{ id, version: 'refund-under-review', takenBy: null }])
    const { blocks, decisions } = await shown(jiu)
    expect(blocks).toContainEqual(
      expect.objectContaining({ kind: 'words', text: expect.stringContaining('有贷款未告知') as string }),
    )
    expect(decisions.map(({ key }) => key)).toEqual(['agreed', 'refused', 'seller-failed'])
    const history = blocks.findLast((block) => block.kind === 'steps')?.steps ?? []
    expect(history.at(-1)).toMatchObject({
      what: '买家申请退款',
      words: nameIn(REFUND_REASONS['debts-hidden'], 'zh-CN'),
    })
    expect(new Set(history.map(({ what }) => what)).size).toBe(history.length)
    const [agreed] = decisions
    expect(agreed?.effects).toContainEqual({ what: '退给买家', before: formatMoney(0), after: formatMoney(FULL_FEN) })
    expect((await decide('agreed', jiu, 'handing-over')).reason).toBe('changed-elsewhere')
    const both = await Promise.all([decide('agreed', jiu), decide('refused', fen)])
    expect(both.map(({ code }) => code === SUCCESS).toSorted()).toEqual([false, true])
    const isAgreed = both[0]?.code === SUCCESS
    expect(await balanceOf('available:buyer')).toBe(isAgreed ? FULL_FEN : 0)
    const log = await db.query<{ act: string }>("SELECT act FROM staff_log WHERE object_kind = 'order'", [])
    expect(log.map(({ act }) => act)).toEqual(['decide-refund'])
    const { data } = await send('GET', 'orders/one/refunds', { id, locale: 'en' }, { cookie: jiu })
    expect(data).toContainEqual(
      expect.objectContaining({ kind: 'facts', facts: [{ label: 'Reports by the buyer', value: '1' }] }),
    )
  })

  it('a case that a colleague has open is theirs until it is taken over or left for 15 minutes (ADM-16)', async () => {
    const { send, logIn, shown, decide, claim, admin } = await begin()
    const [jiu, fen] = [await logIn('jiu'), await logIn('fen')]
    expect((await claim(jiu)).data).toEqual({ takenBy: null })
    expect((await claim(fen)).data).toEqual({ takenBy: 'jiu of the market' })
    expect((await shown(fen)).takenBy).toBe('jiu of the market')
    expect((await send('GET', 'refunds', { locale: 'en' }, { cookie: fen })).data).toMatchObject([
      { takenBy: 'jiu of the market' },
    ])
    expect((await decide('agreed', fen)).reason).toBe('changed-elsewhere')
    expect((await claim(fen, true)).data).toEqual({ takenBy: null })
    expect((await decide('agreed', jiu)).reason).toBe('changed-elsewhere')
    admin.clock.advance(15 * MINUTE_MS + 1)
    const again = await logIn('jiu')
    expect((await shown(again)).takenBy).toBeNull()
    expect((await decide('agreed', again)).code).toBe(SUCCESS)
  })

  it('an auditor sees a case, decides nothing and takes nothing (ADM-2)', async () => {
    const { logIn, shown, decide, claim } = await begin()
    const shen = await logIn('shen')
    expect((await shown(shen)).decisions).toEqual([])
    expect((await decide('agreed', shen)).reason).toBe('another-user')
    expect((await claim(shen)).data).toEqual({ takenBy: null })
    expect((await shown(await logIn('jiu'))).takenBy).toBeNull()
  })
})
