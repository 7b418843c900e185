import { describe, expect, it } from 'vitest'
import type { CompanyVerification, PersonVerification } from '../../src/account/index.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { pictureOf } from '../small-pictures.ts'
import { withFixture } from '../with-fixture.ts'
import type { Device, OpenFixture } from '../fixture.ts'

const RESIDENT_ID = '11010519491231002X'
const CREDIT_CODE = '91350100M000100Y43'

export function verificationsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Verifications contract`, () => {
    const fixture = withFixture(open)
    const picture = async ({ uploads }: Device, shows = 0) => valueOf(await uploads.picture(pictureOf(shows))).id
    const person = async (device: Device): Promise<PersonVerification> => ({
      kind: 'person',
      name: '林小满',
      residentId: '11010519491231002x',
      frontPhoto: await picture(device),
      backPhoto: await picture(device, 1),
      proof: 'four-elements',
      cardNumber: '6222 0212 3456 7894',
      mobile: '13800000001',
    })
    const company = async (device: Device): Promise<CompanyVerification> => ({
      kind: 'company',
      companyName: '店渡网络科技有限公司',
      creditCode: CREDIT_CODE,
      legalPerson: '林知远',
      legalPersonId: RESIDENT_ID,
      licencePhoto: await picture(device),
    })

    it('takes documents of a person, and shows them again masked (ACC-12, NUM-11)', async () => {
      const { device } = fixture().buyer
      expect(valueOf(await device.verifications.last())).toBeNull()
      const record = valueOf(await device.verifications.handIn(await person(device)))
      expect(record).toMatchObject({
        kind: 'person',
        status: 'reviewing',
        name: '林**',
        number: '110*************2X',
        reviewedAt: null,
        note: '',
      })
      expect(valueOf(await device.verifications.last())).toEqual(record)
      expect(valueOf(await device.profiles.profile()).verification).toBe('reviewing')
    })

    it('takes documents of a company (ACC-14, NUM-11)', async () => {
      const { device } = fixture().buyer
      const record = valueOf(await device.verifications.handIn(await company(device)))
      expect(record).toMatchObject({
        kind: 'company',
        status: 'reviewing',
        name: '店渡网络科技有限公司',
        number: '9135**********0Y43',
      })
    })

    it('takes pictures of the person alone (ACC-35)', async () => {
      const { buyer, seller } = fixture()
      const papers = await person(buyer.device)
      for (const backPhoto of [await picture(seller.device), 'no-such-picture']) {
        const answer = await buyer.device.verifications.handIn({ ...papers, backPhoto })
        expect(answer).toMatchObject({ ok: false, failure: { reason: 'not-found', field: 'backPhoto' } })
      }
    })

    it('takes documents once, and again when they failed (ACC-16)', async () => {
      const { device, userId } = fixture().buyer
      const papers = await person(device)
      expect(reasonOf(await device.verifications.handInAgain(papers))).toBe('papers-settled')
      valueOf(await device.verifications.handIn(papers))
      expect(reasonOf(await device.verifications.handIn(papers))).toBe('papers-settled')
      expect(reasonOf(await device.verifications.handInAgain(papers))).toBe('papers-settled')
      await fixture().reviewVerification(userId, 'failed', '照片不清晰')
      expect(valueOf(await device.verifications.last())).toMatchObject({ status: 'failed', note: '照片不清晰' })
      expect(valueOf(await device.verifications.handInAgain(papers))).toMatchObject({ status: 'reviewing', note: '' })
      await fixture().reviewVerification(userId, 'verified', '')
      expect(valueOf(await device.profiles.profile()).verification).toBe('verified')
      for (const call of [device.verifications.handIn, device.verifications.handInAgain])
        expect(reasonOf(await call(papers))).toBe('papers-settled')
    })

    it('finds a company by its credit code (ACC-14)', async () => {
      const { verifications } = fixture().buyer.device
      expect(valueOf(await verifications.company(CREDIT_CODE))).toEqual({
        creditCode: CREDIT_CODE,
        companyName: '店渡网络科技有限公司',
        legalPerson: '林知远',
      })
      expect(reasonOf(await verifications.company('91110000000000000X'))).toBe('not-found')
    })

    it('shows each person their own (ACC-35)', async () => {
      const { buyer, seller } = fixture()
      const papers = await person(buyer.device)
      valueOf(await buyer.device.verifications.handIn(papers))
      expect(valueOf(await seller.device.verifications.last())).toBeNull()
    })
  })
}
