import { describe, expect, it } from 'vitest'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { SMALL_PNG } from '../small-pictures.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'
import { rechargeSteps } from '../recharge-steps.ts'

export function rechargeReviewsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Recharges contract: transfers and reviewers`, () => {
    const fixture = withFixture(open)
    const { mine, availableFen, newKey, begun, orderToPay } = rechargeSteps(fixture)

    it('money that comes after its recharge has failed waits for a reviewer, who credits it once (WAL-49)', async () => {
      const { order, amountFen, pay, found } = await orderToPay()
      const id = valueOf(await pay())
      const { buyer, creditLate, chargeNews } = fixture()
      const obstacles = async () => valueOf(await buyer.device.profiles.safety()).obstacles
      valueOf(await chargeNews(id, { kind: 'closed', why: '超时未支付' }))
      expect(valueOf(await mine().find(id)).late).toBeNull()
      expect(reasonOf(await creditLate(id))).toBe('bad-parameter')
      expect(await chargeNews(id, { kind: 'paid', amountFen: amountFen + 1 })).toMatchObject({
        failure: { field: 'amountFen' },
      })
      for (let times = 0; times < 2; times += 1) valueOf(await chargeNews(id, { kind: 'paid', amountFen }))
      expect([await availableFen(), (await obstacles()).includes('money-awaited')]).toEqual([0, true])
      expect(valueOf(await mine().find(id))).toMatchObject({
        status: 'failed',
        steps: [{ status: 'failed' }],
        late: 'waiting',
      })
      const credited = await Promise.all([creditLate(id), creditLate(id), creditLate(id)])
      expect(credited.map(reasonOf).toSorted()).toEqual(['bad-parameter', 'bad-parameter', 'ok'])
      valueOf(await chargeNews(id, { kind: 'paid', amountFen }))
      expect(reasonOf(await creditLate(id))).toBe('bad-parameter')
      expect([await availableFen(), (await obstacles()).includes('money-awaited')]).toEqual([amountFen, false])
      expect(valueOf(await mine().find(id))).toMatchObject({
        status: 'failed',
        purpose: { orderId: order.id, outcome: 'kept' },
        late: 'credited',
      })
      expect(
        valueOf(await mine().list(null))
          .items.map(({ status, channel }) => [status, channel])
          .toSorted(),
      ).toEqual([
        ['credited', 'wy'],
        ['failed', 'wy'],
      ])
      expect(await found()).toMatchObject({ status: 'awaiting-payment', paidFen: 0 })
    })

    it('a transfer is submitted with its receipt, and credited by a reviewer (WAL-42)', async () => {
      const { buyer, secondBuyer } = fixture()
      const receipt = valueOf(await buyer.device.uploads.picture(SMALL_PNG)).id
      const theirs = valueOf(await secondBuyer.device.uploads.picture(SMALL_PNG)).id
      for (const wrong of ['no-such-picture', theirs])
        expect(await mine().transfer({ amountFen: 100_00, receipt: wrong }, newKey())).toMatchObject({
          failure: { field: 'receipt' },
        })
      const { id } = valueOf(await mine().transfer({ amountFen: 100_00, receipt }, newKey()))
      expect(reasonOf(await mine().cashier(id, 'browser'))).toBe('bad-parameter')
      expect(await fixture().chargeNews(id, { kind: 'paid', amountFen: 100_00 })).toMatchObject({
        failure: { field: 'channel' },
      })
      for (const status of ['reviewing', 'not-yet-credited'] as const)
        valueOf(await fixture().reviewRecharge(id, { status }))
      expect(await availableFen()).toBe(0)
      expect(await fixture().reviewRecharge(id, { status: 'credited' })).toMatchObject({
        failure: { reason: 'parameter-missing', field: 'reference' },
      })
      valueOf(await fixture().reviewRecharge(id, { status: 'credited', by: 'wang', why: 'bank slip 77' }, 'B-77'))
      expect(await availableFen()).toBe(100_00)
      expect(reasonOf(await fixture().reviewRecharge(id, { status: 'credited' }))).toBe('bad-parameter')
      expect(valueOf(await mine().find(id))).toMatchObject({
        channel: 'transfer',
        status: 'credited',
        steps: [
          { status: 'reviewing' },
          { status: 'not-yet-credited' },
          { status: 'credited', by: 'wang', why: 'bank slip 77' },
        ],
      })
    })

    it('a receipt backs one transfer that waits or was credited, whichever user submits it and under whatever id, and is free again once that one failed (WAL-44)', async () => {
      const { buyer, secondBuyer } = fixture()
      const handIn = async ({ device }: typeof buyer) =>
        device.recharges.transfer(
          { amountFen: 100_00, receipt: valueOf(await device.uploads.picture(SMALL_PNG)).id },
          newKey(),
        )
      const used = { ok: false, failure: { reason: 'receipt-used', field: 'receipt' } }
      const { id } = valueOf(await handIn(buyer))
      expect(await handIn(buyer)).toMatchObject(used)
      expect(await handIn(secondBuyer)).toMatchObject(used)
      valueOf(await fixture().reviewRecharge(id, { status: 'failed', why: 'the picture is blurred' }))
      const again = await Promise.all([handIn(buyer), handIn(secondBuyer), handIn(buyer)])
      expect(again.filter((answer) => answer.ok)).toHaveLength(1)
      const second = again.flatMap((answer) => (answer.ok ? [answer.value.id] : []))[0] ?? ''
      for (const status of ['reviewing', 'not-yet-credited', 'credited'] as const)
        valueOf(await fixture().reviewRecharge(second, { status }, 'B-1'))
      expect(await handIn(buyer)).toMatchObject(used)
      expect(await handIn(secondBuyer)).toMatchObject(used)
    })

    it('no movement of the bank is credited twice, by hand or by itself (WAL-45)', async () => {
      const [first, second] = [
        valueOf(await mine().ownAccount()),
        valueOf(await fixture().secondBuyer.device.recharges.ownAccount()),
      ]
      const { id } = valueOf(
        await mine().transfer(
          { amountFen: 188_00, receipt: valueOf(await fixture().buyer.device.uploads.picture(SMALL_PNG)).id },
          newKey(),
        ),
      )
      for (const status of ['reviewing', 'not-yet-credited'] as const)
        valueOf(await fixture().reviewRecharge(id, { status }))
      valueOf(await fixture().transferArrives(first.number, 188_00, 'B-1'))
      expect(await fixture().reviewRecharge(id, { status: 'credited' }, 'B-1')).toMatchObject({
        failure: { reason: 'key-reused', field: 'reference' },
      })
      expect(valueOf(await mine().find(id))).toMatchObject({ status: 'not-yet-credited' })
      expect(await availableFen()).toBe(188_00)
      valueOf(await fixture().reviewRecharge(id, { status: 'credited' }, 'B-2'))
      valueOf(await fixture().transferArrives(second.number, 188_00, 'B-2'))
      expect(await availableFen()).toBe(376_00)
      expect(valueOf(await fixture().secondBuyer.device.wallet.capital()).availableFen).toBe(0)
    })

    it('a channel’s recharge is credited by hand after its review only, and with the bank’s name for it (WAL-45, WAL-11)', async () => {
      const { id } = await begun()
      for (const by of ['reviewer', 'channel'])
        expect(reasonOf(await fixture().reviewRecharge(id, { status: 'not-yet-credited', by }, 'B-1'))).toBe(
          'bad-parameter',
        )
      valueOf(await fixture().chargeNews(id, { kind: 'processing' }))
      expect(await fixture().reviewRecharge(id, { status: 'credited' })).toMatchObject({
        failure: { reason: 'parameter-missing', field: 'reference' },
      })
      expect(await availableFen()).toBe(0)
      valueOf(await fixture().reviewRecharge(id, { status: 'credited' }, 'B-1'))
      expect(await availableFen()).toBe(100_00)
    })

    it('an account is made for one person once, and what arrives there is theirs, each movement once (WAL-43)', async () => {
      const account = valueOf(await mine().ownAccount())
      expect(valueOf(await mine().ownAccount())).toEqual(account)
      const other = valueOf(await fixture().secondBuyer.device.recharges.ownAccount())
      expect(other.number).not.toBe(account.number)
      valueOf(await fixture().transferArrives(account.number, 88_00, 'bank-1'))
      valueOf(await fixture().transferArrives(account.number, 88_00, 'bank-1'))
      valueOf(await fixture().transferArrives(account.number, 12_00, 'bank-2'))
      expect(await availableFen()).toBe(100_00)
      expect(reasonOf(await fixture().transferArrives('999', 88_00, 'bank-3'))).toBe('not-found')
      expect(valueOf(await mine().list(null)).items.map(({ status }) => status)).toEqual(['credited', 'credited'])
    })
  })
}
