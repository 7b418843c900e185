import type { ChargeNews } from '@diandu/core/wallet'
import { getCapital } from '@diandu/wire'
import { expect, it } from 'vitest'
import { insertPicture } from '../account/pictures/picture-store.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { onChargeNews } from '../payments/index.ts'
import { beginRecharge } from '../wallet/index.ts'
import { openMoneyMarket } from './testing/open-money-market.ts'

describeOnEachEngine('Reviewing money that came late or twice', (open) => {
  const begin = async () => openMoneyMarket(await open())

  it('lists money that came after its recharge had failed, and credits it once (WAL-49)', async () => {
    const { ops, by, db, clock, call } = await begin()
    const begun = await db.transaction((tx) =>
      beginRecharge(
        tx,
        { userId: 'lin', channel: 'wy', amountFen: 300_00 },
        { random: systemRandom, nowMs: clock.now() },
      ),
    )
    const id = begun.ok ? begun.value.id : ''
    const receive = (news: ChargeNews) =>
      db.transaction((tx) => onChargeNews(tx, id, news, { random: systemRandom, nowMs: clock.now() }))
    await receive({ kind: 'closed', why: '超时未支付' })
    expect((await ops('recharges', 'list')).text).toBe('No recharges wait.')
    expect((await ops('recharges', 'credit-late', id, ...by)).exitCode).toBe(1)
    expect((await receive({ kind: 'paid', amountFen: 300_00 })).ok).toBe(true)
    expect((await ops('recharges', 'list')).text).toContain(`${id}  lin     300.00  failed, paid since`)
    expect((await ops('recharges', 'show', id, '--by', 'Li Na')).text).toMatch(/paid after it failed +.*to be credited/)
    expect(await ops('recharges', 'credit-late', id, ...by)).toEqual({
      exitCode: 0,
      text: 'Credited 300.00 yuan to lin, which came after the recharge had failed.',
    })
    expect((await ops('recharges', 'credit-late', id, ...by)).exitCode).toBe(1)
    expect((await ops('recharges', 'credit-late', id, '--by', 'Li Na')).text).toContain('Say also --why')
    expect((await ops('recharges', 'list')).text).toBe('No recharges wait.')
    expect((await ops('recharges', 'show', id, '--by', 'Li Na')).text).toMatch(/paid after it failed +.*credited by /)
    expect(await call(getCapital, 'lin', {})).toMatchObject({ value: { availableFen: 600_300_00 } })
    expect((await ops('books', 'check')).exitCode).toBe(0)
  })

  it('shows which other transfers came with the same receipt, and the database holds no second one that counts (WAL-44)', async () => {
    const { ops, by, db, clock } = await begin()
    const handIn = async (receipt: string, contentHash: string) => {
      await db.transaction((tx) =>
        insertPicture(tx, {
          id: receipt,
          userId: 'lin',
          contentHash,
          type: 'image/png',
          bytes: Buffer.of(1),
          addedAt: 0,
        }),
      )
      const begun = await db.transaction((tx) =>
        beginRecharge(
          tx,
          { userId: 'lin', channel: 'transfer', amountFen: 300_00, receipt },
          { random: systemRandom, nowMs: clock.now() },
        ),
      )
      if (!begun.ok) throw new Error('The test could not hand in a receipt.')
      return begun.value.id
    }
    const first = await handIn('p1', 'same')
    await ops('recharges', 'move', first, '--to', 'failed', ...by)
    const second = await handIn('p2', 'same')
    expect((await ops('recharges', 'show', second, '--by', 'Li Na')).text).toMatch(
      new RegExp(`same receipt +${first} \\(failed\\)`),
    )
    const other = await handIn('p3', 'other')
    expect((await ops('recharges', 'show', other, '--by', 'Li Na')).text).not.toContain('same receipt')
    await expect(db.change("UPDATE recharges SET receipt_hash = 'same' WHERE id = $1", [other])).rejects.toThrow(
      'recharges_receipt_hash',
    )
  })
})
