import { paidOrder, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openCaseDesk } from '../testing/open-case-desk.ts'

const ratings = { truth: 1, communication: 1, speed: 1 }

describeOnEachEngine('Reviews of deals in the console', (open) => {
  const begin = async () => {
    const desk = await openCaseDesk(await open(), 'reviews', 'disputes', 'support')
    const { buyer, seller } = desk.fixture
    const order = await paidOrder(desk.fixture)
    await desk.fixture.completeOrder(order.id)
    valueOf(await buyer.device.reviews.write(order.id, { ratings, words: '住在三号楼的那位' }))
    const shownToSeller = async () => valueOf(await seller.device.reviews.ofOrder(order.id)).other
    return { ...desk, order, buyer, seller, shownToSeller }
  }

  it('a review is withdrawn with a reason that its author reads, and shown again as it was (REV-7, ADM-36)', async () => {
    const { order, buyer, seller, shownToSeller, waiting, shown, done, decide, auditor, logged } = await begin()
    valueOf(await seller.device.reviews.write(order.id, { ratings, words: '' }))
    const before = await shownToSeller()
    expect(before).not.toBeNull()
    const [first] = await waiting()
    if (first === undefined) throw new Error('A review waits')
    expect(first.title).toBe('住在三号楼的那位')
    expect((await decide('withdraw', first, '含有他人隐私', {}, auditor)).reason).toBe('another-user')
    expect(await done('restore', first, '看错了')).toBe(false)
    expect(await done('withdraw', first, '含有他人隐私')).toBe(true)
    expect(await shownToSeller()).toBeNull()
    expect(valueOf(await buyer.device.reviews.ofOrder(order.id)).own?.takenDownFor).toBe('含有他人隐私')
    const withdrawn = await shown(first.id)
    expect(withdrawn.decisions.map(({ key }) => key)).toEqual(['restore'])
    // Behind the other one, which still waits.
    expect((await waiting()).map(({ state }) => state)).toEqual(['', 'Withdrawn'])
    expect(await done('restore', withdrawn, '看错了')).toBe(true)
    expect(await shownToSeller()).toEqual(before)
    expect((await logged()).map(({ act, userId }) => [act, userId])).toEqual([
      ['decide-review', buyer.userId],
      ['decide-review', buyer.userId],
    ])
  })

  it('a review that was looked at waits no more until its words change (ADM-36)', async () => {
    const { order, buyer, seller, waiting, done, today } = await begin()
    const [first] = await waiting()
    if (first === undefined) throw new Error('A review waits')
    expect(await done('keep', first)).toBe(true)
    expect(await done('keep', first)).toBe(false)
    expect(await today()).toBe(0)
    valueOf(await seller.device.reviews.write(order.id, { ratings, words: '付款很快' }))
    expect((await waiting()).map(({ title }) => title)).toEqual(['付款很快'])
    valueOf(await seller.device.reviews.reply(order.id, '那不是我'))
    expect((await waiting()).map(({ title }) => title)).toContain('住在三号楼的那位')
    expect(valueOf(await buyer.device.reviews.ofOrder(order.id)).own?.reply?.words).toBe('那不是我')
  })
})
