import { describe, expect, it } from 'vitest'
import type { AddressDraft, AddressId } from '../../src/account/index.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'

const DRAFT: AddressDraft = {
  receiver: '林小满',
  mobile: '13800000001',
  region: { provinceCode: '110000', cityCode: '110100', districtCode: '110105' },
  detail: '建国路 88 号 2 幢 😀',
  postcode: '100022',
  isDefault: false,
}

export function addressesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Addresses contract`, () => {
    const fixture = withFixture(open)
    const mine = () => fixture().buyer.device.addresses

    it('keeps an address without what no text area keeps, and names its region (ACC-8, INP-17)', async () => {
      const added = valueOf(await mine().add({ ...DRAFT, receiver: ' 林小满 ', detail: ' 建国路 88 号 <2> 幢 😀' }))
      expect(added).toMatchObject({ ...DRAFT, isDefault: true, regionNames: ['北京市', expect.any(String), '朝阳区'] })
      expect(valueOf(await mine().one(added.id))).toEqual(added)
      expect(valueOf(await mine().list())).toEqual([added])
    })

    it('takes a city without districts (ACC-6)', async () => {
      const region = { provinceCode: '440000', cityCode: '441900', districtCode: null }
      expect(valueOf(await mine().add({ ...DRAFT, region })).regionNames).toEqual(['广东省', '东莞市'])
    })

    it('refuses a region that the list does not have, or that is not chosen to its end (ACC-6)', async () => {
      for (const districtCode of ['110199', null]) {
        const region = { ...DRAFT.region, districtCode }
        expect(await mine().add({ ...DRAFT, region })).toMatchObject({
          ok: false,
          failure: { reason: 'bad-parameter', field: 'region' },
        })
      }
      expect(valueOf(await mine().list())).toEqual([])
    })

    it('has one default, whatever is added, edited and taken away (ACC-9)', async () => {
      const defaults = async () =>
        valueOf(await mine().list())
          .filter(({ isDefault }) => isDefault)
          .map(({ receiver }) => receiver)
      const [first, second, third] = [
        valueOf(await mine().add({ ...DRAFT, receiver: '甲甲' })),
        valueOf(await mine().add({ ...DRAFT, receiver: '乙乙' })),
        valueOf(await mine().add({ ...DRAFT, receiver: '丙丙' })),
      ]
      expect(await defaults()).toEqual(['甲甲'])
      valueOf(await mine().edit(second.id, { ...DRAFT, receiver: '乙乙', isDefault: true }))
      expect(await defaults()).toEqual(['乙乙'])
      valueOf(await mine().edit(second.id, { ...DRAFT, receiver: '乙二', isDefault: false }))
      expect(await defaults()).toEqual(['乙二'])
      valueOf(await mine().remove(second.id))
      expect(await defaults()).toEqual(['丙丙'])
      expect(valueOf(await mine().list()).map(({ id }) => id)).toEqual([first.id, third.id])
    })

    it('takes twenty, and the others can still be edited (ACC-11)', async () => {
      const draft = (number: number) => ({ ...DRAFT, detail: `${DRAFT.detail} ${number}` })
      let last = valueOf(await mine().add(draft(0)))
      for (let number = 1; number < 20; number += 1) last = valueOf(await mine().add(draft(number)))
      expect(reasonOf(await mine().add(draft(20)))).toBe('too-many')
      expect(valueOf(await mine().edit(last.id, { ...DRAFT, receiver: '改过了' })).receiver).toBe('改过了')
      expect(valueOf(await mine().list())).toHaveLength(20)
    })

    it('knows no address of another user (ACC-28)', async () => {
      const { id } = valueOf(await mine().add(DRAFT))
      const { addresses } = fixture().secondBuyer.device
      const unknown = 'no-such-address' as AddressId
      for (const call of [addresses.one, addresses.remove, (one: AddressId) => addresses.edit(one, DRAFT)]) {
        expect(await call(id)).toEqual(await call(unknown))
        expect(reasonOf(await call(id))).toBe('not-found')
      }
      expect(valueOf(await addresses.list())).toEqual([])
      expect(valueOf(await mine().list())).toHaveLength(1)
    })

    it('shows the areas to every visitor (ACC-28)', async () => {
      const { addresses } = fixture().openDevice()
      const areas = valueOf(await addresses.areas())
      expect(areas.map(({ name: province }) => province)).toEqual(expect.arrayContaining(['北京市', '广东省']))
    })
  })
}
