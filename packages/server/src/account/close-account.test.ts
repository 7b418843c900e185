import { LOTTERY_LASTS_MS, lotteryTerms, reasonOf, valueOf } from '@diandu/core/testing'
import type { LotteryId } from '@diandu/core/lottery'
import { expect, it } from 'vitest'
import { checkCoins } from '../coins/check-coins.ts'
import { moveCoins } from '../coins/index.ts'
import { createDataBox } from '../crypto/index.ts'
import type { Queries } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { checkLotteries } from '../lottery/check-lotteries.ts'
import { listPrizes } from '../lottery/index.ts'
import { openServerFixture } from '../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../settings.ts'
import { keepKnownIdentity } from './verification/identity-store.ts'

const HOME = {
  receiver: '林小满',
  mobile: '13800000001',
  region: { provinceCode: '110000', cityCode: '110100', districtCode: '110105' },
  detail: '建国路 88 号',
  postcode: '',
  isDefault: true,
}
const PARCEL = { carrier: '顺丰', trackingNumber: 'SF1234567890' }

type Fixture = Awaited<ReturnType<typeof openServerFixture>>

async function closeWithCode(
  fixture: Fixture,
  device: Fixture['buyer']['device'],
  mobile: string,
  db: Queries,
): Promise<void> {
  await fixture.advance(120_000)
  const captcha = await fixture.solveCaptcha(device)
  valueOf(await device.codes.send({ mobile, purpose: 'close-account', captcha }))
  const [told] = await db.query<{ body: string }>(
    'SELECT body FROM sandbox_messages WHERE mobile = $1 ORDER BY id DESC LIMIT 1',
    [mobile],
  )
  valueOf(await device.profiles.close(/\d{6}/.exec(told?.body ?? '')?.[0] ?? ''))
}

describeOnEachEngine('An account that is closed', (open) => {
  it('leaves no identity that was remembered for later proofs (ACC-49)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { device, userId, mobile } = fixture.buyer
    const box = createDataBox(readSettings({}).secrets.dataKey)
    const shown = { name: '林小满', residentId: '11010519491231002X' }
    await db.transaction((tx) => keepKnownIdentity(tx, userId, shown, { box, nowMs: fixture.now() }))
    await closeWithCode(fixture, device, mobile, db)
    expect(await db.query('SELECT 1 FROM known_identities WHERE user_id = $1', [userId])).toEqual([])
  })

  it('leaves no address of a prize or a gift, whether it was sent or not, and nothing of it to be sent (LOT-23)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { buyer } = fixture
    const { device, userId, mobile } = buyer
    const home = valueOf(await device.addresses.add(HOME)).id
    const [lottery, opensAt] = ['wheel-1' as LotteryId, fixture.now()]
    await fixture.openLottery(lottery, lotteryTerms(), { opensAt, closesAt: opensAt + LOTTERY_LASTS_MS })
    for (const key of ['draw-number-1', 'draw-number-2', 'draw-number-3'])
      valueOf(await device.lotteries.draw(lottery, key))
    const [sent, chosen] = valueOf(await device.prizes.list(null)).items
    for (const prize of [sent, chosen]) if (prize) valueOf(await device.prizes.sendTo(prize.id, home))
    if (sent) valueOf(await fixture.sendPrize(sent.id, PARCEL))
    const earned = { userId, kind: 'task', reference: 'first', coins: 500, at: fixture.now() } as const
    valueOf(await db.transaction((tx) => moveCoins(tx, earned)))
    valueOf(await device.coins.exchange('notebook', home, 'gift-number-1'))

    await closeWithCode(fixture, device, mobile, db)

    expect(await db.query('SELECT 1 FROM won_prizes WHERE sealed_address IS NOT NULL')).toEqual([])
    expect(await db.query('SELECT 1 FROM coin_exchanges WHERE address IS NOT NULL')).toEqual([])
    const box = createDataBox(readSettings({}).secrets.dataKey)
    expect(await listPrizes(db, box, 'open', 9)).toEqual([])
    expect((await listPrizes(db, box, 'all', 9)).map(({ state, address }) => [state, address]).toSorted()).toEqual([
      ['address-needed', null],
      ['address-needed', null],
      ['sent', null],
    ])
    if (chosen) expect(reasonOf((await fixture.sendPrize(chosen.id, PARCEL)) as never)).toBe('bad-parameter')
    expect([...(await checkCoins(db)), ...(await checkLotteries(db))]).toEqual([])
  })
})
