import { isProvince, type Province } from '@diandu/core/catalog'
import { parseQuery, readDecimal } from '@diandu/core/input'
import { MAX_PARCEL_GRAMS } from '@diandu/core/tools'

export interface PostageAsked {
  readonly from: Province
  readonly grams: number
  readonly to: Province | undefined
}

/** Most parcels of small shops: a kilogram from Zhejiang. */
const USUAL = { from: '33', grams: 1000 } as const

/** The parcel in an address; in that of the current page, where none is given. */
export function postageAsked(search?: URLSearchParams): PostageAsked {
  const { from = '', to = '', grams: typedGrams = '' } = pageQuery(search?.toString())
  const grams = /^\d{1,5}$/.test(typedGrams) ? Number(typedGrams) : 0
  return {
    from: isProvince(from) ? from : USUAL.from,
    grams: grams >= 1 && grams <= MAX_PARCEL_GRAMS ? grams : USUAL.grams,
    to: isProvince(to) ? to : undefined,
  }
}

export const postagePath = ({ from, grams, to }: PostageAsked): string =>
  `/instrument/postage?${new URLSearchParams({ from, grams: String(grams), ...(to === undefined ? {} : { to }) }).toString()}`

/** Kilograms as they are typed, in grams; undefined for what is no weight of a parcel. */
export function gramsOf(typed: string): number | undefined {
  const plain = readDecimal(typed) ?? ''
  if (!/^\d{1,2}(?:\.\d{1,3})?$/.test(plain)) return undefined
  const grams = Math.round(Number(plain) * 1000)
  return grams >= 1 && grams <= MAX_PARCEL_GRAMS ? grams : undefined
}

export const kilograms = (grams: number): string => String(grams / 1000)

/** The pairs of words in an address; of the page that is shown, where none is given. */
const pageQuery = (text: string = location.search): Readonly<Record<string, string>> => parseQuery(text)
