import { DAY_MS } from '@diandu/core/kernel'
import { getCapital } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { onChargeNews } from '../payments/index.ts'
import { beginRecharge, ownAccount } from '../wallet/index.ts'
import { openMoneyMarket } from './testing/open-money-market.ts'

describeOnEachEngine('Crediting large sums', (open) => {
  const begin = async () => openMoneyMarket(await open())

  it('credits a large sum with two names and the bank’s name for it only, whichever command says it (WAL-34, OPS-2)', async () => {
    const { ops, by, db, clock, call, addPerson } = await begin()
    await addPerson('wu')
    const { number } = await ownAccount(
      db,
      'wu',
      { bank: 'CMB', accountName: '店渡', branch: '杭州', number: '571900000010001', madeForUserId: null },
      clock.now(),
    )
    const credit = (...more: string[]) => ops('recharge', 'credit', '--user', 'wu', '--yuan', '500000', ...by, ...more)
    const arrive = (...more: string[]) =>
      ops('recharge', 'arrive', '--account', number, '--yuan', '500000', '--by', 'Li Na', '--reference', 'B-2', ...more)
    const second = ['--second', 'Zhao'] as const
    const needsTwo = {
      exitCode: 1,
      text: 'A large sum, and what makes a large sum with what was let through alone in the last 24 hours, is credited by two: say also --second, another reviewer who looked at it, and --reference.',
    }
    for (const refused of [await credit(), await credit('--reference', 'B-1'), await arrive()])
      expect(refused).toEqual(needsTwo)
    expect((await credit(...second)).text).toBe('Say also --reference, the bank’s name for the movement.')
    for (const same of [await credit('--second', ' li na', '--reference', 'B-1'), await arrive('--second', 'Li Na')])
      expect(same.text).toContain('Another reviewer has to do this one.')
    expect((await ops('recharges', 'list', '--which', 'all')).text).not.toMatch(/ wu /)
    expect((await credit(...second, '--reference', 'B-1')).exitCode).toBe(0)
    expect((await arrive(...second)).exitCode).toBe(0)
    expect((await ops('recharges', 'list', '--which', 'all')).text).toMatch(
      /wu +500,000\.00  credited +transfer .*Zhao/,
    )
    expect(await call(getCapital, 'wu', {})).toMatchObject({ value: { availableFen: 2 * 500_000_00 } })
  })

  it('adds up what is let through alone in a day, to one person by all and by one in all, whichever command says it (WAL-34, ADM-136)', async () => {
    const { ops, db, clock, addPerson } = await begin()
    for (const who of ['wu', 'he', 'an', 'bo', 'mo']) await addPerson(who)
    const { number } = await ownAccount(
      db,
      'wu',
      { bank: 'CMB', accountName: '店渡', branch: '杭州', number: '571900000010001', madeForUserId: null },
      clock.now(),
    )
    let movement = 0
    const credit = (who: string, yuan: number, ...more: string[]) =>
      ops(
        'recharge',
        'credit',
        '--user',
        who,
        '--yuan',
        String(yuan),
        '--by',
        'Li Na',
        '--why',
        'bank slip',
        '--reference',
        `M-${(movement += 1)}`,
        ...more,
      )
    const arrive = (yuan: number, reference: string, ...more: string[]) =>
      ops(
        'recharge',
        'arrive',
        '--account',
        number,
        '--yuan',
        String(yuan),
        '--by',
        ' li na',
        '--reference',
        reference,
        ...more,
      )
    const needsTwo = expect.stringContaining('is credited by two: say also --second')
    expect((await credit('wu', 300_000)).exitCode).toBe(0)
    expect((await arrive(199_999, 'B-1')).exitCode).toBe(0)
    // The same movement again is no further credit, and a refused one leaves nothing behind.
    expect((await arrive(0.5, 'B-1')).text).toContain('credited to wu before')
    expect((await credit('wu', 1)).text).toEqual(needsTwo)
    expect((await arrive(1, 'B-2')).text).toEqual(needsTwo)
    expect((await credit('wu', 0.99)).exitCode).toBe(0)
    // Two may, another reviewer may not, and the first one may for another user, until it is too much in all.
    expect((await credit('wu', 1, '--second', 'Zhao')).exitCode).toBe(0)
    expect(
      (await ops('recharge', 'credit', '--user', 'wu', '--yuan', '1', '--by', 'Zhao', '--why', 'bank slip')).text,
    ).toEqual(needsTwo)
    for (const who of ['he', 'an', 'bo']) expect((await credit(who, 499_999)).exitCode).toBe(0)
    expect((await credit('mo', 4)).text).toEqual(needsTwo)
    expect((await credit('mo', 3)).exitCode).toBe(0)
    clock.advance(DAY_MS)
    expect((await credit('wu', 300_000)).exitCode).toBe(0)
    expect((await ops('books', 'check')).exitCode).toBe(0)
  })

  it('a recharge that its channel passed counts as let through alone where one reviewer credits it (WAL-34)', async () => {
    const { ops, db, clock, addPerson } = await begin()
    await addPerson('wu')
    const deps = { random: systemRandom, nowMs: clock.now() }
    const accepted = async () => {
      const begun = await db.transaction((tx) =>
        beginRecharge(tx, { userId: 'wu', channel: 'wy', amountFen: 499_999_00 }, deps),
      )
      if (!begun.ok) throw new Error(begun.failure.kind)
      const { id } = begun.value
      expect((await db.transaction((tx) => onChargeNews(tx, id, { kind: 'processing' }, deps))).ok).toBe(true)
      return id
    }
    const [first, second] = [await accepted(), await accepted()]
    const move = (id: string, to: string, who: string, ...more: string[]) =>
      ops('recharges', 'move', id, '--to', to, '--by', who, '--why', 'bank slip', ...more)
    expect((await move(first, 'credited', 'Li Na', '--reference', 'B-1')).exitCode).toBe(0)
    expect((await move(second, 'credited', 'Li Na', '--reference', 'B-2')).text).toContain('goes to in-approval first')
    expect((await move(second, 'in-approval', 'Li Na')).exitCode).toBe(0)
    expect((await move(second, 'not-yet-credited', 'li na')).text).toContain('Another reviewer')
    for (const [to, ...more] of [['not-yet-credited'], ['credited', '--reference', 'B-2']] as const)
      expect((await move(second, to, 'Zhao', ...more)).exitCode).toBe(0)
  })

  it('of credits at the same instant no more go through alone than may (WAL-34)', async () => {
    const { ops, db, addPerson } = await begin()
    await addPerson('wu')
    const credits = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ops(
          'recharge',
          'credit',
          '--user',
          'wu',
          '--yuan',
          '200000',
          '--by',
          'Li Na',
          '--why',
          'bank slip',
          '--reference',
          `R-${index}`,
        ),
      ),
    )
    expect(credits.filter(({ exitCode }) => exitCode === 0)).toHaveLength(2)
    expect(await db.query('SELECT amount_fen FROM let_through_alone')).toHaveLength(2)
  })
})
