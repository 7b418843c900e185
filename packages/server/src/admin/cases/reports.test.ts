import type { ShopId } from '@diandu/core/catalog'
import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { isHeld } from '../../wallet/index.ts'
import { openCaseDesk } from '../testing/open-case-desk.ts'

describeOnEachEngine('Reports and holds in the console', (open) => {
  const begin = async (queue: 'reports' | 'holds') => {
    const desk = await openCaseDesk(await open(), queue, 'disputes', 'support')
    const { fixture } = desk
    const report = async (place: number) =>
      valueOf(
        await fixture.buyer.device.shopReports.report({
          shopId: fixture.shopIds[place] as ShopId,
          reason: 'figures-untrue',
          words: '月营业额和后台截图对不上',
          pictures: [],
        }),
      )
    return { ...desk, report }
  }

  it('a report shows what upholding it does, and then takes the shop off and holds the payouts (SHP-6, ADM-11)', async () => {
    const { db, fixture, report, waiting, shown, done, decide, auditor, colleague, logged } = await begin('reports')
    await report(0)
    const [first] = await waiting()
    if (first === undefined) throw new Error('A report waits')
    const { decisions } = await shown(first.id)
    expect(decisions.map(({ key }) => key)).toEqual(['upheld', 'dismissed'])
    expect(decisions[0]?.effects).toContainEqual({
      what: 'State of the shop',
      before: 'For sale',
      after: 'Not approved',
    })
    expect(decisions[0]?.effects).toContainEqual({
      what: 'Payouts of the seller',
      before: 'not held',
      after: 'on hold',
    })
    expect((await decide('upheld', first, '属实', {}, auditor)).reason).toBe('another-user')
    expect((await decide('upheld', first, '属实', {}, colleague)).reason).toBe('another-user')
    const both = await Promise.all([done('upheld', first, '经核实属实'), done('dismissed', first, '没有问题')])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await isHeld(db, fixture.seller.userId)).toBe(both[0])
    expect((await logged()).map(({ act, userId }) => [act, userId])).toEqual([['decide-report', fixture.seller.userId]])
  })

  it('the reporter is shown to a role that may see it, after a reason, and to no other, nor in the log (ADM-37)', async () => {
    const { fixture, report, waiting, done, reveal, auditor, colleague, worker, everySight, logged } =
      await begin('reports')
    await report(0)
    const [first] = await waiting()
    if (first === undefined) throw new Error('A report waits')
    const { username, userId } = fixture.buyer
    for (const cookie of [worker, auditor, colleague]) {
      const sight = await everySight(first.id, cookie)
      expect([sight.includes(username), sight.includes(userId)]).toEqual([false, false])
    }
    expect((await reveal(first.id, 'reporter', colleague)).reason).toBe('another-user')
    expect((await reveal(first.id, 'reporter')).data).toMatchObject({ facts: [{ value: username }] })
    expect(await done('upheld', first, '经核实属实')).toBe(true)
    const log = await logged()
    expect(log.map(({ act }) => act)).toEqual(['see-reporter', 'decide-report'])
    expect(JSON.stringify(log).includes(userId)).toBe(false)
    expect(JSON.stringify(valueOf(await fixture.seller.device.inbox.list(null, null)))).not.toContain(username)
  })

  it('the holds of a seller are released together, once, with the reason (WAL-82, ADM-7, ADM-11)', async () => {
    const { db, fixture, report, waiting, shown, done, decide, colleague, auditor, logged, clock, today } =
      await begin('holds')
    for (const { id } of [await report(0), await report(1)]) valueOf(await fixture.decideReport(id, 'upheld', '属实'))
    const held = await waiting()
    expect(held).toHaveLength(1)
    expect(await today()).toBe(1)
    const [first] = held
    if (first === undefined) throw new Error('A hold waits')
    expect((await shown(first.id)).decisions[0]?.effects).toHaveLength(1)
    expect((await decide('release', { ...first, version: '1 x' }, '材料属实')).reason).toBe('changed-elsewhere')
    expect((await decide('release', first, '材料属实', {}, colleague)).reason).toBe('another-user')
    expect((await decide('release', first, '材料属实', {}, auditor)).reason).toBe('another-user')
    expect(await done('release', first, '材料属实')).toBe(true)
    expect(await isHeld(db, fixture.seller.userId)).toBe(false)
    expect(await waiting()).toEqual([])
    expect((await logged()).map(({ act, reason }) => [act, reason])).toEqual([['release-hold', '材料属实']])
    clock.advance(6 * 60_000)
    expect((await decide('release', first, '再来')).reason).toBe('proof-spent')
  })
})
