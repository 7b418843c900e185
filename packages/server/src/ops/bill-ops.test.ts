import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatTime } from '@diandu/core/format'
import { valueOf } from '@diandu/core/testing'
import type { OrderId } from '@diandu/core/orders'
import { requestInvoice, claimCoupon, listCouponOffers } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { moveStoredOrder } from '../orders/index.ts'
import { openMarket, PRICE_FEN } from '../orders/testing/open-market.ts'
import { systemRandom } from '../integrations/index.ts'
import { billHandlers } from '../bills/bill.handlers.ts'
import { runCall } from '../calls/index.ts'
import { createDataBox } from '../crypto/index.ts'
import { callContext } from '../testing/call-context.ts'
import { runCommand } from './run-command.ts'

const DATA_KEY = { now: new Uint8Array(32), before: [] }
const WELL = [
  ['seller.signed', 'seller'],
  ['all.signed', 'buyer'],
  ['shop.handed-over', 'seller'],
  ['bill.confirmed', 'buyer'],
] as const

describeOnEachEngine('Reviewing invoices, coupons and the books', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('lin', 2 * PRICE_FEN)
    const ops = (...args: string[]) =>
      runCommand(args, { db: market.db, clock: market.clock, random: systemRandom, dataKey: DATA_KEY })
    return {
      ...market,
      ops,
      by: ['--by', 'Li Na', '--why', '资料齐全'] as const,
      day: formatTime(market.clock.now(), 'yyyy-mm-dd'),
    }
  }
  const withInvoice = async () => {
    const market = await begin()
    const { db, clock } = market
    const order = await market.placed('lin', await market.addShop('shop'))
    valueOf(await market.pay('lin', order.id, 'full', (PRICE_FEN * 11) / 10))
    for (const [event, by] of WELL) {
      const move = { orderId: order.id as OrderId, event, by, who: by === 'buyer' ? 'lin' : 'seller', at: clock.now() }
      valueOf(await db.transaction((tx) => moveStoredOrder(tx, move, { random: systemRandom })))
    }
    const handler = billHandlers(createDataBox(DATA_KEY)).find(
      ({ endpoint }) => endpoint.path === requestInvoice.path && endpoint.method === 'POST',
    )
    if (handler === undefined) throw new Error('No handler answers a request for an invoice.')
    const input = {
      kind: 'person',
      title: '林小满',
      email: 'lin@example.com',
      orderIds: [order.id],
      amountFen: PRICE_FEN / 10,
    }
    const requested = await runCall(
      handler,
      input,
      callContext(db, { clock, viewer: { userId: 'lin' }, idempotencyKey: 'invoice-key-1' }),
    )
    return { ...market, id: (valueOf(requested.result) as { id: string }).id }
  }

  it('lists what waits, shows one with its steps, and moves it along the map with its file (OPS-7)', async () => {
    const { ops, by, id, db } = await withInvoice()
    expect((await ops('invoices', 'list')).text).toMatch(new RegExp(`${id}  lin +500\\.00  to-process  林小满`))
    expect(await ops('invoices', 'move', id, '--to', 'completed', ...by)).toEqual({
      exitCode: 1,
      text: 'It is to-process now; from there it goes to processing or refused.',
    })
    expect((await ops('invoices', 'move', id, '--to', 'processing', ...by)).text).toBe(
      'The invoice over 500.00 yuan is now processing.',
    )
    const folder = await mkdtemp(join(tmpdir(), 'invoice-'))
    try {
      const [paper, words] = [join(folder, 'invoice.pdf'), join(folder, 'words.txt')]
      await writeFile(paper, '%PDF-1.7 made elsewhere')
      await writeFile(words, 'no paper')
      expect(await ops('invoices', 'move', id, '--to', 'completed', ...by, '--file', words)).toEqual({
        exitCode: 1,
        text: `${words} is no PDF.`,
      })
      expect(
        (await ops('invoices', 'move', id, '--to', 'completed', ...by, '--file', join(folder, 'none.pdf'))).exitCode,
      ).toBe(1)
      expect((await ops('invoices', 'move', id, '--to', 'completed', ...by, '--file', paper)).exitCode).toBe(0)
    } finally {
      await rm(folder, { recursive: true })
    }
    const [stored] = await db.query<{ sealed: Uint8Array }>('SELECT sealed FROM invoice_files')
    expect(Buffer.from(createDataBox(DATA_KEY).open(stored?.sealed ?? Buffer.of(), `invoice ${id}`)).toString()).toBe(
      '%PDF-1.7 made elsewhere',
    )
    const { text } = await ops('invoices', 'show', id)
    expect(text).toMatch(/processing +Li Na +资料齐全[^]*completed +Li Na +资料齐全/)
    expect(text).toContain('lin@example.com')
    expect(await ops('invoices', 'list')).toEqual({ exitCode: 0, text: 'There are no such invoices.' })
    expect((await ops('invoices', 'list', '--which', 'all')).text).toContain('completed')
  })

  it('gives coupons out, by a named reviewer and for a reason, and counts what was claimed (OPS-41)', async () => {
    const { ops, by, call } = await begin()
    expect((await ops('coupons', 'list')).text).toBe('No coupons were ever given out.')
    const offer = [
      'coupons',
      'offer',
      '--title',
      '满 500 减 50',
      '--yuan',
      '50',
      '--least',
      '500',
      '--stock',
      '2',
      ...by,
    ] as const
    expect((await ops(...offer)).text).toMatch(
      /^2 coupons of 50\.00 yuan can be claimed now[^]*service fee at most \(10% of the price\), so all of it from a price of 500\.00 yuan on/,
    )
    const { items } = valueOf(
      await call<{ items: readonly { id: string; left: number }[] }>(listCouponOffers, 'lin', {}),
    )
    expect(items).toMatchObject([{ left: 2, title: '满 500 减 50', leastSpendFen: 500_00 }])
    valueOf(await call(claimCoupon, 'lin', { offerId: items[0]?.id }))
    expect((await ops('coupons', 'list')).text).toMatch(/满 500 减 50 +50\.00 +500\.00 +1 +2 +1 .* Li Na +资料齐全/)
  })

  it('prints the books of any day, class by class, and they balance (OPS-4)', async () => {
    const { ops, day, clock } = await withInvoice()
    const { exitCode, text } = await ops('books', '--day', day)
    expect(exitCode).toBe(0)
    const lines = Object.fromEntries(text.split('\n').map((line) => [line.split(/\s+/)[0], line.split(/\s+/).slice(1)]))
    expect(lines).toMatchObject({
      available: ['0.00', '15,000.00', '5,500.00', '9,500.00'],
      escrow: ['0.00', '5,500.00', '5,500.00', '0.00'],
      'house:fees': ['0.00', '500.00', '0.00', '500.00'],
      'house:payment-in': ['0.00', '0.00', '10,000.00', '-10,000.00'],
      total: ['0.00', '21,000.00', '21,000.00', '0.00'],
    })
    expect(text).toContain('They balance.')
    const before = await ops('books', '--day', formatTime(clock.now() - 24 * 3_600_000, 'yyyy-mm-dd'))
    expect(before).toMatchObject({ exitCode: 0, text: expect.stringMatching(/total +0\.00 +0\.00 +0\.00 +0\.00/) })
    const later = await ops('books', '--day', formatTime(clock.now() + 24 * 3_600_000, 'yyyy-mm-dd'))
    expect(later.text).toMatch(/available +9,500\.00 +0\.00 +0\.00 +9,500\.00/)
  })

  it('books that do not balance say so, and the exit code is 1 (OPS-4)', async () => {
    const { ops, day, db } = await begin()
    await db.change(`UPDATE entries SET amount_fen = amount_fen + 1 WHERE account_id = 'available:lin'`)
    const { exitCode, text } = await ops('books', '--day', day)
    expect(exitCode).toBe(1)
    expect(text).toContain('The closings together are 0.01, not 0.')
    expect(text).toContain('Account available:lin holds')
  })

  it.each([
    [2, 'Say --day', ['books']],
    [2, 'Say --day', ['books', '--day', '2026-02-30']],
    [2, 'There is no command', ['books', 'day']],
    [2, 'Say which one', ['invoices', 'show']],
    [1, 'There is no invoice', ['invoices', 'show', 'x']],
    [2, 'Say also --to, --why', ['invoices', 'move', 'x', '--by', 'Li Na']],
    [2, '--to is one of to-process, processing', ['invoices', 'move', 'x', '--to', '2', '--by', 'x', '--why', 'y']],
    [1, 'nothing with this id', ['invoices', 'move', 'x', '--to', 'processing', '--by', 'x', '--why', 'y']],
    [2, '--which is', ['invoices', 'list', '--which', 'some']],
    [2, '--most is', ['coupons', 'list', '--most', '0']],
    [2, 'Say also --title', ['coupons', 'offer', '--yuan', '5', '--stock', '1', '--by', 'x', '--why', 'y']],
    [
      2,
      '--yuan and --least',
      ['coupons', 'offer', '--title', 't', '--yuan', '0', '--stock', '1', '--by', 'x', '--why', 'y'],
    ],
    [
      2,
      '--yuan and --least',
      ['coupons', 'offer', '--title', 't', '--yuan', '100,50', '--stock', '1', '--by', 'x', '--why', 'y'],
    ],
    [
      2,
      'whole numbers above 0',
      ['coupons', 'offer', '--title', 't', '--yuan', '5', '--stock', '0', '--by', 'x', '--why', 'y'],
    ],
  ])('answers with exit code %i and "%s": %j', async (exitCode, words, args) => {
    const { ops, dump } = await begin()
    const before = await dump()
    expect(await ops(...args)).toMatchObject({ exitCode, text: expect.stringContaining(words) })
    expect(await dump()).toEqual(before)
  })
})
