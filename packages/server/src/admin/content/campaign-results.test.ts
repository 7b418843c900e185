import type { CaseBlock } from '@diandu/core/admin'
import { campaignWindow } from '@diandu/core/campaigns'
import { orderCode } from '@diandu/core/orders'
import { expect, it } from 'vitest'
import { insertCouponOffer } from '../../coupons/index.ts'
import { insertRow } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openConsole } from '../testing/open-console.ts'

const { opensAt, closesAt } = campaignWindow('2026-11-12', '2026-12-12')
const RUN = 'double-twelve-2026'

describeOnEachEngine('The results of a campaign', (open) => {
  it('are counted from what is stored of its run, and from no other run (ADM-118)', async () => {
    const db = await open()
    const desk = await openConsole(db)
    desk.clock.advance(Math.max(0, opensAt - desk.clock.now()))
    await desk.addStaff('neirong', ['content'])
    const cookie = await desk.logIn('neirong')
    const shown = async (id: string) => {
      const { data, reason } = await desk.send('GET', 'content/results', { id, locale: 'en' }, { cookie })
      return reason ?? (data as readonly CaseBlock[])
    }
    const figures = async (): Promise<Record<string, string>> =>
      Object.fromEntries(
        ((await shown('double-twelve')) as readonly CaseBlock[]).flatMap((block) =>
          block.kind === 'facts' ? block.facts.map(({ label, value }) => [label, value]) : [],
        ),
      )
    expect(await shown('no-such-page')).toBe('not-found')
    expect(await figures()).toMatchObject({ Run: RUN, 'People who took part': '0', 'Orders with its coupons': '0' })

    const terms = { title: '百元券', amountFen: 10_000, leastSpendFen: 0, validFrom: opensAt, validUntil: closesAt }
    for (const id of [`${RUN}-fee-100`, 'double-twelve-2025-fee-100'])
      await insertCouponOffer(db, id, { ...terms, claimUntil: closesAt, perPerson: 1, stock: 9 }, opensAt)
    const claim = (userId: string, offerId: string, orderId: string | null) =>
      db.transaction((tx) =>
        insertRow(tx, 'coupons', { userId, id: `${userId}-c`, offerId, ...terms, claimedAt: opensAt, orderId }),
      )
    await claim('u1', `${RUN}-fee-100`, 'o1')
    await claim('u2', `${RUN}-fee-100`, null)
    await claim('u3', 'double-twelve-2025-fee-100', 'o3')
    for (const id of ['o1', 'o3'])
      await db.change(
        `INSERT INTO orders (id, number, buyer_id, seller_id, shop_id, shop_title, shop_platform, shop_kind, price_fen,
           service_fee_fen, coupon_fen, placed_at, pay_by, plan, terms_version, status)
         VALUES ($1, $1, 'b', 's', $1, '', 1, 'flagship', 880000, 44000, 10000, 0, 1, '{}', '1', $2)`,
        [id, orderCode('awaiting-payment')],
      )
    const application = { shopId: 's', shopTitle: '', pitch: '', state: 'waiting', appliedAt: opensAt }
    await db.transaction((tx) =>
      insertRow(tx, 'campaign_applications', { run: RUN, userId: 'u4', id: 'a', ...application }),
    )
    expect(await figures()).toMatchObject({
      'People who took part': '3',
      'Sellers who applied': '1',
      'Let in': '0',
      'Orders with its coupons': '1',
      'Their prices': '¥8,800.00',
      'Taken off by coupons': '¥100.00',
    })
    const [, coupons] = (await shown('double-twelve')) as readonly CaseBlock[]
    expect(coupons?.kind === 'table' && coupons.rows.map(({ cells }) => cells)).toEqual([
      ['百元券', '¥100.00', '0', '9', '1'],
    ])
  })
})
