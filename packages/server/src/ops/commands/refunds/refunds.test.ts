import { describedListing, listingParts } from '@diandu/core/catalog'
import { HOUR_MS } from '@diandu/core/kernel'
import { exampleShop } from '@diandu/core/testing'
import { reportMismatch } from '@diandu/wire'
import { expect, it } from 'vitest'
import { listAuditLines } from '../../../audit/index.ts'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { keepListing } from '../../../orders/lists/order-listing-store.ts'
import { openMarket, PRICE_FEN } from '../../../orders/testing/open-market.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const FULL_FEN = PRICE_FEN * 1.1

describeOnEachEngine('Refunds in the reviewers’ command line', (open) => {
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
    ] as const) {
      expect(await market.move(order.id, event, by, by)).toMatchObject({ ok: true })
    }
    const ops = (...args: string[]) =>
      runCommand(args, {
        db: market.db,
        clock: market.clock,
        random: systemRandom,
        dataKey: readSettings({}).secrets.dataKey,
      })
    const report = () =>
      market.call(reportMismatch, 'buyer', { orderId: order.id, reason: 'debts-hidden', words: '有贷款\n未告知' })
    return { ...market, order, ops, report }
  }

  it('lists what waits, shows what was reported, and agrees with the reviewer’s name and reason (OPS-7)', async () => {
    const { ops, report, order, balanceOf } = await begin()
    expect((await ops('refunds', 'list')).text).toBe(
      'No order is under review, no buyer is silent, and no seller is idle.',
    )
    expect(await report()).toMatchObject({ value: { status: 'refund-under-review' } })
    const { text } = await ops('refunds', 'list')
    expect(text).toContain(order.number)
    expect(text).toContain('Loans or debts weren’t disclosed')
    expect((await ops('refunds', 'show', order.number)).text).toMatch(/words\s+有贷款 未告知/)
    const agreed = await ops('refunds', 'move', order.number, '--to', 'agreed', '--by', 'Li Na', '--why', '贷款属实')
    expect(agreed).toEqual({ exitCode: 0, text: `Order ${order.number}: agreed. It is now refunded.` })
    expect(await balanceOf('available:buyer')).toBe(FULL_FEN)
    expect((await ops('refunds', 'show', order.number)).text).toMatch(/verdict\s+agreed, .+: 贷款属实/)
    expect((await ops('order', 'show', order.number)).text).toMatch(
      /refunded\s+refund\.agreed\s+reviewer Li Na\s+贷款属实/,
    )
    expect((await ops('books', 'check')).text).toBe('The books are right.')
  })

  it('moves along the edges of core only, and writes down what was refused to whom (OPS-7, AUD-4)', async () => {
    const { ops, report, order, dump, clock, balanceOf, db } = await begin()
    const before = await dump()
    for (const to of ['agreed', 'refused', 'completed']) {
      expect(await ops('refunds', 'move', order.number, '--to', to, '--by', 'x', '--why', 'y')).toMatchObject({
        exitCode: 1,
      })
    }
    expect(await dump()).toEqual(before)
    expect(
      (await listAuditLines(db, 10)).map(({ what, message }) => [
        what,
        message.startsWith('x: '),
        message.endsWith(`(${order.number})`),
      ]),
    ).toEqual(Array.from({ length: 3 }, () => ['ops refunds move', true, true]))
    await report()
    expect(await ops('refunds', 'move', order.number, '--to', 'refused', '--by', 'x', '--why', 'y')).toMatchObject({
      exitCode: 0,
    })
    expect((await ops('refunds', 'show', order.number)).text).toContain('handing-over')
    clock.advance(73 * HOUR_MS)
    expect(await ops('refunds', 'move', order.number, '--to', 'completed', '--by', 'x', '--why', 'y')).toMatchObject({
      exitCode: 0,
    })
    expect(await balanceOf('available:seller')).toBe(PRICE_FEN)
  })

  it('shows beside what is reported what was described when it was ordered, and says where nothing was kept (CTR-51)', async () => {
    const { ops, report, order, db } = await begin()
    await report()
    expect((await ops('refunds', 'show', order.number)).text).toContain(
      'What the listing said when this order was placed was not kept.',
    )
    const listing = describedListing(exampleShop(4, { description: '有货\n无贷款' }))
    await db.transaction((tx) => keepListing(tx, order.id, listing))
    const lines = (await ops('refunds', 'show', order.number)).text
      .split('\n')
      .map((line) => line.replaceAll(/ +/g, ' '))
    expect(lines).toEqual(expect.arrayContaining(['words 有贷款 未告知', 'Description: 有货 无贷款']))
    expect(lines).toEqual(
      expect.arrayContaining(
        listingParts(listing).flatMap(({ rows }) =>
          rows.map(({ label, value, source }) => `${label.en} ${value.en} ${source.en}`),
        ),
      ),
    )
  })

  it('lists a buyer who was silent for 72 hours among what is under review, the longest waiting first, whenever it was ordered (ORD-67)', async () => {
    const { ops, order, clock, addShop, addPerson, placed, pay, move, call } = await begin()
    // Ordered later, and under review before the first buyer's 72 hours are over.
    await addPerson('second', FULL_FEN)
    const later = await placed('second', await addShop('another'))
    await pay('second', later.id, 'full', FULL_FEN)
    for (const [event, by] of [
      ['seller.signed', 'seller'],
      ['all.signed', 'second'],
      ['shop.handed-over', 'seller'],
    ] as const) {
      expect(await move(later.id, event, event === 'all.signed' ? 'buyer' : 'seller', by)).toMatchObject({ ok: true })
    }
    const listed = async () =>
      (await ops('refunds', 'list')).text
        .split('\n')
        .slice(1)
        .map((line) => line.split(' ')[0])
    clock.advance(71 * HOUR_MS)
    expect(
      await call(reportMismatch, 'second', { orderId: later.id, reason: 'debts-hidden', words: '' }),
    ).toMatchObject({ value: { status: 'refund-under-review' } })
    expect(await listed()).toEqual([later.number])
    clock.advance(2 * HOUR_MS)
    expect(await listed()).toEqual([later.number, order.number])
    expect((await ops('refunds', 'list')).text).toMatch(new RegExp(`${order.number}.+buyer silent for 72 hours`))
    expect((await ops('refunds', 'show', order.number)).text).toMatch(/buyer silent\s+since/)
    // A refusal at hour 73 leads back to a buyer who is silent since then, after the first.
    expect(
      await ops('refunds', 'move', later.number, '--to', 'refused', '--by', 'Li Na', '--why', 'it is as described'),
    ).toMatchObject({ exitCode: 0 })
    expect(await listed()).toEqual([order.number, later.number])
    expect(
      await ops(
        'refunds',
        'move',
        order.number,
        '--to',
        'completed',
        '--by',
        'Li Na',
        '--why',
        'the shop is with them',
      ),
    ).toMatchObject({ exitCode: 0 })
    expect(await listed()).toEqual([later.number])
  })

  it('lists a seller who did nothing for three days after the deposit or the full payment, until they act (ORD-90)', async () => {
    const { ops, clock, addShop, addPerson, placed, pay, move } = await begin()
    await addPerson('reserver', FULL_FEN)
    const reserved = await placed('reserver', await addShop('reserved'), 'deposit')
    await pay('reserver', reserved.id, 'deposit', PRICE_FEN * 0.2)
    await addPerson('payer', FULL_FEN)
    clock.advance(1)
    const paid = await placed('payer', await addShop('paid'))
    await pay('payer', paid.id, 'full', FULL_FEN)
    const list = async () => (await ops('refunds', 'list')).text
    clock.advance(72 * HOUR_MS)
    expect(await list()).toMatch(new RegExp(`${reserved.number}.+seller has not opened the viewing for 3 days`))
    expect(await list()).not.toContain(paid.number)
    clock.advance(1)
    expect(await list()).toMatch(new RegExp(`${reserved.number}[^]+${paid.number}.+seller has not signed for 3 days`))
    expect(await move(paid.id, 'seller.signed', 'seller', 'seller')).toMatchObject({ ok: true })
    expect(await move(reserved.id, 'viewing.opened', 'seller', 'seller')).toMatchObject({ ok: true })
    for (const number of [paid.number, reserved.number]) expect(await list()).not.toContain(number)
  })

  it('an id may begin with a dash (OPS-7)', async () => {
    const { ops } = await begin()
    expect((await ops('refunds', 'show', '-Ab3')).text).toBe(
      'There is no order "-Ab3". "orders list" shows their numbers.',
    )
  })

  it.each([
    [2, '--most is how many', ['refunds', 'list', '--most', '0']],
    [2, 'Say one order', ['refunds', 'show']],
    [2, 'Say one order', ['refunds', 'move', '--to', 'agreed']],
    [2, 'Say also --by, --why', ['refunds', 'move', 'DD1', '--to', 'agreed', '--by', ' ']],
    [2, '--to is one of agreed, refused', ['refunds', 'move', 'DD1', '--to', 'toString', '--by', 'x', '--why', 'y']],
    [1, 'There is no order', ['refunds', 'move', 'DD1', '--to', 'agreed', '--by', 'x', '--why', 'y']],
    [1, 'There is no order', ['refunds', 'show', 'DD1']],
  ])('answers with exit code %i and "%s": %j (OPS-7)', async (exitCode, words, args) => {
    const { ops } = await begin()
    const answer = await ops(...args)
    expect(answer.text).toContain(words)
    expect(answer.exitCode).toBe(exitCode)
  })
})
