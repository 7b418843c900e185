import { checkAddress, type AddressDraft, type AddressField, type PlacedAddress } from '@diandu/core/account'

/** An address as its form holds it: texts, and the names of the region beside its codes. */
export interface AddressForm {
  readonly receiver: string
  readonly mobile: string
  readonly provinceCode: string
  readonly cityCode: string
  /** Empty where a city has no districts. */
  readonly districtCode: string
  readonly regionText: string
  readonly detail: string
  readonly postcode: string
  readonly isDefault: boolean
}

export const ADDRESS_FIELDS = [
  'receiver',
  'mobile',
  'region',
  'detail',
  'postcode',
] as const satisfies readonly AddressField[]

export const EMPTY_ADDRESS: AddressForm = {
  receiver: '',
  mobile: '',
  provinceCode: '',
  cityCode: '',
  districtCode: '',
  regionText: '',
  detail: '',
  postcode: '',
  isDefault: false,
}

export const formOf = ({
  region,
  regionNames,
  receiver,
  mobile,
  detail,
  postcode,
  isDefault,
}: PlacedAddress): AddressForm => ({
  receiver,
  mobile,
  provinceCode: region.provinceCode,
  cityCode: region.cityCode,
  districtCode: region.districtCode ?? '',
  regionText: regionNames.join(' '),
  detail,
  postcode,
  isDefault,
})

export const addressDraft = ({
  provinceCode,
  cityCode,
  districtCode,
  receiver,
  mobile,
  detail,
  postcode,
  isDefault,
}: AddressForm): AddressDraft => ({
  receiver,
  mobile,
  region: { provinceCode, cityCode, districtCode: districtCode === '' ? null : districtCode },
  detail,
  postcode,
  isDefault,
})

/** The fields that are wrong. */
export function wrongAddressFields(form: AddressForm): readonly AddressField[] {
  const checked = checkAddress(addressDraft(form))
  return checked.ok ? [] : checked.failure.map(({ field }) => field)
}

/** The codes from the top down, as far as they are chosen. */
export const regionCodes = ({ provinceCode, cityCode, districtCode }: AddressForm): readonly string[] =>
  [provinceCode, cityCode, districtCode].filter((code) => code !== '')

/** The form fields that a chosen path from the province down changes. */
export function chosenRegion(way: readonly { readonly code: string; readonly name: string }[]): Partial<AddressForm> {
  const [province, city, district] = way
  return {
    provinceCode: province?.code ?? '',
    cityCode: city?.code ?? '',
    districtCode: district?.code ?? '',
    regionText: way.map(({ name }) => name).join(' '),
  }
}
