import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../src/kernel/index.ts'
import { aCardNumber } from '../a-card-number.ts'
import { everyItem, PAYMENT_PASSWORD, reasonOf, setPaymentPassword, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'

export function withdrawalsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Withdrawals contract`, () => {
    const fixture = withFixture(open)
    const capital = async () => valueOf(await fixture().buyer.device.wallet.capital())
    let keys = 0
    const newKey = () => `withdraw-key-${(keys += 1)}`

    /** A user with money, a payment password and a card. */
    const begin = async (availableFen = 100_00) => {
      const { buyer } = fixture()
      await setPaymentPassword(fixture(), buyer)
      await fixture().credit(buyer.userId, availableFen)
      const card = valueOf(await buyer.device.bankCards.add({ bank: 'CMB', holder: '林小满', number: aCardNumber() }))
      const call = (
        amountFen: number,
        change: { readonly cardId?: string; readonly paymentPassword?: string } = {},
        key = newKey(),
      ) =>
        buyer.device.withdrawals.request(
          { cardId: card.id, amountFen, paymentPassword: PAYMENT_PASSWORD, ...change },
          key,
        )
      return { card, call, withdrawals: buyer.device.withdrawals }
    }

    it('sets the money aside when it is asked for, and shows the request (WAL-31)', async () => {
      const { card, call, withdrawals } = await begin()
      const requested = valueOf(await call(30_00))
      expect(requested).toMatchObject({
        amountFen: 30_00,
        status: 'to-process',
        steps: [],
        card: { bank: 'CMB', lastFour: card.lastFour },
      })
      expect(await capital()).toMatchObject({ availableFen: 70_00, frozenFen: 30_00 })
      expect(valueOf(await withdrawals.find(requested.id))).toEqual(requested)
      expect(valueOf(await withdrawals.list(null)).items).toEqual([requested])
      valueOf(await fixture().buyer.device.bankCards.remove(card.id))
      expect(valueOf(await withdrawals.find(requested.id))).toEqual(requested)
    })

    it('goes to a card in the name of verified documents only, also where another name was kept before there were documents (WAL-51)', async () => {
      const { call, withdrawals } = await begin()
      const { buyer } = fixture()
      await fixture().identify(buyer.userId, { name: '吴大川', residentId: '11010519491231002X' })
      expect(await call(30_00)).toMatchObject({ ok: false, failure: { reason: 'holder-mismatch', field: 'cardId' } })
      expect(await capital()).toMatchObject({ availableFen: 100_00, frozenFen: 0 })
      expect(valueOf(await withdrawals.list(null)).items).toEqual([])
      expect(
        reasonOf(await buyer.device.bankCards.add({ bank: 'CMB', holder: '林小满', number: aCardNumber(2) })),
      ).toBe('holder-mismatch')
      const own = valueOf(await buyer.device.bankCards.add({ bank: 'CMB', holder: '吴 大川', number: aCardNumber(3) }))
      expect(valueOf(await call(30_00, { cardId: own.id })).card).toMatchObject({ lastFour: own.lastFour })
    })

    it('waits for a day after another payment password, and its user is told so (ACC-53)', async () => {
      const { call } = await begin()
      const { buyer } = fixture()
      await fixture().advance(MINUTE_MS)
      await setPaymentPassword(fixture(), buyer)
      expect(reasonOf(await call(30_00))).toBe('changed-lately')
      expect(await capital()).toMatchObject({ availableFen: 100_00, frozenFen: 0 })
      const { items } = valueOf(await buyer.device.inbox.list('money', null))
      const [told] = items.filter(({ event }) => event === 'money.credential')
      expect(told?.figures).toEqual({ changed: 'payment-password', until: (told?.at ?? 0) + DAY_MS })
      await fixture().advance(DAY_MS)
      expect((await call(30_00)).ok).toBe(true)
    })

    it('is moved along its map with name and reason, and is paid out at its end (WAL-19)', async () => {
      const { call, withdrawals } = await begin()
      const { id } = valueOf(await call(30_00))
      expect(reasonOf(await fixture().reviewWithdrawal(id, { status: 'paid-out' }))).toBe('bad-parameter')
      expect(reasonOf(await fixture().reviewWithdrawal(id, { status: 'processing', why: ' ' }))).toBe('bad-parameter')
      for (const [status, why] of [
        ['processing', 'taken up'],
        ['to-pay-out', 'card and name fit'],
        ['paid-out', 'bank slip 77'],
      ] as const) {
        expect(await capital()).toMatchObject({ availableFen: 70_00, frozenFen: 30_00 })
        valueOf(await fixture().reviewWithdrawal(id, { status, by: 'wang', why }))
      }
      expect(await capital()).toMatchObject({ availableFen: 70_00, frozenFen: 0 })
      const paid = valueOf(await withdrawals.find(id))
      expect(paid).toMatchObject({
        status: 'paid-out',
        steps: [
          { status: 'processing', by: 'wang', why: 'taken up' },
          { status: 'to-pay-out' },
          { status: 'paid-out', why: 'bank slip 77' },
        ],
      })
      expect(paid.steps.every(({ at }) => at >= paid.askedAt)).toBe(true)
      for (const status of ['to-process', 'processing', 'to-pay-out', 'failed'] as const)
        expect(reasonOf(await fixture().reviewWithdrawal(id, { status }))).toBe('bad-parameter')
      expect(await capital()).toMatchObject({ availableFen: 70_00, frozenFen: 0 })
    })

    it('gives the money back when it fails, once (WAL-19)', async () => {
      const { call } = await begin()
      const { id } = valueOf(await call(30_00))
      valueOf(await fixture().reviewWithdrawal(id, { status: 'processing' }))
      const ends = await Promise.all(
        (['failed', 'failed', 'to-pay-out'] as const).map((status) => fixture().reviewWithdrawal(id, { status })),
      )
      expect(ends.map(reasonOf).filter((reason) => reason === 'ok').length).toBeGreaterThanOrEqual(1)
      await fixture().reviewWithdrawal(id, { status: 'failed' })
      expect(await capital()).toMatchObject({ availableFen: 100_00, frozenFen: 0 })
      expect(reasonOf(await fixture().reviewWithdrawal(id, { status: 'paid-out' }))).toBe('bad-parameter')
    })

    it('is taken back by its user before a reviewer has begun with it (WAL-12)', async () => {
      const { call, withdrawals } = await begin()
      const [first, second] = [valueOf(await call(30_00)), valueOf(await call(20_00))]
      const back = valueOf(await withdrawals.takeBack(first.id, 'take-back-key-1'))
      expect(back).toMatchObject({ status: 'failed', steps: [{ status: 'failed', by: 'person' }] })
      expect(valueOf(await withdrawals.takeBack(first.id, 'take-back-key-1'))).toEqual(back)
      expect(await capital()).toMatchObject({ availableFen: 80_00, frozenFen: 20_00 })
      valueOf(await fixture().reviewWithdrawal(second.id, { status: 'processing' }))
      for (const id of [first.id, second.id])
        expect(await withdrawals.takeBack(id, newKey())).toMatchObject({
          failure: { reason: 'bad-parameter', field: 'status' },
        })
      expect(await capital()).toMatchObject({ availableFen: 80_00, frozenFen: 20_00 })
    })

    it('lists them from the newest on, page after page (WAL-31)', async () => {
      const { call, withdrawals } = await begin()
      const ids: string[] = []
      for (let count = 0; count < 12; count += 1) ids.push(valueOf(await call(1_00 + count)).id)
      const listed = await everyItem((cursor) => withdrawals.list(cursor))
      expect(listed.map(({ id }) => id).sort()).toEqual(ids.sort())
      expect(reasonOf(await withdrawals.list('nonsense'))).toBe('bad-parameter')
    })

    it('is unknown to every other user (WAL-9)', async () => {
      const { card, call } = await begin()
      const { id } = valueOf(await call(30_00))
      const { secondBuyer } = fixture()
      const other = secondBuyer.device.withdrawals
      for (const answer of [await other.find(id), await other.takeBack(id, newKey())])
        expect(reasonOf(answer)).toBe('not-found')
      expect(valueOf(await other.list(null)).items).toEqual([])
      await fixture().credit(secondBuyer.userId, 100_00)
      expect(
        await other.request({ cardId: card.id, amountFen: 5_00, paymentPassword: PAYMENT_PASSWORD }, newKey()),
      ).toMatchObject({ failure: { reason: 'not-found', field: 'cardId' } })
    })
  })
}
