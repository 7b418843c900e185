import type { AddressDraft, AddressId } from '@diandu/core/account'
import { DAY_MS } from '@diandu/core/kernel'
import { createManualClock, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { checkCoins } from '../../../coins/check-coins.ts'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const { dataKey } = readSettings({}).secrets
const ADDRESS: AddressDraft = {
  receiver: '林小满',
  mobile: '13800000001',
  region: { provinceCode: '110000', cityCode: '110100', districtCode: '110105' },
  detail: '建国路 88 号',
  postcode: '',
  isDefault: true,
}

describeOnEachEngine('Gifts for coins that are sent', (open) => {
  const begin = async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const clock = createManualClock(fixture.now())
    const ops = (...args: readonly string[]) => runCommand(args, { db, clock, random: systemRandom, dataKey })
    const { coins, addresses, inbox } = fixture.buyer.device
    await fixture.identify(fixture.buyer.userId, { name: '林小满', residentId: '11010519491231002X' })
    let has = valueOf(await coins.takeTaskReward('verify-identity', 'task-number-1')).coins
    for (let day = 0; has < 300; day += 1) {
      has = valueOf(await coins.signIn(null, `sign-number-${day}`)).coins
      await fixture.advance(DAY_MS)
    }
    const { id: addressId } = valueOf(await addresses.add(ADDRESS))
    const take = async (key: string) => valueOf(await coins.exchange('notebook', addressId as AddressId, key)).id
    return { db, fixture, ops, coins, inbox, take }
  }

  it('a parcel is listed and sent once, and its person reads the number (COIN-15)', async () => {
    const { db, fixture, ops, coins, inbox, take } = await begin()
    const id = await take('gift-number-1')
    const by = ['--by', 'Li Na'] as const
    expect((await ops('gifts', 'list')).text).toMatch(new RegExp(`${id} .*Diandu ledger book +300 .*建国路 88 号`))
    expect(await ops('gifts', 'send', 'nothing', '--parcel', 'SF1', ...by)).toMatchObject({ exitCode: 1 })
    expect(await ops('gifts', 'send', id, '--parcel', '顺丰 SF1', ...by)).toMatchObject({ exitCode: 0 })
    expect(await ops('gifts', 'return', id, '--why', '送不到', ...by)).toMatchObject({ exitCode: 1 })
    expect((await ops('gifts', 'list')).text).toBe('No gift waits to be sent.')
    expect(valueOf(await coins.exchanges(null)).items).toMatchObject([{ status: 'sent', tracking: '顺丰 SF1' }])
    expect(JSON.stringify(valueOf(await inbox.list(null, null)))).toContain('顺丰 SF1')
    expect(await checkCoins(db)).toEqual([])
    await fixture.close()
  })

  it('a parcel that cannot be sent gives coins and stock back, and may be taken again (COIN-15)', async () => {
    const { db, fixture, ops, coins, take } = await begin()
    const before = valueOf(await coins.gifts())
    const id = await take('gift-number-1')
    expect(await ops('gifts', 'return', id, '--why', '地址无法送达', '--by', 'Li Na')).toMatchObject({ exitCode: 0 })
    expect(valueOf(await coins.gifts())).toEqual(before)
    expect(valueOf(await coins.exchanges(null)).items).toMatchObject([{ status: 'returned', note: '地址无法送达' }])
    expect(await checkCoins(db)).toEqual([])
    await take('gift-number-2')
    expect(await checkCoins(db)).toEqual([])
    await fixture.close()
  })
})
