import { describe, expect, it } from 'vitest'
import { aCardNumber } from '../a-card-number.ts'
import { everyItem, PAYMENT_PASSWORD, reasonOf, setPaymentPassword, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld } from '../world.ts'

export function withdrawalsContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the Withdrawals contract`, () => {
    const world = withWorld(open)
    const capital = async () => valueOf(await world().buyer.device.wallet.capital())
    let keys = 0
    const newKey = () => `withdraw-key-${(keys += 1)}`

    /** Somebody with money, a payment password and a card. */
    const begin = async (availableFen = 100_00) => {
      const { buyer } = world()
      await setPaymentPassword(world(), buyer)
      await world().credit(buyer.userId, availableFen)
      const card = valueOf(await buyer.device.bankCards.add({ bank: 'CMB', holder: '林小满', number: aCardNumber() }))
      const ask = (amountFen: number, change: { readonly cardId?: string; readonly paymentPassword?: string } = {}, key = newKey()) =>
        buyer.device.withdrawals.ask({ cardId: card.id, amountFen, paymentPassword: PAYMENT_PASSWORD, ...change }, key)
      return { card, ask, withdrawals: buyer.device.withdrawals }
    }

    it('[WAL-31] sets the money aside when it is asked for, and shows the request', async () => {
      const { card, ask, withdrawals } = await begin()
      const asked = valueOf(await ask(30_00))
      expect(asked).toMatchObject({ amountFen: 30_00, status: 0, steps: [], card: { bank: 'CMB', lastFour: card.lastFour } })
      expect(await capital()).toMatchObject({ availableFen: 70_00, frozenFen: 30_00 })
      expect(valueOf(await withdrawals.find(asked.id))).toEqual(asked)
      expect(valueOf(await withdrawals.list(null)).items).toEqual([asked])
      valueOf(await world().buyer.device.bankCards.remove(card.id))
      expect(valueOf(await withdrawals.find(asked.id))).toEqual(asked)
    })

    it('[WAL-51] goes to a card in the name of verified papers only, also where another name was kept before there were papers', async () => {
      const { ask, withdrawals } = await begin()
      const { buyer } = world()
      await world().identify(buyer.userId, { name: '吴大川', residentId: '11010519491231002X' })
      expect(await ask(30_00)).toMatchObject({ ok: false, failure: { reason: 'holder-mismatch', field: 'cardId' } })
      expect(await capital()).toMatchObject({ availableFen: 100_00, frozenFen: 0 })
      expect(valueOf(await withdrawals.list(null)).items).toEqual([])
      expect(reasonOf(await buyer.device.bankCards.add({ bank: 'CMB', holder: '林小满', number: aCardNumber(2) }))).toBe('holder-mismatch')
      const own = valueOf(await buyer.device.bankCards.add({ bank: 'CMB', holder: '吴 大川', number: aCardNumber(3) }))
      expect(valueOf(await ask(30_00, { cardId: own.id })).card).toMatchObject({ lastFour: own.lastFour })
    })

    it('[WAL-32] acts once under one key, and with another sum under it not at all', async () => {
      const { ask } = await begin()
      const both = await Promise.all([ask(30_00, {}, 'the-same-key-1'), ask(30_00, {}, 'the-same-key-1')])
      expect(both.map(reasonOf)).toEqual(['ok', 'ok'])
      expect(both[0]).toEqual(both[1])
      expect(reasonOf(await ask(40_00, {}, 'the-same-key-1'))).toBe('key-reused')
      expect(await capital()).toMatchObject({ availableFen: 70_00, frozenFen: 30_00 })
    })

    it('[WAL-18] of several at once only those that the balance bears are taken', async () => {
      const { ask } = await begin()
      const answers = await Promise.all(Array.from({ length: 5 }, () => ask(40_00)))
      expect(answers.map(reasonOf).sort()).toEqual(['balance-short', 'balance-short', 'balance-short', 'ok', 'ok'])
      expect(await capital()).toMatchObject({ availableFen: 20_00, frozenFen: 80_00 })
    })

    it('[WAL-18] refuses what is no sum to withdraw, by its field, and freezes nothing', async () => {
      const { ask, withdrawals } = await begin()
      for (const amountFen of [0, -1, 1, 99, 0.5, 1e15]) {
        expect(await ask(amountFen)).toMatchObject({ ok: false, failure: { reason: 'bad-parameter', field: 'amountFen' } })
      }
      expect(await ask(100_01)).toMatchObject({ ok: false, failure: { reason: 'balance-short', field: 'amountFen' } })
      expect(await ask(30_00, { cardId: 'no-such-card' })).toMatchObject({ ok: false, failure: { reason: 'not-found', field: 'cardId' } })
      expect(await capital()).toMatchObject({ availableFen: 100_00, frozenFen: 0 })
      expect(valueOf(await withdrawals.list(null)).items).toEqual([])
    })

    it('[WAL-6] wants the payment password, and locks at the fifth wrong try', async () => {
      const { ask } = await begin()
      for (let tries = 1; tries < 5; tries += 1) expect(reasonOf(await ask(30_00, { paymentPassword: '000001' }))).toBe('payment-password-wrong')
      expect(reasonOf(await ask(30_00, { paymentPassword: '000001' }))).toBe('payment-password-locked')
      expect(reasonOf(await ask(30_00))).toBe('payment-password-locked')
      expect(await capital()).toMatchObject({ availableFen: 100_00, frozenFen: 0 })
    })

    it('[WAL-33] is moved along its map with name and reason, and is paid out at its end', async () => {
      const { ask, withdrawals } = await begin()
      const { id } = valueOf(await ask(30_00))
      expect(reasonOf(await world().reviewWithdrawal(id, { status: 3 }))).toBe('bad-parameter')
      expect(reasonOf(await world().reviewWithdrawal(id, { status: 1, why: ' ' }))).toBe('bad-parameter')
      for (const [status, why] of [[1, 'taken up'], [2, 'card and name fit'], [3, 'bank slip 77']] as const) {
        expect(await capital()).toMatchObject({ availableFen: 70_00, frozenFen: 30_00 })
        valueOf(await world().reviewWithdrawal(id, { status, by: 'wang', why }))
      }
      expect(await capital()).toMatchObject({ availableFen: 70_00, frozenFen: 0 })
      const paid = valueOf(await withdrawals.find(id))
      expect(paid).toMatchObject({ status: 3, steps: [{ status: 1, by: 'wang', why: 'taken up' }, { status: 2 }, { status: 3, why: 'bank slip 77' }] })
      expect(paid.steps.every(({ at }) => at >= paid.askedAt)).toBe(true)
      for (const status of [0, 1, 2, 4]) expect(reasonOf(await world().reviewWithdrawal(id, { status }))).toBe('bad-parameter')
      expect(await capital()).toMatchObject({ availableFen: 70_00, frozenFen: 0 })
    })

    it('[WAL-33] gives the money back when it fails, once', async () => {
      const { ask } = await begin()
      const { id } = valueOf(await ask(30_00))
      valueOf(await world().reviewWithdrawal(id, { status: 1 }))
      const ends = await Promise.all([4, 4, 2].map((status) => world().reviewWithdrawal(id, { status })))
      expect(ends.map(reasonOf).filter((reason) => reason === 'ok').length).toBeGreaterThanOrEqual(1)
      await world().reviewWithdrawal(id, { status: 4 })
      expect(await capital()).toMatchObject({ availableFen: 100_00, frozenFen: 0 })
      expect(reasonOf(await world().reviewWithdrawal(id, { status: 3 }))).toBe('bad-parameter')
    })

    it('[WAL-34] a large one is approved by a second reviewer', async () => {
      const { ask } = await begin(600_000_00)
      const { id } = valueOf(await ask(500_000_00))
      valueOf(await world().reviewWithdrawal(id, { status: 1, by: 'wang' }))
      expect(await world().reviewWithdrawal(id, { status: 2, by: 'wang' })).toMatchObject({ failure: { field: 'status' } })
      valueOf(await world().reviewWithdrawal(id, { status: 5, by: 'wang' }))
      expect(await world().reviewWithdrawal(id, { status: 2, by: 'wang' })).toMatchObject({ failure: { field: 'by' } })
      valueOf(await world().reviewWithdrawal(id, { status: 2, by: 'zhao' }))
      valueOf(await world().reviewWithdrawal(id, { status: 3, by: 'zhao' }))
      expect(await capital()).toMatchObject({ availableFen: 100_000_00, frozenFen: 0 })
    })

    it('[WAL-35] is taken back by its person while nobody has begun with it', async () => {
      const { ask, withdrawals } = await begin()
      const [first, second] = [valueOf(await ask(30_00)), valueOf(await ask(20_00))]
      const back = valueOf(await withdrawals.takeBack(first.id, 'take-back-key-1'))
      expect(back).toMatchObject({ status: 4, steps: [{ status: 4, by: 'person' }] })
      expect(valueOf(await withdrawals.takeBack(first.id, 'take-back-key-1'))).toEqual(back)
      expect(await capital()).toMatchObject({ availableFen: 80_00, frozenFen: 20_00 })
      valueOf(await world().reviewWithdrawal(second.id, { status: 1 }))
      for (const id of [first.id, second.id]) expect(await withdrawals.takeBack(id, newKey())).toMatchObject({ failure: { reason: 'bad-parameter', field: 'status' } })
      expect(await capital()).toMatchObject({ availableFen: 80_00, frozenFen: 20_00 })
    })

    it('[WAL-31] lists them from the newest on, page after page', async () => {
      const { ask, withdrawals } = await begin()
      const ids: string[] = []
      for (let count = 0; count < 12; count += 1) ids.push(valueOf(await ask(1_00 + count)).id)
      const listed = await everyItem((cursor) => withdrawals.list(cursor))
      expect(listed.map(({ id }) => id).sort()).toEqual(ids.sort())
      expect(reasonOf(await withdrawals.list('nonsense'))).toBe('bad-parameter')
    })

    it('[WAL-9] is unknown to everybody else', async () => {
      const { card, ask } = await begin()
      const { id } = valueOf(await ask(30_00))
      const { secondBuyer } = world()
      const other = secondBuyer.device.withdrawals
      for (const answer of [await other.find(id), await other.takeBack(id, newKey())]) expect(reasonOf(answer)).toBe('not-found')
      expect(valueOf(await other.list(null)).items).toEqual([])
      await world().credit(secondBuyer.userId, 100_00)
      expect(await other.ask({ cardId: card.id, amountFen: 5_00, paymentPassword: PAYMENT_PASSWORD }, newKey())).toMatchObject({ failure: { reason: 'not-found', field: 'cardId' } })
      const { withdrawals } = world().openDevice()
      for (const answer of [withdrawals.find(id), withdrawals.list(null), withdrawals.takeBack(id, newKey()), withdrawals.ask({ cardId: card.id, amountFen: 5_00, paymentPassword: PAYMENT_PASSWORD }, newKey())]) {
        expect(reasonOf(await answer)).toBe('login-required')
      }
    })
  })
}
