import { DAY_MS } from '@diandu/core/kernel'
import type { ChargeNews } from '@diandu/core/wallet'
import { aCardNumber } from '@diandu/core/testing'
import { addBankCard, askWithdrawal, getCapital } from '@diandu/wire'
import { expect, it } from 'vitest'
import { listAuditLines } from '../audit/index.ts'
import { insertPicture } from '../account/picture-store.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { openMarket, PAYMENT_PASSWORD } from '../orders/testing/open-market.ts'
import { systemRandom } from '../outside/index.ts'
import { hearChargeNews } from '../payments/index.ts'
import { beginRecharge, ownAccount } from '../wallet/index.ts'
import { runCommand } from './run-command.ts'

describeOnEachEngine('Reviewing money', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('lin', 600_000_00)
    const ops = (...args: string[]) => runCommand(args, { db: market.db, clock: market.clock, random: systemRandom, dataKey: { now: new Uint8Array(32), before: [] } })
    const by = ['--by', 'Li Na', '--why', 'bank slip 77'] as const
    return { ...market, ops, by }
  }
  const withWithdrawal = async (amountFen = 300_00) => {
    const market = await begin()
    const card = await market.call<{ id: string }>(addBankCard, 'lin', { bank: 'CMB', holder: '林小满', number: aCardNumber(9) })
    const asked = card.ok ? await market.call<{ id: string }>(askWithdrawal, 'lin', { cardId: card.value.id, amountFen, paymentPassword: PAYMENT_PASSWORD }) : card
    if (!asked.ok) throw new Error('The test could not withdraw.')
    return { ...market, id: asked.value.id }
  }

  it('[OPS-7] lists what waits, shows one with the card it goes to, and moves it to its end', async () => {
    const { ops, by, id, call, db } = await withWithdrawal()
    expect((await ops('withdrawals', 'list')).text).toMatch(new RegExp(`${id}  lin +300\\.00  0 to be processed  CMB ${aCardNumber(9).slice(-4)}`))
    expect((await ops('withdrawals', 'show', id, '--by', 'Li Na')).text).toContain(aCardNumber(9))
    expect(await db.query('SELECT read_by FROM card_readings')).toEqual([{ read_by: 'Li Na' }])
    for (const [to, words] of [['1', 'is now 1 processing'], ['2', '2 to be paid out'], ['3', 'The withdrawal of 300.00 yuan by lin is now 3 paid out.']] as const) {
      expect(await ops('withdrawals', 'move', id, '--to', to, ...by)).toMatchObject({ exitCode: 0, text: expect.stringContaining(words) })
    }
    expect((await ops('withdrawals', 'show', id, '--by', 'Li Na')).text).toMatch(/2 to be paid out +Li Na  bank slip 77/)
    expect(await call(getCapital, 'lin', {})).toMatchObject({ value: { availableFen: 599_700_00, frozenFen: 0 } })
    expect(await ops('withdrawals', 'list')).toEqual({ exitCode: 0, text: 'There are no such withdrawals.' })
    expect((await ops('withdrawals', 'list', '--which', 'all')).text).toContain('3 paid out')
    expect((await ops('books', 'check')).exitCode).toBe(0)
  })

  it('[OPS-7] refuses a move off the map, of a large one past its approval, and by the same hand', async () => {
    const { ops, by, id } = await withWithdrawal(500_000_00)
    const move = (to: string) => ops('withdrawals', 'move', id, '--to', to, ...by)
    expect(await move('3')).toEqual({ exitCode: 1, text: 'It cannot go there from where it is; "show" says where it is, and a large one goes through approval (5).' })
    await move('1')
    expect((await move('2')).exitCode).toBe(1)
    await move('5')
    expect(await move('2')).toEqual({ exitCode: 1, text: 'Somebody else has to look at this one.' })
    expect((await ops('withdrawals', 'move', id, '--to', '2', '--by', 'Zhao', '--why', 'agreed')).exitCode).toBe(0)
  })

  it('[OPS-9] moves a transfer to its credit, and credits what arrives on somebody’s own account once', async () => {
    const { ops, by, db, clock, call } = await begin()
    const begun = await db.transaction((tx) => beginRecharge(tx, { userId: 'lin', channel: 'transfer', amountFen: 300_00 }, { random: systemRandom, nowMs: clock.now() }))
    const id = begun.ok ? begun.value.id : ''
    expect((await ops('recharges', 'list')).text).toContain(`${id}  lin     300.00  0 to be reviewed  transfer`)
    for (const to of ['1', '2']) expect((await ops('recharges', 'move', id, '--to', to, ...by)).exitCode).toBe(0)
    expect((await ops('recharges', 'move', id, '--to', '3', ...by)).text).toBe('Say also --reference, the bank’s name for the movement.')
    expect((await ops('recharges', 'move', id, '--to', '3', '--reference', 'b 0', ...by)).exitCode).toBe(0)
    expect((await ops('recharges', 'show', id, '--by', 'Li Na')).text).toMatch(/3 credited +Li Na +bank slip 77/)
    const { number } = await ownAccount(db, 'lin', { bank: 'CMB', accountName: '店渡', branch: '杭州', number: '571900000010001', madeForUserId: null }, clock.now())
    const arrive = () => ops('recharge', 'arrive', '--account', number, '--yuan', '50', '--reference', 'B-1', '--by', 'Li Na')
    expect((await arrive()).text).toBe('Credited 50.00 yuan to lin, whose account it is.')
    expect((await arrive()).text).toContain('credited to lin before')
    expect((await ops('recharge', 'credit', '--user', 'lin', '--yuan', '50', '--reference', ' b-1', ...by)).text).toBe('This movement of the bank was credited before.')
    expect(await call(getCapital, 'lin', {})).toMatchObject({ value: { availableFen: 600_350_00 } })
    expect((await ops('recharge', 'arrive', '--account', '1', '--yuan', '50', '--reference', 'B-2', '--by', 'Li Na')).exitCode).toBe(1)
    expect((await ops('books', 'check')).exitCode).toBe(0)
  })

  it('[OPS-9] says what waits for a transfer’s money, and until when that can be paid', async () => {
    const { ops, by, db, clock, addShop, addPerson, placed, pay } = await begin()
    await addPerson('seller')
    await addShop('shop')
    const order = await placed('lin', 'shop', 'deposit')
    await pay('lin', order.id, 'deposit', 1_000_00)
    const payment = { orderId: order.id, part: 'balance', amountFen: 4_500_00, payBy: clock.now() } as const
    const begun = await db.transaction((tx) => beginRecharge(tx, { userId: 'lin', channel: 'transfer', amountFen: 4_500_00, payment }, { random: systemRandom, nowMs: clock.now() }))
    const id = begun.ok ? begun.value.id : ''
    expect((await ops('recharges', 'list')).text).toMatch(/transfer +\S+ \S+ +balance by \d{4}-\d\d-\d\d/)
    expect((await ops('recharges', 'show', id, '--by', 'Li Na')).text).toMatch(new RegExp(`for order +${order.id}: balance by .*\\(waiting\\)`))
    for (const to of ['1', '2']) await ops('recharges', 'move', id, '--to', to, ...by)
    expect((await ops('recharges', 'move', id, '--to', '3', '--reference', 'B-1', ...by)).exitCode).toBe(0)
    expect((await ops('order', 'show', order.id)).text).toContain('4 ')
    expect((await ops('recharges', 'show', id, '--by', 'Li Na')).text).toContain('(paid)')
  })

  it('[WAL-34] [OPS-2] credits a large sum with two names and the bank’s name for it only, whichever command says it', async () => {
    const { ops, by, db, clock, call, addPerson } = await begin()
    await addPerson('wu')
    const { number } = await ownAccount(db, 'wu', { bank: 'CMB', accountName: '店渡', branch: '杭州', number: '571900000010001', madeForUserId: null }, clock.now())
    const credit = (...more: string[]) => ops('recharge', 'credit', '--user', 'wu', '--yuan', '500000', ...by, ...more)
    const arrive = (...more: string[]) => ops('recharge', 'arrive', '--account', number, '--yuan', '500000', '--by', 'Li Na', '--reference', 'B-2', ...more)
    const second = ['--second', 'Zhao'] as const
    const needsTwo = { exitCode: 1, text: 'A large sum, and what makes a large sum with what you credited alone in the last 24 hours, is credited by two: say also --second, another reviewer who looked at it, and --reference.' }
    for (const refused of [await credit(), await credit('--reference', 'B-1'), await arrive()]) expect(refused).toEqual(needsTwo)
    expect((await credit(...second)).text).toBe('Say also --reference, the bank’s name for the movement.')
    for (const same of [await credit('--second', ' li na', '--reference', 'B-1'), await arrive('--second', 'Li Na')]) expect(same.text).toBe('Somebody else has to look at this one.')
    expect((await ops('recharges', 'list', '--which', 'all')).text).not.toMatch(/ wu /)
    expect((await credit(...second, '--reference', 'B-1')).exitCode).toBe(0)
    expect((await arrive(...second)).exitCode).toBe(0)
    expect((await ops('recharges', 'list', '--which', 'all')).text).toMatch(/wu +500,000\.00  3 credited +transfer .*Zhao/)
    expect(await call(getCapital, 'wu', {})).toMatchObject({ value: { availableFen: 2 * 500_000_00 } })
  })

  it('[WAL-34] adds up what one reviewer lets through alone in a day, to one person and in all, whichever command says it', async () => {
    const { ops, db, clock, addPerson } = await begin()
    for (const who of ['wu', 'he', 'an', 'bo', 'mo']) await addPerson(who)
    const { number } = await ownAccount(db, 'wu', { bank: 'CMB', accountName: '店渡', branch: '杭州', number: '571900000010001', madeForUserId: null }, clock.now())
    let movement = 0
    const credit = (who: string, yuan: number, ...more: string[]) => ops('recharge', 'credit', '--user', who, '--yuan', String(yuan), '--by', 'Li Na', '--why', 'bank slip', '--reference', `M-${(movement += 1)}`, ...more)
    const arrive = (yuan: number, reference: string, ...more: string[]) => ops('recharge', 'arrive', '--account', number, '--yuan', String(yuan), '--by', ' li na', '--reference', reference, ...more)
    const needsTwo = expect.stringContaining('is credited by two: say also --second')
    expect((await credit('wu', 300_000)).exitCode).toBe(0)
    expect((await arrive(199_999, 'B-1')).exitCode).toBe(0)
    // The same movement again is no further credit, and a refused one leaves nothing behind.
    expect((await arrive(0.5, 'B-1')).text).toContain('credited to wu before')
    expect((await credit('wu', 1)).text).toEqual(needsTwo)
    expect((await arrive(1, 'B-2')).text).toEqual(needsTwo)
    expect((await credit('wu', 0.99)).exitCode).toBe(0)
    // Two may, another reviewer may, and the first one may for somebody else, until it is too much in all.
    expect((await credit('wu', 1, '--second', 'Zhao')).exitCode).toBe(0)
    expect((await ops('recharge', 'credit', '--user', 'wu', '--yuan', '1', '--by', 'Zhao', '--why', 'bank slip')).exitCode).toBe(0)
    for (const who of ['he', 'an', 'bo']) expect((await credit(who, 499_999)).exitCode).toBe(0)
    expect((await credit('mo', 4)).text).toEqual(needsTwo)
    expect((await credit('mo', 3)).exitCode).toBe(0)
    clock.advance(DAY_MS)
    expect((await credit('wu', 300_000)).exitCode).toBe(0)
    expect((await ops('books', 'check')).exitCode).toBe(0)
  })

  it('[WAL-34] a recharge that the same hand would pass alone beyond that goes through approval', async () => {
    const { ops, by, db, clock, addPerson } = await begin()
    await addPerson('wu')
    expect((await ops('recharge', 'credit', '--user', 'wu', '--yuan', '400000', ...by)).exitCode).toBe(0)
    const begun = await db.transaction((tx) => beginRecharge(tx, { userId: 'wu', channel: 'transfer', amountFen: 100_000_00 }, { random: systemRandom, nowMs: clock.now() }))
    const id = begun.ok ? begun.value.id : ''
    const move = (to: string, who: string, ...more: string[]) => ops('recharges', 'move', id, '--to', to, '--by', who, '--why', 'bank slip', ...more)
    expect((await move('1', 'Li Na')).exitCode).toBe(0)
    expect((await move('2', 'Li Na')).text).toContain('goes through approval (5)')
    expect((await move('5', 'Li Na')).exitCode).toBe(0)
    for (const [to, ...more] of [['2'], ['3', '--reference', 'B-7']] as const) expect((await move(to, 'Zhao', ...more)).exitCode).toBe(0)
  })

  it('[WAL-34] of credits at the same instant no more go through alone than may', async () => {
    const { ops, db, addPerson } = await begin()
    await addPerson('wu')
    const credits = await Promise.all(Array.from({ length: 8 }, (_, index) => ops('recharge', 'credit', '--user', 'wu', '--yuan', '200000', '--by', 'Li Na', '--why', 'bank slip', '--reference', `R-${index}`)))
    expect(credits.filter(({ exitCode }) => exitCode === 0)).toHaveLength(2)
    expect(await db.query('SELECT amount_fen FROM let_through_alone')).toHaveLength(2)
  })

  it('[PAY-8] lists money that came after its recharge had failed, and credits it once', async () => {
    const { ops, by, db, clock, call } = await begin()
    const begun = await db.transaction((tx) => beginRecharge(tx, { userId: 'lin', channel: 'wy', amountFen: 300_00 }, { random: systemRandom, nowMs: clock.now() }))
    const id = begun.ok ? begun.value.id : ''
    const hear = (news: ChargeNews) => db.transaction((tx) => hearChargeNews(tx, id, news, { random: systemRandom, nowMs: clock.now() }))
    await hear({ kind: 'closed', why: '超时未支付' })
    expect((await ops('recharges', 'list')).text).toBe('No recharges wait.')
    expect((await ops('recharges', 'credit-late', id, ...by)).exitCode).toBe(1)
    expect((await hear({ kind: 'paid', amountFen: 300_00 })).ok).toBe(true)
    expect((await ops('recharges', 'list')).text).toContain(`${id}  lin     300.00  4 failed, paid since`)
    expect((await ops('recharges', 'show', id, '--by', 'Li Na')).text).toMatch(/paid after it failed +.*to be credited/)
    expect(await ops('recharges', 'credit-late', id, ...by)).toEqual({ exitCode: 0, text: 'Credited 300.00 yuan to lin, which came after the recharge had failed.' })
    expect((await ops('recharges', 'credit-late', id, ...by)).exitCode).toBe(1)
    expect((await ops('recharges', 'credit-late', id, '--by', 'Li Na')).text).toContain('Say also --why')
    expect((await ops('recharges', 'list')).text).toBe('No recharges wait.')
    expect((await ops('recharges', 'show', id, '--by', 'Li Na')).text).toMatch(/paid after it failed +.*credited by /)
    expect(await call(getCapital, 'lin', {})).toMatchObject({ value: { availableFen: 600_300_00 } })
    expect((await ops('books', 'check')).exitCode).toBe(0)
  })

  it('[PAY-7] shows which other transfers came with the same receipt, and the database holds no second one that counts', async () => {
    const { ops, by, db, clock } = await begin()
    const handIn = async (receipt: string, contentHash: string) => {
      await db.transaction((tx) => insertPicture(tx, { id: receipt, userId: 'lin', contentHash, type: 'image/png', bytes: Buffer.of(1), addedAt: 0 }))
      const begun = await db.transaction((tx) => beginRecharge(tx, { userId: 'lin', channel: 'transfer', amountFen: 300_00, receipt }, { random: systemRandom, nowMs: clock.now() }))
      if (!begun.ok) throw new Error('The test could not hand in a receipt.')
      return begun.value.id
    }
    const first = await handIn('p1', 'same')
    await ops('recharges', 'move', first, '--to', '4', ...by)
    const second = await handIn('p2', 'same')
    expect((await ops('recharges', 'show', second, '--by', 'Li Na')).text).toMatch(new RegExp(`same receipt +${first} \\(4 failed\\)`))
    const other = await handIn('p3', 'other')
    expect((await ops('recharges', 'show', other, '--by', 'Li Na')).text).not.toContain('same receipt')
    await expect(db.change("UPDATE recharges SET receipt_hash = 'same' WHERE id = $1", [other])).rejects.toThrow('recharges_receipt_hash')
  })

  it('[OPS-8] lists what was refused', async () => {
    const { ops, call } = await begin()
    expect((await ops('audit', 'list')).text).toBe('Nothing was refused.')
    await call(askWithdrawal, 'lin', { cardId: 'none', amountFen: 100, paymentPassword: PAYMENT_PASSWORD })
    expect((await ops('audit', 'list')).text).toMatch(/POST capital\/withdraw +lin +127\.0\.0\.1 +not-found +cardId +请选择银行卡/)
  })

  it('[AUD-4] writes down what was refused to a reviewer about money, with the reviewer’s name, and nothing of what was done', async () => {
    const { ops, by, id, db } = await withWithdrawal(500_000_00)
    const said = async (...args: string[]) => {
      await ops(...args)
      const [line] = await listAuditLines(db, 1)
      return [line?.what, line?.reason, line?.field, line?.message]
    }
    expect(await said('withdrawals', 'move', id, '--to', '3', ...by)).toEqual(['ops withdrawals move', 'bad-parameter', 'status', `Li Na: 当前状态不能这样变更 (${id})`])
    for (const to of ['1', '5']) expect((await ops('withdrawals', 'move', id, '--to', to, ...by)).exitCode).toBe(0)
    expect(await said('withdrawals', 'move', id, '--to', '2', ...by)).toEqual(['ops withdrawals move', 'bad-parameter', 'by', `Li Na: 须由另一位经办人复核 (${id})`])
    const credit = ['recharge', 'credit', '--user', 'lin', '--yuan', '5', '--reference', 'B-1', ...by]
    expect((await ops(...credit)).exitCode).toBe(0)
    expect(await said(...credit)).toEqual(['ops recharge credit', 'key-reused', 'reference', 'Li Na: 这笔银行流水已入账 (lin)'])
    expect(await said('recharges', 'move', 'none', '--to', '1', ...by)).toEqual(['ops recharges move', 'not-found', 'id', 'Li Na: 没有找到这笔充值 (none)'])
    expect(await said('recharges', 'credit-late', 'none', ...by)).toEqual(['ops recharges credit-late', 'not-found', 'id', 'Li Na: 没有找到这笔充值 (none)'])
    expect(await said('recharge', 'arrive', '--account', '1', '--yuan', '5', '--reference', 'B-2', '--by', 'Li Na')).toEqual(['ops recharge arrive', 'not-found', 'account', 'Li Na: 没有这个收款账号 (1)'])
    expect(await said('invoices', 'move', 'none', '--to', '1', ...by)).toEqual(['ops invoices move', 'not-found', 'id', 'Li Na: 没有找到这张发票 (none)'])
    expect(await said('invoices', 'move', 'none', '--to', '4', '--file', 'no-such-file.pdf', ...by)).toEqual([
      'ops invoices move', 'bad-parameter', 'file', 'Li Na: no-such-file.pdf cannot be read where the database is. (none)',
    ])
    expect(await listAuditLines(db, 100)).toHaveLength(8)
    expect((await ops('audit', 'list')).text).toMatch(/ops recharge credit +- +- +key-reused +reference +Li Na: /)
  })

  it.each([
    [2, 'Say which one', ['withdrawals', 'show']],
    [2, 'Say also --by', ['withdrawals', 'show', 'x']],
    [1, 'There is nothing with the id', ['withdrawals', 'show', 'x', '--by', 'y']],
    [2, 'Say also --to, --why', ['withdrawals', 'move', 'x', '--by', 'y']],
    [2, '--to is a status', ['withdrawals', 'move', 'x', '--by', 'y', '--why', 'z', '--to', 'paid']],
    [1, 'There is nothing with this id', ['withdrawals', 'move', 'x', '--by', 'y', '--why', 'z', '--to', '1']],
    [2, '--which is open or all', ['withdrawals', 'list', '--which', 'some']],
    [2, '--most is how many', ['audit', 'list', '--most', '0']],
  ])('[OPS-1] answers with exit code %i and "%s": %j', async (exitCode, words, args) => {
    const { ops } = await begin()
    const answer = await ops(...args)
    expect(answer.exitCode).toBe(exitCode)
    expect(answer.text).toContain(words)
  })
})
