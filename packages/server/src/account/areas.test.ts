import { isRegion, regionNames, type Area } from '@diandu/core/account'
import { PROVINCES } from '@diandu/core/catalog'
import { describe, expect, it } from 'vitest'
import { AREAS } from './areas.ts'

const regions = AREAS.flatMap((province) =>
  (province.areas ?? []).flatMap((city) =>
    (city.areas ?? [null]).map((district: Area | null) => ({
      provinceCode: province.code,
      cityCode: city.code,
      districtCode: district?.code ?? null,
    })),
  ),
)

describe('the areas', () => {
  it('has every province that core knows, and no other (ACC-6)', () => {
    expect(AREAS.map(({ code }) => code.slice(0, 2)).toSorted()).toEqual(Object.keys(PROVINCES).toSorted())
  })

  it('is a region, with its names, wherever it is chosen to its end (ACC-6)', () => {
    expect(regions.length).toBeGreaterThan(2800)
    expect(regions.filter((region) => !isRegion(region) || regionNames(AREAS, region) === undefined)).toEqual([])
  })

  it('leaves the cities that have none without districts (ACC-6)', () => {
    expect(regionNames(AREAS, { provinceCode: '440000', cityCode: '441900', districtCode: null })).toEqual([
      '广东省',
      '东莞市',
    ])
  })
})
