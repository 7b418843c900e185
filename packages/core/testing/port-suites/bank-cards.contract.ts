import { describe, expect, it } from 'vitest'
import { MAX_CARDS, type CardDraft } from '../../src/wallet/index.ts'
import { aCardNumber } from '../a-card-number.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'

const DRAFT: CardDraft = { bank: 'CMB', holder: '林小满', number: aCardNumber() }

export function bankCardsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the BankCards contract`, () => {
    const fixture = withFixture(open)
    const mine = () => fixture().buyer.device.bankCards

    it('keeps a card and tells of its number only the last four digits (BNK-3)', async () => {
      const card = valueOf(
        await mine().add({ ...DRAFT, holder: ' 林小满 ', number: DRAFT.number.replace(/(.{4})(?=.)/g, '$1 ') }),
      )
      expect(card).toMatchObject({ bank: 'CMB', holder: '林小满', lastFour: DRAFT.number.slice(-4) })
      expect(valueOf(await mine().list())).toEqual([card])
      expect(JSON.stringify(card)).not.toContain(DRAFT.number)
    })

    it('keeps the same card once, and takes it again after it was removed (BNK-5)', async () => {
      const card = valueOf(await mine().add(DRAFT))
      expect(await mine().add({ ...DRAFT, bank: 'ICBC' })).toMatchObject({
        ok: false,
        failure: { reason: 'card-kept', field: 'number' },
      })
      expect(valueOf(await mine().list())).toEqual([card])
      valueOf(await mine().remove(card.id))
      expect(valueOf(await mine().list())).toEqual([])
      expect(reasonOf(await mine().remove(card.id))).toBe('not-found')
      valueOf(await mine().add(DRAFT))
    })

    it('takes cards of one holder only (BNK-6)', async () => {
      valueOf(await mine().add(DRAFT))
      expect(await mine().add({ ...DRAFT, number: aCardNumber(2), holder: '吴大川' })).toMatchObject({
        ok: false,
        failure: { reason: 'holder-mismatch', field: 'holder' },
      })
      valueOf(await mine().add({ ...DRAFT, number: aCardNumber(2) }))
    })

    it('takes as many as the platform keeps, also when they come at once, in the order they came (BNK-5)', async () => {
      for (let place = 1; place < MAX_CARDS; place += 1)
        valueOf(await mine().add({ ...DRAFT, number: aCardNumber(place) }))
      const last = await Promise.all([90, 91, 92].map((place) => mine().add({ ...DRAFT, number: aCardNumber(place) })))
      expect(last.map(reasonOf).sort()).toEqual(['ok', 'too-many', 'too-many'])
      const stored = valueOf(await mine().list())
      expect(stored).toHaveLength(MAX_CARDS)
      expect(stored[0]?.lastFour).toBe(aCardNumber(1).slice(-4))
    })

    it('knows no card of another user (BNK-3)', async () => {
      const card = valueOf(await mine().add(DRAFT))
      const other = fixture().secondBuyer.device.bankCards
      expect(reasonOf(await other.remove(card.id))).toBe('not-found')
      expect(valueOf(await other.list())).toEqual([])
      // The same card at another user does not show that it is known.
      expect(reasonOf(await other.add({ ...DRAFT, holder: '吴大川' }))).toBe('ok')
      expect(valueOf(await mine().list())).toEqual([card])
    })
  })
}
