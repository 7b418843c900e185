import { describe, expect, it } from 'vitest'
import { MOST_CARDS, type CardDraft } from '../../src/wallet/index.ts'
import { aCardNumber } from '../a-card-number.ts'
import { reasonOf, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld } from '../world.ts'

const DRAFT: CardDraft = { bank: 'CMB', holder: '林小满', number: aCardNumber() }

export function bankCardsContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the BankCards contract`, () => {
    const world = withWorld(open)
    const mine = () => world().buyer.device.bankCards

    it('[BNK-4] keeps a card and tells of its number only the last four digits', async () => {
      const card = valueOf(await mine().add({ ...DRAFT, holder: ' 林小满 ', number: DRAFT.number.replace(/(.{4})(?=.)/g, '$1 ') }))
      expect(card).toMatchObject({ bank: 'CMB', holder: '林小满', lastFour: DRAFT.number.slice(-4) })
      expect(valueOf(await mine().list())).toEqual([card])
      expect(JSON.stringify(card)).not.toContain(DRAFT.number)
    })

    it('[BNK-2] names the field that is wrong, and keeps nothing', async () => {
      for (const [field, value] of [['bank', 'XYZ'], ['holder', '林'], ['number', '622588'], ['number', DRAFT.number.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))]] as const) {
        expect(await mine().add({ ...DRAFT, [field]: value })).toMatchObject({ ok: false, failure: { reason: 'bad-parameter', field } })
      }
      expect(valueOf(await mine().list())).toEqual([])
    })

    it('[BNK-5] keeps the same card once, and takes it again after it was removed', async () => {
      const card = valueOf(await mine().add(DRAFT))
      expect(await mine().add({ ...DRAFT, bank: 'ICBC' })).toMatchObject({ ok: false, failure: { reason: 'card-kept', field: 'number' } })
      expect(valueOf(await mine().list())).toEqual([card])
      valueOf(await mine().remove(card.id))
      expect(valueOf(await mine().list())).toEqual([])
      expect(reasonOf(await mine().remove(card.id))).toBe('not-found')
      valueOf(await mine().add(DRAFT))
    })

    it('[BNK-6] takes cards of one holder only', async () => {
      valueOf(await mine().add(DRAFT))
      expect(await mine().add({ ...DRAFT, number: aCardNumber(2), holder: '吴大川' })).toMatchObject({ ok: false, failure: { reason: 'holder-mismatch', field: 'holder' } })
      valueOf(await mine().add({ ...DRAFT, number: aCardNumber(2) }))
    })

    it('[BNK-5] takes as many as the house keeps, also when they come at once, in the order they came', async () => {
      for (let place = 1; place < MOST_CARDS; place += 1) valueOf(await mine().add({ ...DRAFT, number: aCardNumber(place) }))
      const last = await Promise.all([90, 91, 92].map((place) => mine().add({ ...DRAFT, number: aCardNumber(place) })))
      expect(last.map(reasonOf).sort()).toEqual(['ok', 'too-many', 'too-many'])
      const kept = valueOf(await mine().list())
      expect(kept).toHaveLength(MOST_CARDS)
      expect(kept[0]?.lastFour).toBe(aCardNumber(1).slice(-4))
    })

    it('[BNK-4] knows no card of anybody else, and nobody who is not logged in', async () => {
      const card = valueOf(await mine().add(DRAFT))
      const other = world().secondBuyer.device.bankCards
      expect(reasonOf(await other.remove(card.id))).toBe('not-found')
      expect(valueOf(await other.list())).toEqual([])
      // The same card at somebody else tells nobody that it is known.
      expect(reasonOf(await other.add({ ...DRAFT, holder: '吴大川' }))).toBe('ok')
      expect(valueOf(await mine().list())).toEqual([card])
      const { bankCards } = world().openDevice()
      for (const answer of [bankCards.list(), bankCards.add(DRAFT), bankCards.remove(card.id)]) expect(reasonOf(await answer)).toBe('login-required')
    })
  })
}
