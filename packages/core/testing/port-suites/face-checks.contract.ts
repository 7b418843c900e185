import { describe, expect, it } from 'vitest'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import type { OpenFixture } from '../fixture.ts'
import { withFixture } from '../with-fixture.ts'

const LIN = { name: '林小满', residentId: '11010519491231002x' }

export function faceChecksContract(name: string, open: OpenFixture): void {
  describe(`${name} verifies people by their faces`, () => {
    const fixture = withFixture(open)

    it('sends a person to the provider, and verifies at once whom it recognised (ACC-50)', async () => {
      const { device } = fixture().buyer
      expect(valueOf(await device.verifications.face())).toEqual({ isOffered: true, page: null })
      const page = valueOf(await device.verifications.beginFace(LIN))
      expect(valueOf(await device.verifications.face())).toEqual({ isOffered: true, page })
      expect(reasonOf(await device.verifications.finishFace())).toBe('proof-pending')
      await fixture().decideVisit(page.url, 'matches')
      const record = valueOf(await device.verifications.finishFace())
      expect(record).toMatchObject({ kind: 'person', status: 'verified', name: '林**', number: '110*************2X' })
      expect(valueOf(await device.verifications.last())).toEqual(record)
      expect(valueOf(await device.profiles.profile()).verification).toBe('verified')
      expect(valueOf(await device.verifications.identity())).toMatchObject({ name: record.name, by: 'documents' })
    })

    it('tells one who comes back twice the same, and begins nothing more (ACC-51, ACC-52)', async () => {
      const { device } = fixture().buyer
      await fixture().decideVisit(valueOf(await device.verifications.beginFace(LIN)).url, 'matches')
      const both = await Promise.all([device.verifications.finishFace(), device.verifications.finishFace()])
      expect(both.map(valueOf).map(({ status }) => status)).toEqual(['verified', 'verified'])
      expect(valueOf(await device.verifications.face()).page).toBeNull()
      expect(reasonOf(await device.verifications.beginFace(LIN))).toBe('papers-settled')
    })

    it('leaves a person unverified whom the provider did not recognise, and lets them try again (ACC-50, ACC-52)', async () => {
      const { device } = fixture().buyer
      await fixture().decideVisit(valueOf(await device.verifications.beginFace(LIN)).url, 'differs')
      expect(await device.verifications.finishFace()).toMatchObject({ failure: { field: 'proof' } })
      expect(reasonOf(await device.verifications.finishFace())).toBe('not-found')
      expect(valueOf(await device.verifications.last())).toBeNull()
      const again = valueOf(await device.verifications.beginFace(LIN))
      await fixture().decideVisit(again.url, 'matches')
      expect(valueOf(await device.verifications.finishFace()).status).toBe('verified')
    })

    it('shows each person their own (ACC-35)', async () => {
      const { buyer, seller } = fixture()
      valueOf(await buyer.device.verifications.beginFace(LIN))
      expect(valueOf(await seller.device.verifications.face()).page).toBeNull()
      expect(reasonOf(await seller.device.verifications.finishFace())).toBe('not-found')
    })
  })
}
