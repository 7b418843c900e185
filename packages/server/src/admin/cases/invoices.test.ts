import type { CaseDetail, WaitingCase } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { requestInvoice } from '@diandu/wire'
import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { billHandlers } from '../../bills/bill.handlers.ts'
import { openInvoiceFile } from '../../bills/invoice-file-store.ts'
import { runCall } from '../../calls/index.ts'
import { createDataBox } from '../../crypto/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openMoneyMarket } from '../../ops/testing/open-money-market.ts'
import { PRICE_FEN } from '../../orders/testing/open-market.ts'
import { callContext } from '../../testing/call-context.ts'
import { openConsole } from '../testing/open-console.ts'

const SUCCESS = '000000'
const KEY = { now: new Uint8Array(32), before: [] }
const FEE_FEN = PRICE_FEN / 10
const PDF = Buffer.from('%PDF-1.7\nan invoice')

describeOnEachEngine('Invoices in the console', (open) => {
  const begin = async () => {
    const market = await openMoneyMarket(await open())
    const { db, clock } = market
    await market.addPerson('seller')
    const order = await market.placed('lin', await market.addShop('shop'))
    valueOf(await market.pay('lin', order.id, 'full', PRICE_FEN + FEE_FEN))
    for (const [event, by] of [
      ['seller.signed', 'seller'],
      ['all.signed', 'buyer'],
      ['shop.handed-over', 'seller'],
      ['bill.confirmed', 'buyer'],
    ] as const)
      valueOf(await market.move(order.id, event, by, by === 'buyer' ? 'lin' : by))
    const handler = billHandlers(createDataBox(KEY)).find(
      ({ endpoint }) => endpoint.path === requestInvoice.path && endpoint.method === 'POST',
    )
    if (handler === undefined) throw new Error('No handler answers a request for an invoice.')
    const draft = {
      kind: 'person',
      title: '林小满',
      email: 'lin@example.com',
      orderIds: [order.id],
      amountFen: FEE_FEN,
    }
    const context = callContext(db, { clock, viewer: { userId: 'lin' }, idempotencyKey: 'an-invoice-for-her-order' })
    const { id } = valueOf((await runCall(handler, draft, context)).result) as { id: string }
    const admin = await openConsole(db, KEY)
    admin.clock.advance(Math.max(0, clock.now() - admin.clock.now()))
    await admin.addStaff('chu', ['cashier'])
    await admin.addStaff('fu', ['checker'])
    const { send } = admin
    const shown = async (cookie: string) =>
      (await send('GET', 'invoices/one', { id, locale: 'en' }, { cookie })).data as CaseDetail
    const decide = async (cookie: string, decision: string, fields = {}) =>
      send(
        'POST',
        `invoices/decide/${decision}`,
        { id, version: (await shown(cookie)).version, words: '资料齐全', fields },
        { cookie },
      )
    return { db, id, order, send, logIn: admin.logIn, shown, decide }
  }

  it('an invoice is completed with its file alone, and the user can open it (INV-6, ADM-33)', async () => {
    const { db, id, order, send, logIn, shown, decide } = await begin()
    const chu = await logIn('chu')
    const waiting = (await send('GET', 'invoices', { locale: 'en' }, { cookie: chu })).data as WaitingCase[]
    expect(waiting).toMatchObject([{ id, title: formatMoney(FEE_FEN), version: 'to-process' }])
    expect((await shown(chu)).blocks).toContainEqual(
      expect.objectContaining({
        kind: 'facts',
        facts: expect.arrayContaining([expect.objectContaining({ label: order.number })]) as unknown,
      }),
    )
    expect((await decide(chu, 'processing')).code).toBe(SUCCESS)
    expect((await shown(chu)).decisions.map(({ key }) => key)).toEqual(['completed', 'in-approval', 'refused'])
    expect((await decide(chu, 'completed')).code).not.toBe(SUCCESS)
    const text = Buffer.from('an invoice').toString('base64')
    expect((await decide(chu, 'completed', { file: text })).reason).toBe('bad-parameter')
    expect((await decide(chu, 'completed', { file: PDF.toString('base64') })).code).toBe(SUCCESS)
    expect(Buffer.from((await openInvoiceFile(db, id, createDataBox(KEY))) ?? []).toString()).toBe(PDF.toString())
    expect((await send('GET', 'invoices', { locale: 'en' }, { cookie: chu })).data).toEqual([])
    const log = await db.query<{ act: string }>('SELECT act FROM staff_log WHERE object_id = $1', [id])
    expect(log.map(({ act }) => act)).toEqual(['move-invoice', 'move-invoice'])
  })

  it('one that was submitted for approval is decided by a checker, or withdrawn by a cashier (ADM-1, ADM-33)', async () => {
    const { logIn, shown, decide } = await begin()
    const [chu, fu] = [await logIn('chu'), await logIn('fu')]
    for (const to of ['processing', 'in-approval']) expect((await decide(chu, to)).code).toBe(SUCCESS)
    expect((await shown(chu)).decisions.map(({ key }) => key)).toEqual(['approval-withdrawn'])
    expect((await shown(fu)).decisions.map(({ key }) => key)).toEqual(['approve-completed', 'not-approved'])
    const file = PDF.toString('base64')
    expect((await decide(chu, 'completed', { file })).reason).toBe('request-closed')
    expect((await decide(chu, 'approve-completed', { file })).reason).toBe('another-user')
    expect((await decide(fu, 'approve-completed')).code).not.toBe(SUCCESS)
    expect((await decide(fu, 'approve-completed', { file })).code).toBe(SUCCESS)
    expect((await shown(fu)).version).toBe('completed')
  })
})
