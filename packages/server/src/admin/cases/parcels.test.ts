import type { AddressDraft, AddressId } from '@diandu/core/account'
import type { LotteryId } from '@diandu/core/lottery'
import { lotteryTerms, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { moveCoins } from '../../coins/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openCaseDesk } from '../testing/open-case-desk.ts'

const HOME: AddressDraft = {
  receiver: '林小满',
  mobile: '13800000001',
  region: { provinceCode: '110000', cityCode: '110100', districtCode: '110105' },
  detail: '建国路 88 号',
  postcode: '',
  isDefault: true,
}
const SENT = { carrier: 'sf', number: 'SF1234567890' }

describeOnEachEngine('Gifts and prizes in the console', (open) => {
  it('a gift is sent with carrier and number, or its coins come back; its address is sealed (COIN-15, ADM-11)', async () => {
    const desk = await openCaseDesk(await open(), 'gifts', 'content', 'reviewer')
    const { db, fixture, waiting, shown, done, decide, reveal, everySight, worker, auditor, colleague, logged } = desk
    const { coins, addresses } = fixture.buyer.device
    const gain = { kind: 'task', coins: 600, reference: 'a task', at: fixture.now() } as const
    valueOf(await db.transaction((tx) => moveCoins(tx, { userId: fixture.buyer.userId, ...gain })))
    const address = valueOf(await addresses.add(HOME)).id as AddressId
    const { id } = valueOf(await coins.exchange('notebook', address, 'gift-number-1'))
    const [first] = await waiting()
    if (first === undefined) throw new Error('A gift waits')
    for (const cookie of [worker, auditor])
      expect(await everySight(id, cookie)).not.toMatch(/林小满|建国路 88|13800000001/)
    expect((await reveal(id, 'address', colleague)).reason).toBe('another-user')
    expect(JSON.stringify((await reveal(id, 'address')).data)).toContain('建国路 88 号')
    expect((await decide('send', first, '', { ...SENT, carrier: 'dhl' })).code).not.toBe('000000')
    expect(await done('send', first, '', SENT)).toBe(true)
    expect(await done('return', first, '送不到')).toBe(false)
    expect(valueOf(await coins.exchanges(null)).items[0]).toMatchObject({
      status: 'sent',
      tracking: '顺丰 SF1234567890',
    })
    expect((await shown(id)).decisions).toEqual([])
    expect((await logged()).map(({ act }) => act)).toEqual(['see-address', 'send-parcels'])
  })

  it('a prize goes to the address that was read: another one since then is another version (LOT-19, ADM-15)', async () => {
    const desk = await openCaseDesk(await open(), 'prizes', 'content', 'reviewer')
    const { fixture, waiting, shown, done, decide, reveal, everySight, worker, today } = desk
    const opensAt = fixture.now()
    await fixture.openLottery('wheel-1' as LotteryId, lotteryTerms(), { opensAt, closesAt: opensAt + 1000 })
    const { lotteries, prizes, addresses } = fixture.buyer.device
    valueOf(await lotteries.draw('wheel', 'draw-number-1'))
    expect(await waiting()).toEqual([])
    const prize = valueOf(await prizes.list(null)).items[0]
    if (prize === undefined) throw new Error('Nothing was won')
    const home = valueOf(await addresses.add(HOME))
    const work = valueOf(await addresses.add({ ...HOME, detail: '文三路 1 号', isDefault: false }))
    valueOf(await prizes.sendTo(prize.id, home.id))
    const [first] = await waiting()
    if (first === undefined) throw new Error('A prize waits')
    expect(await today()).toBe(1)
    expect(await everySight(first.id, worker)).not.toMatch(/林小满|建国路 88|13800000001/)
    valueOf(await prizes.sendTo(prize.id, work.id))
    expect((await decide('send', first, '', SENT)).reason).toBe('changed-elsewhere')
    expect(JSON.stringify((await reveal(first.id, 'address')).data)).toContain('文三路 1 号')
    expect((await decide('send', await shown(first.id), '', { ...SENT, number: '?' })).reason).toBe('bad-parameter')
    expect(await done('send', await shown(first.id), '', SENT)).toBe(true)
    expect(valueOf(await prizes.list(null)).items).toMatchObject([{ state: 'sent', parcel: { carrier: '顺丰' } }])
    expect(await waiting()).toEqual([])
  })
})
