import { PROVINCES, type Province } from '../catalog/index.ts'
import type { Name } from '../kernel/index.ts'

export interface PostageZone {
  readonly id: string
  readonly name: Name
  /** Farther than the zone before, and this far at most; null: however far. */
  readonly upToKm: number | null
  readonly firstFen: number
  readonly furtherFen: number
}

/** The tariffs of parcels: data with a date and a source, and no code. */
export interface PostageTariff {
  /** YYYY-MM-DD */
  readonly date: string
  readonly source: Name
  readonly firstGrams: number
  readonly furtherGrams: number
  /** The nearest first. The first one is for parcels within a province. */
  readonly zones: readonly PostageZone[]
  /** Charged as the last zone, however near. */
  readonly remote: readonly Province[]
  /** Another tariff, and customs: not quoted. */
  readonly notServed: readonly Province[]
  /** Latitude and longitude of the capital, in degrees. */
  readonly capitals: Readonly<Partial<Record<Province, readonly [number, number]>>>
}

export const MAX_PARCEL_GRAMS = 50_000

export interface ParcelPostage {
  readonly from: Province
  readonly to: Province
  readonly grams: number
  /** Between the two capitals, as the crow flies. */
  readonly km: number
  readonly zone: string
  readonly firstGrams: number
  readonly firstFen: number
  readonly furtherGrams: number
  readonly furtherFen: number
  /** How many further steps are begun. */
  readonly furtherSteps: number
  readonly totalFen: number
}

/** Where one price holds. */
export interface PostageRegion extends Pick<ParcelPostage, 'zone' | 'firstFen' | 'furtherFen' | 'totalFen'> {
  readonly provinces: readonly Province[]
}

/** The price of one parcel; null where the tariff does not deliver. */
export function parcelPostage(
  tariff: PostageTariff,
  from: Province,
  to: Province,
  grams: number,
): ParcelPostage | null {
  const km = kmBetween(tariff, from, to)
  if (km === null) return null
  const zone = zoneOf(tariff, from, to, km)
  if (zone === undefined) return null
  const weight = Math.min(MAX_PARCEL_GRAMS, Math.max(1, Math.round(grams) || 1))
  const furtherSteps = Math.max(0, Math.ceil((weight - tariff.firstGrams) / tariff.furtherGrams))
  return {
    from,
    to,
    grams: weight,
    km,
    zone: zone.id,
    firstGrams: tariff.firstGrams,
    firstFen: zone.firstFen,
    furtherGrams: tariff.furtherGrams,
    furtherFen: zone.furtherFen,
    furtherSteps,
    totalFen: zone.firstFen + furtherSteps * zone.furtherFen,
  }
}

/** Every province with its price, those of one price together, the nearest first. */
function postageRegions(tariff: PostageTariff, from: Province, grams: number): readonly PostageRegion[] {
  const parcels = (Object.keys(PROVINCES) as Province[]).flatMap((to) => parcelPostage(tariff, from, to, grams) ?? [])
  return tariff.zones.flatMap(({ id }) => {
    const here = parcels.filter(({ zone }) => zone === id)
    const [one] = here
    if (one === undefined) return []
    const { zone, firstFen, furtherFen, totalFen } = one
    return [{ zone, firstFen, furtherFen, totalFen, provinces: here.map(({ to }) => to) }]
  })
}

/** Where one price holds, and by which tariff. */
export interface PostageTable extends Pick<
  PostageTariff,
  'date' | 'source' | 'firstGrams' | 'furtherGrams' | 'notServed'
> {
  readonly from: Province
  readonly grams: number
  readonly zones: Readonly<Record<string, Name>>
  readonly regions: readonly PostageRegion[]
}

export function postageTable(tariff: PostageTariff, from: Province, grams: number): PostageTable {
  const { date, source, firstGrams, furtherGrams, notServed, zones } = tariff
  return {
    date,
    source,
    firstGrams,
    furtherGrams,
    notServed,
    from,
    grams,
    zones: Object.fromEntries(zones.map(({ id, name }) => [id, name])),
    regions: postageRegions(tariff, from, grams),
  }
}

function zoneOf(tariff: PostageTariff, from: Province, to: Province, km: number): PostageZone | undefined {
  const [within, ...beyond] = tariff.zones
  if (from === to) return within
  if (tariff.remote.includes(to) || tariff.remote.includes(from)) return tariff.zones.at(-1)
  return beyond.find(({ upToKm }) => upToKm === null || km <= upToKm)
}

const EARTH_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Along the great circle, in whole kilometres. */
function kmBetween({ capitals, notServed }: PostageTariff, from: Province, to: Province): number | null {
  const [one, other] = [capitals[from], capitals[to]]
  if (one === undefined || other === undefined || notServed.includes(from) || notServed.includes(to)) return null
  const [latitude, longitude] = [radians(other[0] - one[0]), radians(other[1] - one[1])]
  const half =
    Math.sin(latitude / 2) ** 2 + Math.cos(radians(one[0])) * Math.cos(radians(other[0])) * Math.sin(longitude / 2) ** 2
  return Math.round(2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half))))
}
