import { expect, it } from 'vitest'
import { insertPicture } from '../account/pictures/picture-store.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { beginRecharge } from '../wallet/index.ts'
import { openMoneyMarket } from './testing/open-money-market.ts'

describeOnEachEngine('Reviewing money that came late or twice', (open) => {
  const begin = async () => openMoneyMarket(await open())

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
