import { reportMismatch } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openMarket } from '../../../orders/testing/open-market.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const PRICE_FEN = 300_000_00
const PAID_FEN = 330_000_00

describeOnEachEngine('Verdicts about large sums in the command line', (open) => {
  it('count with each other within a day, and beyond its sums take two reviewers (WAL-34, OPS-7)', async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer', PAID_FEN * 2)
    const reported = async (shop: string) => {
      const placed = await market.place('buyer', await market.addShop(shop, { priceFen: PRICE_FEN }), {
        priceFen: PRICE_FEN,
      })
      if (!placed.ok) throw new Error('The test could not place an order.')
      const { id, number } = placed.value
      await market.pay('buyer', id, 'full', PAID_FEN)
      for (const [event, by] of [
        ['seller.signed', 'seller'],
        ['all.signed', 'buyer'],
        ['shop.handed-over', 'seller'],
      ] as const)
        await market.move(id, event, by, by)
      await market.call(reportMismatch, 'buyer', { orderId: id, reason: 'debts-hidden', words: '有贷款' })
      return number
    }
    const [first, second] = [await reported('one'), await reported('two')]
    const agree = (number: string, ...more: string[]) =>
      runCommand(['refunds', 'move', number, '--to', 'agreed', '--by', 'Li Na', '--why', '贷款属实', ...more], {
        db: market.db,
        clock: market.clock,
        random: systemRandom,
        dataKey: readSettings({}).secrets.dataKey,
      })
    expect((await agree(first)).exitCode).toBe(0)
    for (const more of [[], ['--second', ' li na']])
      expect(await agree(second, ...more)).toEqual({
        exitCode: 1,
        text: expect.stringContaining('say also --second, another reviewer'),
      })
    expect(await market.balanceOf('available:buyer')).toBe(PAID_FEN)
    expect((await agree(second, '--second', 'Zhao Wei')).exitCode).toBe(0)
    expect(await market.balanceOf('available:buyer')).toBe(PAID_FEN * 2)
  })
})
