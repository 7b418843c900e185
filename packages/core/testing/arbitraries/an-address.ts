import fc from 'fast-check'
import type { Address, AddressId } from '../../src/account/index.ts'
import { aMobile } from './a-user-info.ts'

const aRegion = () =>
  fc.constantFrom(
    { provinceCode: '350000', cityCode: '350100', districtCode: '350102' },
    { provinceCode: '110000', cityCode: '110100', districtCode: '110101' },
    { provinceCode: '460000', cityCode: '469000', districtCode: '469021' },
    { provinceCode: '440000', cityCode: '441900', districtCode: null },
  )

export const anAddress = (): fc.Arbitrary<Address> =>
  fc.record(
    {
      id: fc.integer({ min: 1, max: 30 }).map((number) => `address-${number}` as AddressId),
      receiver: fc.constantFrom('林小姐', '王先生', 'Lin Wei', '阿卜杜拉·买买提'),
      mobile: aMobile(),
      region: aRegion(),
      detail: fc.constantFrom('东街口八一七路 1 号', '建外大街 2 号院 3-401', 'Room 5, 6 Main Street'),
      postcode: fc.constantFrom('', '350001'),
      isDefault: fc.boolean(),
    },
    { noNullPrototype: true },
  )
