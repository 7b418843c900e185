import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../src/kernel/index.ts'
import type { OrderId } from '../../src/orders/index.ts'
import type { OpenFixture, Person } from '../fixture.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { fulfilmentSteps } from '../fulfilment-steps.ts'
import { withFixture } from '../with-fixture.ts'

export function nudgesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Nudges contract`, () => {
    const fixture = withFixture(open)
    const { paid } = fulfilmentSteps(fixture)
    const asked = async ({ device }: Person) =>
      valueOf(await device.inbox.list('order', null)).items.filter(({ event }) => event === 'order.asked')
    const send = (id: OrderId) => fixture().buyer.device.nudges.send(id)

    it('a buyer asks their seller to open the viewing, once a day, and both read when (ORD-89)', async () => {
      const { buyer, seller } = fixture()
      const { id, number } = await paid('deposit', false)
      expect(valueOf(await buyer.device.nudges.ofOrder(id))).toBeNull()
      const first = valueOf(await send(id))
      await fixture().advance(DAY_MS - 1)
      expect(valueOf(await send(id))).toBe(first)
      expect(await asked(seller)).toMatchObject([
        { subject: id, at: first, figures: { number, act: 'open-viewing' }, readAt: null },
      ])
      await fixture().advance(1)
      expect(valueOf(await send(id))).toBe(first + DAY_MS)
      expect(await asked(seller)).toHaveLength(2)
      expect(await asked(buyer)).toEqual([])
      for (const { device } of [buyer, seller]) expect(valueOf(await device.nudges.ofOrder(id))).toBe(first + DAY_MS)
    })

    it('only the buyer of a paid order asks, and only its parties read it (ORD-89)', async () => {
      const { secondBuyer, seller, openDevice } = fixture()
      const { id } = await paid('deposit', false)
      for (const { device } of [seller, secondBuyer]) expect(reasonOf(await device.nudges.send(id))).toBe('not-found')
      expect(reasonOf(await secondBuyer.device.nudges.ofOrder(id))).toBe('not-found')
      expect(reasonOf(await openDevice().nudges.send(id))).toBe('login-required')
    })
  })
}
