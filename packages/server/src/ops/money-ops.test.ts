import { aCardNumber } from '@diandu/core/testing'
import { requestWithdrawal, getCapital } from '@diandu/wire'
import { expect, it } from 'vitest'
import { listAuditLines } from '../audit/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { PAYMENT_PASSWORD } from '../orders/testing/open-market.ts'
import { systemRandom } from '../integrations/index.ts'
import { beginRecharge, ownAccount } from '../wallet/index.ts'
import { openMoneyMarket, openWithdrawal } from './testing/open-money-market.ts'

describeOnEachEngine('Reviewing money', (open) => {
  const begin = async () => openMoneyMarket(await open())
  const withWithdrawal = async (amountFen?: number) => openWithdrawal(await open(), amountFen)

  it('lists what waits, shows one with the card it goes to, and moves it to its end (OPS-7)', async () => {
    const { ops, by, id, call, db } = await withWithdrawal()
    expect((await ops('withdrawals', 'list')).text).toMatch(
      new RegExp(`${id}  lin +300\\.00  to-process  CMB ${aCardNumber(9).slice(-4)}`),
    )
    expect((await ops('withdrawals', 'show', id, '--by', 'Li Na')).text).toContain(aCardNumber(9))
    expect(await db.query('SELECT read_by FROM card_readings')).toEqual([{ readBy: 'Li Na' }])
    for (const [to, words] of [
      ['processing', 'is now processing'],
      ['to-pay-out', 'is now to-pay-out'],
      ['paid', 'The withdrawal of 300.00 yuan by lin is now paid-out.'],
    ] as const) {
      expect(await ops('withdrawals', 'move', id, '--to', to, ...by)).toMatchObject({
        exitCode: 0,
        text: expect.stringContaining(words),
      })
    }
    expect((await ops('withdrawals', 'show', id, '--by', 'Li Na')).text).toMatch(/to-pay-out +Li Na  bank slip 77/)
    expect(await call(getCapital, 'lin', {})).toMatchObject({ value: { availableFen: 599_700_00, frozenFen: 0 } })
    expect(await ops('withdrawals', 'list')).toEqual({ exitCode: 0, text: 'There are no such withdrawals.' })
    expect((await ops('withdrawals', 'list', '--which', 'all')).text).toContain('paid-out')
    expect((await ops('books', 'check')).exitCode).toBe(0)
  })

  it('refuses a move off the map, of a large one past its approval, and by the same hand, and names the states that follow (OPS-7, OPS-56)', async () => {
    const { ops, by, id } = await withWithdrawal(500_000_00)
    const move = (to: string) => ops('withdrawals', 'move', id, '--to', to, ...by)
    expect(await move('paid-out')).toEqual({
      exitCode: 1,
      text: 'It is to-process now; from there it goes to processing or failed.',
    })
    await move('processing')
    expect(await move('to-pay-out')).toEqual({
      exitCode: 1,
      text: expect.stringContaining('It is processing now. A large sum,'),
    })
    await move('in-approval')
    const pass = (who: string) => ops('withdrawals', 'move', id, '--to', 'to-pay-out', '--by', who, '--why', 'agreed')
    for (const who of ['Li Na', 'ＬＩ·ＮＡ', 'L. Na', 'LN', 'Na Li'])
      expect(await pass(who)).toEqual({
        exitCode: 1,
        text: expect.stringContaining('Another reviewer has to do this one.'),
      })
    expect((await pass('Zhao')).exitCode).toBe(0)
  })

  it('moves a transfer to its credit, and credits what arrives on a user’s own account once (OPS-2)', async () => {
    const { ops, by, db, clock, call } = await begin()
    const begun = await db.transaction((tx) =>
      beginRecharge(
        tx,
        { userId: 'lin', channel: 'transfer', amountFen: 300_00 },
        { random: systemRandom, nowMs: clock.now() },
      ),
    )
    const id = begun.ok ? begun.value.id : ''
    expect((await ops('recharges', 'list')).text).toContain(`${id}  lin     300.00  to-review  transfer`)
    for (const to of ['reviewing', 'not-yet-credited'])
      expect((await ops('recharges', 'move', id, '--to', to, ...by)).exitCode).toBe(0)
    expect((await ops('recharges', 'move', id, '--to', 'credited', ...by)).text).toBe(
      'Say also --reference, the bank’s name for the movement.',
    )
    expect((await ops('recharges', 'move', id, '--to', 'credited', '--reference', 'b 0', ...by)).exitCode).toBe(0)
    expect((await ops('recharges', 'show', id, '--by', 'Li Na')).text).toMatch(/credited +Li Na +bank slip 77/)
    const { number } = await ownAccount(
      db,
      'lin',
      { bank: 'CMB', accountName: '店渡', branch: '杭州', number: '571900000010001', madeForUserId: null },
      clock.now(),
    )
    const arrive = () =>
      ops('recharge', 'arrive', '--account', number, '--yuan', '50', '--reference', 'B-1', '--by', 'Li Na')
    expect((await arrive()).text).toBe('Credited 50.00 yuan to lin, whose account it is.')
    expect((await arrive()).text).toContain('credited to lin before')
    expect(
      (await ops('recharge', 'credit', '--user', 'lin', '--yuan', '５０。００元', '--reference', ' b-1', ...by)).text,
    ).toBe('This movement of the bank was credited before.')
    expect(await call(getCapital, 'lin', {})).toMatchObject({ value: { availableFen: 600_350_00 } })
    expect(
      (await ops('recharge', 'arrive', '--account', '1', '--yuan', '50', '--reference', 'B-2', '--by', 'Li Na'))
        .exitCode,
    ).toBe(1)
    expect((await ops('books', 'check')).exitCode).toBe(0)
  })

  it('says what waits for a transfer’s money, and until when that can be paid (OPS-2)', async () => {
    const { ops, by, db, clock, addShop, addPerson, placed, pay } = await begin()
    await addPerson('seller')
    await addShop('shop')
    const order = await placed('lin', 'shop', 'deposit')
    await pay('lin', order.id, 'deposit', 1_000_00)
    const payment = { orderId: order.id, part: 'balance', amountFen: 4_500_00, payBy: clock.now() } as const
    const begun = await db.transaction((tx) =>
      beginRecharge(
        tx,
        { userId: 'lin', channel: 'transfer', amountFen: 4_500_00, payment },
        { random: systemRandom, nowMs: clock.now() },
      ),
    )
    const id = begun.ok ? begun.value.id : ''
    expect((await ops('recharges', 'list')).text).toMatch(/transfer +\S+ \S+ +balance by \d{4}-\d\d-\d\d/)
    expect((await ops('recharges', 'show', id, '--by', 'Li Na')).text).toMatch(
      new RegExp(`for order +${order.id}: balance by .*\\(waiting\\)`),
    )
    for (const to of ['reviewing', 'not-yet-credited']) await ops('recharges', 'move', id, '--to', to, ...by)
    expect((await ops('recharges', 'move', id, '--to', 'credited', '--reference', 'B-1', ...by)).exitCode).toBe(0)
    expect((await ops('order', 'show', order.id)).text).toMatch(/state +paid\b/)
    expect((await ops('recharges', 'show', id, '--by', 'Li Na')).text).toContain('(paid)')
  })

  it('lists what was refused (OPS-8)', async () => {
    const { ops, call } = await begin()
    expect((await ops('audit', 'list')).text).toBe('Nothing was refused.')
    await call(requestWithdrawal, 'lin', { cardId: 'none', amountFen: 100, paymentPassword: PAYMENT_PASSWORD })
    expect((await ops('audit', 'list')).text).toMatch(
      /POST capital\/withdraw +lin +127\.0\.0\.1 +not-found +cardId +请选择银行卡/,
    )
  })

  it('writes down what was refused to a reviewer about money, with the reviewer’s name, and nothing of what was done (AUD-4)', async () => {
    const { ops, by, id, db } = await withWithdrawal(500_000_00)
    const lineOf = async (...args: string[]) => {
      await ops(...args)
      const [line] = await listAuditLines(db, 1)
      return [line?.what, line?.reason, line?.field, line?.message]
    }
    expect(await lineOf('withdrawals', 'move', id, '--to', 'paid-out', ...by)).toEqual([
      'ops withdrawals move',
      'bad-parameter',
      'status',
      `Li Na: 当前状态不能这样变更 (${id})`,
    ])
    for (const to of ['processing', 'in-approval'])
      expect((await ops('withdrawals', 'move', id, '--to', to, ...by)).exitCode).toBe(0)
    expect(await lineOf('withdrawals', 'move', id, '--to', 'to-pay-out', ...by)).toEqual([
      'ops withdrawals move',
      'bad-parameter',
      'by',
      `Li Na: 须由另一位经办人复核 (${id})`,
    ])
    const credit = ['recharge', 'credit', '--user', 'lin', '--yuan', '5', '--reference', 'B-1', ...by]
    expect((await ops(...credit)).exitCode).toBe(0)
    expect(await lineOf(...credit)).toEqual([
      'ops recharge credit',
      'key-reused',
      'reference',
      'Li Na: 这笔银行流水已入账 (lin)',
    ])
    expect(await lineOf('recharges', 'move', 'none', '--to', 'reviewing', ...by)).toEqual([
      'ops recharges move',
      'not-found',
      'id',
      'Li Na: 没有找到这笔充值 (none)',
    ])
    expect(await lineOf('recharges', 'credit-late', 'none', ...by)).toEqual([
      'ops recharges credit-late',
      'not-found',
      'id',
      'Li Na: 没有找到这笔充值 (none)',
    ])
    expect(
      await lineOf('recharge', 'arrive', '--account', '1', '--yuan', '5', '--reference', 'B-2', '--by', 'Li Na'),
    ).toEqual(['ops recharge arrive', 'not-found', 'account', 'Li Na: 没有这个收款账号 (1)'])
    expect(await lineOf('invoices', 'move', 'none', '--to', 'processing', ...by)).toEqual([
      'ops invoices move',
      'not-found',
      'id',
      'Li Na: 没有找到这张发票 (none)',
    ])
    expect(await lineOf('invoices', 'move', 'none', '--to', 'mailed', '--file', 'no-such-file.pdf', ...by)).toEqual([
      'ops invoices move',
      'bad-parameter',
      'file',
      'Li Na: no-such-file.pdf cannot be read where the database is. (none)',
    ])
    expect(await listAuditLines(db, 100)).toHaveLength(8)
    expect((await ops('audit', 'list')).text).toMatch(/ops recharge credit +- +- +key-reused +reference +Li Na: /)
  })

  it.each([
    [2, 'Say which one', ['withdrawals', 'show']],
    [2, 'Say also --by', ['withdrawals', 'show', 'x']],
    [1, 'There is nothing with the id', ['withdrawals', 'show', 'x', '--by', 'y']],
    [2, 'Say also --to, --why', ['withdrawals', 'move', 'x', '--by', 'y']],
    [2, '--to is one of to-process', ['withdrawals', 'move', 'x', '--by', 'y', '--why', 'z', '--to', '3']],
    [1, 'There is nothing with this id', ['withdrawals', 'move', 'x', '--by', 'y', '--why', 'z', '--to', 'processing']],
    [2, '--which is open or all', ['withdrawals', 'list', '--which', 'some']],
    [2, '--most is how many', ['audit', 'list', '--most', '0']],
  ])('answers with exit code %i and "%s": %j', async (exitCode, words, args) => {
    const { ops } = await begin()
    const answer = await ops(...args)
    expect(answer.exitCode).toBe(exitCode)
    expect(answer.text).toContain(words)
  })
})
