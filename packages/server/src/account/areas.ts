import { areaList } from '@vant/area-data'
import type { Area } from '@diandu/core/account'

/** Cities that rule their towns directly: the list gives those towns numbers that GB/T 2260 does not know. */
const WITHOUT_DISTRICTS: ReadonlySet<string> = new Set(['441900', '442000', '460400', '620200'])

const named = (list: Readonly<Record<string, string>>): readonly Area[] =>
  Object.entries(list).map(([code, name]) => ({ code, name }))

function grouped(areas: readonly Area[], above: (code: string) => string): ReadonlyMap<string, readonly Area[]> {
  const groups = new Map<string, Area[]>()
  for (const area of areas) groups.set(above(area.code), [...(groups.get(above(area.code)) ?? []), area])
  return groups
}

/** Provinces, their cities and the districts of those: made once, the same for all users. */
export const AREAS: readonly Area[] = arranged()

function arranged(): readonly Area[] {
  const districts = grouped(named(areaList.county_list), (code) => `${code.slice(0, 4)}00`)
  const withDistricts = named(areaList.city_list).map((city): Area => {
    const own = WITHOUT_DISTRICTS.has(city.code) ? undefined : districts.get(city.code)
    return own === undefined ? city : { ...city, areas: own }
  })
  const cities = grouped(withDistricts, (code) => `${code.slice(0, 2)}0000`)
  return named(areaList.province_list).map((province) => ({ ...province, areas: cities.get(province.code) ?? [] }))
}
