import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { DAY_MS } from '@diandu/core/kernel'
import { everyItem, LOTTERY_LASTS_MS, lotteryTerms, reasonOf, valueOf } from '@diandu/core/testing'
import type { LotteryId } from '@diandu/core/lottery'
import { afterEach, expect, it } from 'vitest'
import { archiveMonths } from '../archive/archive-months.ts'
import { listArchives } from '../archive/index.ts'
import { checkCoins } from '../coins/check-coins.ts'
import { moveCoins } from '../coins/index.ts'
import { createDataBox } from '../crypto/index.ts'
import type { Database, Queries } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { silentLog } from '../kernel/index.ts'
import { checkLotteries } from '../lottery/check-lotteries.ts'
import { listPrizes } from '../lottery/index.ts'
import { keepTablesByMonth } from '../monthly-partitions/index.ts'
import { putTogether } from '../monthly-partitions/testing/put-together.ts'
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
  const [message] = await db.query<{ body: string }>(
    'SELECT body FROM sandbox_messages WHERE mobile = $1 ORDER BY id DESC LIMIT 1',
    [mobile],
  )
  valueOf(await device.profiles.close(/\d{6}/.exec(message?.body ?? '')?.[0] ?? ''))
}

describeOnEachEngine('An account that is closed', (open) => {
  let turned: Database | undefined
  afterEach(async () => {
    if (turned !== undefined) await putTogether(turned)
    turned = undefined
  })

  it('leaves no message, and nothing by which one in an archive could be read, there or in a copy of it (FLEET-124)', async () => {
    const db = (turned = await open())
    const fixture = await openServerFixture(db)
    const { buyer, secondBuyer } = fixture
    const message = (userId: typeof buyer.userId, key: string, at: number) =>
      fixture.tell({
        userId,
        event: 'price.fell',
        key,
        subject: 'shop',
        figures: { shop: '一家店', fromFen: 2000_00, toFen: 1000_00 },
        at,
      })
    const clockAt = (at: number) => ({ now: () => at, after: () => () => undefined })
    for (const { userId } of [buyer, secondBuyer]) await message(userId, 'old', fixture.now() - 100 * DAY_MS)
    await keepTablesByMonth({ db, clock: clockAt(fixture.now()), log: silentLog })
    const folder = mkdtempSync(join(tmpdir(), 'diandu-closed-'))
    try {
      const later = clockAt(fixture.now() + 200 * DAY_MS)
      await archiveMonths({ db, clock: later, log: silentLog }, { folder, afterMonths: 3 })
      for (const { userId } of [buyer, secondBuyer]) await message(userId, 'new', fixture.now() + 100 * DAY_MS)
      const messagesOf = ({ device }: typeof buyer) => everyItem((cursor) => device.inbox.list('price', cursor))
      expect(await messagesOf(buyer)).toHaveLength(2)
      await closeWithCode(fixture, buyer.device, buyer.mobile, db)
      for (const table of ['inbox_messages', 'archived_messages', 'archived_message_keys', 'inbox_told']) {
        const rows = await db.query<{ userId: string }>(`SELECT DISTINCT user_id FROM ${table}`)
        const people = rows.map(({ userId }) => userId)
        expect([people.includes(buyer.userId), people.includes(secondBuyer.userId)]).toEqual([false, true])
      }
      const [archive] = (await listArchives(db)).filter(({ table }) => table === 'inbox_messages')
      const left = gunzipSync(readFileSync(archive?.path ?? '')).toString('utf8')
      expect([left.includes(buyer.userId), left.includes('一家店')]).toEqual([true, false])
      expect((await messagesOf(secondBuyer)).map(({ figures }) => figures['shop'])).toEqual(['一家店', '一家店'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('leaves no identity that was remembered for later proofs (ACC-49)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const { device, userId, mobile } = fixture.buyer
    const box = createDataBox(readSettings({}).secrets.dataKey)
    const shown = { name: '林小满', residentId: '11010519491231002X' }
    valueOf(await device.verifications.beginFace(shown))
    await db.transaction((tx) => keepKnownIdentity(tx, userId, shown, { box, nowMs: fixture.now() }))
    await closeWithCode(fixture, device, mobile, db)
    expect(await db.query('SELECT 1 FROM known_identities WHERE user_id = $1', [userId])).toEqual([])
    expect(await db.query('SELECT 1 FROM face_checks WHERE user_id = $1', [userId])).toEqual([])
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
