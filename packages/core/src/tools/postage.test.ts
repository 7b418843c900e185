import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { PROVINCES, type Province } from '../catalog/index.ts'
import { MAX_PARCEL_GRAMS, parcelPostage, postageTable, type PostageTariff } from './postage.ts'

const zone = (id: string, upToKm: number | null, firstFen: number, furtherFen: number) => ({
  id,
  name: { zh: id, en: id },
  upToKm,
  firstFen,
  furtherFen,
})
const TARIFF: PostageTariff = {
  date: '2026-11-20',
  source: { zh: '参考', en: 'reference' },
  firstGrams: 1000,
  furtherGrams: 500,
  zones: [zone('same', 0, 500, 100), zone('near', 500, 600, 150), zone('far', null, 1800, 1200)],
  remote: ['65'],
  notServed: ['81'],
  capitals: { '31': [31.23, 121.47], '33': [30.27, 120.16], '44': [23.13, 113.26], '65': [43.83, 87.62] },
}
const served = Object.keys(TARIFF.capitals) as Province[]
const aProvince = fc.constantFrom(...served)
const grams = fc.integer({ min: 1, max: MAX_PARCEL_GRAMS })

describe('postage', () => {
  it('takes the zone by distance, and every further step that is begun (TOOL-13)', () => {
    expect(parcelPostage(TARIFF, '33', '33', 1000)).toMatchObject({ zone: 'same', km: 0, totalFen: 500 })
    const near = parcelPostage(TARIFF, '33', '31', 1501)
    expect(near).toMatchObject({ zone: 'near', furtherSteps: 2, totalFen: 900 })
    expect(near?.km).toBeGreaterThan(150)
    expect(near?.km).toBeLessThan(180)
    expect(parcelPostage(TARIFF, '33', '65', 1000)).toMatchObject({ zone: 'far', totalFen: 1800 })
  })

  it('says nothing of where it does not send, nor of a place that it does not know', () => {
    expect(parcelPostage(TARIFF, '33', '81', 1000)).toBeNull()
    expect(parcelPostage(TARIFF, '33', '11', 1000)).toBeNull()
  })

  it('says all that a price is made of (TOOL-13)', () => {
    expect(parcelPostage(TARIFF, '33', '44', 1000.4)).toEqual({
      from: '33',
      to: '44',
      grams: 1000,
      km: 1048,
      zone: 'far',
      firstGrams: 1000,
      firstFen: 1800,
      furtherGrams: 500,
      furtherFen: 1200,
      furtherSteps: 0,
      totalFen: 1800,
    })
    expect(parcelPostage(TARIFF, '33', '31', 1000)?.km).toBe(165)
    expect(parcelPostage(TARIFF, '65', '31', 1000)?.km).toBe(3267)
    const { zones, regions, ...table } = postageTable(TARIFF, '33', 1500)
    expect(table).toEqual({
      date: '2026-11-20',
      source: TARIFF.source,
      firstGrams: 1000,
      furtherGrams: 500,
      notServed: ['81'],
      from: '33',
      grams: 1500,
    })
    expect(zones).toEqual({
      same: { zh: 'same', en: 'same' },
      near: { zh: 'near', en: 'near' },
      far: { zh: 'far', en: 'far' },
    })
    expect(regions).toEqual([
      { zone: 'same', firstFen: 500, furtherFen: 100, totalFen: 600, provinces: ['33'] },
      { zone: 'near', firstFen: 600, furtherFen: 150, totalFen: 750, provinces: ['31'] },
      { zone: 'far', firstFen: 1800, furtherFen: 1200, totalFen: 3000, provinces: ['44', '65'] },
    ])
  })

  it('takes every weight as whole grams from one gram to fifty kilograms (TOOL-13)', () => {
    const weigh = (weight: number) => parcelPostage(TARIFF, '33', '33', weight)?.grams
    expect([0, -5, Number.NaN, 1.6, 1e9].map(weigh)).toEqual([1, 1, 1, 2, MAX_PARCEL_GRAMS])
    const steps = (weight: number) => parcelPostage(TARIFF, '33', '33', weight)?.furtherSteps
    expect([1, 1000, 1001, 1500, 1501].map(steps)).toEqual([0, 0, 1, 1, 2])
  })

  it('takes a zone up to its last kilometre, and the last zone from and to a remote province (TOOL-13)', () => {
    const upTo = (km: number) => ({
      ...TARIFF,
      zones: [zone('same', 0, 1, 1), zone('near', km, 2, 1), zone('far', null, 3, 1)],
    })
    expect([165, 164].map((km) => parcelPostage(upTo(km), '33', '31', 1)?.zone)).toEqual(['near', 'far'])
    const wide = upTo(9999)
    expect([
      parcelPostage(wide, '33', '65', 1)?.zone,
      parcelPostage(wide, '65', '33', 1)?.zone,
      parcelPostage(wide, '65', '65', 1)?.zone,
      parcelPostage(wide, '33', '44', 1)?.zone,
    ]).toEqual(['far', 'far', 'same', 'near'])
    const unserved = { ...TARIFF, notServed: ['44' as const] }
    expect([parcelPostage(unserved, '44', '33', 1), parcelPostage(unserved, '33', '44', 1)]).toEqual([null, null])
    expect(parcelPostage(TARIFF, '11', '33', 1)).toBeNull()
  })

  it('costs nothing that is known where no zone reaches (TOOL-13)', () => {
    const near = { ...TARIFF, zones: [zone('same', 0, 1, 1), zone('near', 164, 2, 1)] }
    expect(parcelPostage(near, '33', '31', 1)).toBeNull()
    expect(postageTable(near, '33', 1).regions.map(({ zone: id }) => id)).toEqual(['same', 'near'])
    expect(parcelPostage({ ...TARIFF, zones: [] }, '33', '33', 1)).toBeNull()
  })

  it('asks no less for a heavier parcel, and the same both ways (TOOL-13)', () => {
    fc.assert(
      fc.property(aProvince, aProvince, grams, grams, (from, to, one, other) => {
        const sum = (weight: number) => parcelPostage(TARIFF, from, to, weight)?.totalFen ?? 0
        expect(sum(Math.min(one, other))).toBeLessThanOrEqual(sum(Math.max(one, other)))
        expect(parcelPostage(TARIFF, to, from, one)?.totalFen).toBe(sum(one))
      }),
    )
  })

  it('names every province that is served in one region, the nearer one cheaper (TOOL-13)', () => {
    fc.assert(
      fc.property(aProvince, grams, (from, weight) => {
        const { regions } = postageTable(TARIFF, from, weight)
        expect(regions.flatMap(({ provinces }) => provinces).toSorted()).toEqual(served.toSorted())
        const sums = regions.map(({ totalFen }) => totalFen)
        expect(sums).toEqual(sums.toSorted((one, other) => one - other))
        for (const { provinces } of regions)
          for (const province of provinces) expect(PROVINCES).toHaveProperty(province)
      }),
    )
  })
})
