import { createManualClock, lotteryTerms, valueOf } from '@diandu/core/testing'
import type { LotteryId } from '@diandu/core/lottery'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../database/testing.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { openServerFixture } from '../../../port-suites/testing/open-server-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { runCommand } from '../../run-command.ts'

const { dataKey } = readSettings({}).secrets

describeOnEachEngine('What the operator does about a prize', (open) => {
  it('is sent once, to the address that its winner chose, with a tracking number (LOT-19)', async () => {
    const db = await open()
    const fixture = await openServerFixture(db)
    const ops = (...args: readonly string[]) =>
      runCommand(args, { db, clock: createManualClock(), random: systemRandom, dataKey })
    expect((await ops('prizes', 'list')).text).toBe('No prize waits.')
    const opensAt = fixture.now()
    await fixture.openLottery('wheel-1' as LotteryId, lotteryTerms(), { opensAt, closesAt: opensAt + 1000 })
    const { lotteries, prizes, addresses } = fixture.buyer.device
    valueOf(await lotteries.draw('wheel', 'draw-number-1'))
    const id = valueOf(await prizes.list(null)).items[0]?.id
    if (id === undefined) throw new Error('Nothing was won')
    const by = ['--by', 'Li Na'] as const
    const send = (...more: readonly string[]) => ops('prizes', 'send', id, '--carrier', '顺丰', ...more, ...by)
    expect(await send('--tracking', 'SF1234567890')).toMatchObject({
      exitCode: 1,
      text: 'Its winner has not chosen an address yet: "prizes list" shows who has.',
    })
    const region = { provinceCode: '110000', cityCode: '110100', districtCode: '110105' }
    const home = { receiver: '林小满', mobile: '13800000001', region, detail: '建国路 88 号', postcode: '' }
    const address = valueOf(await addresses.add({ ...home, isDefault: true }))
    valueOf(await prizes.sendTo(id, address.id))
    expect((await ops('prizes', 'list')).text).toMatch(
      /奖品 lamp +wheel-1 +1 +to-be-sent .*林小满 13800000001 .*建国路 88 号/,
    )
    expect(await send('--tracking', '?')).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('6 to 40 letters'),
    })
    expect(await send('--tracking', 'SF1234567890')).toMatchObject({ exitCode: 0 })
    expect(await send('--tracking', 'SF1234567890')).toMatchObject({ exitCode: 1 })
    expect((await ops('prizes', 'list')).text).toBe('No prize waits.')
    expect((await ops('prizes', 'list', '--which', 'all')).text).toContain('顺丰 SF1234567890')
    expect(valueOf(await prizes.list(null)).items).toMatchObject([{ state: 'sent', parcel: { carrier: '顺丰' } }])
    await fixture.close()
  })
})
