import { isProvince } from '../catalog/index.ts'

/** Where an address lies, by codes of GB/T 2260: six digits each, two for each step down. */
export interface Region {
  /** `350000` */
  readonly provinceCode: string
  /** `350100`; `469000` stands for the counties that a province rules itself. */
  readonly cityCode: string
  /** `350102`; null where a city has no districts. */
  readonly districtCode: string | null
}

/** An area and what lies in it, as the list to choose from comes. */
export interface Area {
  readonly code: string
  readonly name: string
  readonly areas?: readonly Area[] | undefined
}

/**
 * Whether the codes have the form of codes and each lies in the one before. Whether such a place exists, the list
 * knows.
 */
export function isRegion({ provinceCode, cityCode, districtCode }: Region): boolean {
  if (!/^\d{2}0000$/.test(provinceCode) || !isProvince(provinceCode.slice(0, 2))) return false
  if (!/^\d{4}00$/.test(cityCode) || cityCode.slice(0, 2) !== provinceCode.slice(0, 2)) return false
  return (
    districtCode === null ||
    (/^\d{6}$/.test(districtCode) && districtCode.slice(0, 4) === cityCode.slice(0, 4) && !districtCode.endsWith('00'))
  )
}

/**
 * The names of a region from the top down, or nothing where the list has no such place, or one that is not chosen to
 * its end.
 */
export function regionNames(
  areas: readonly Area[],
  { provinceCode, cityCode, districtCode }: Region,
): readonly string[] | undefined {
  const province = areas.find(({ code }) => code === provinceCode)
  const city = province?.areas?.find(({ code }) => code === cityCode)
  if (province === undefined || city === undefined) return undefined
  const districts = city.areas ?? []
  if (districtCode === null) return districts.length === 0 ? [province.name, city.name] : undefined
  const district = districts.find(({ code }) => code === districtCode)
  return district === undefined ? undefined : [province.name, city.name, district.name]
}
