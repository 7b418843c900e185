import type { PlatformId } from '@diandu/core/catalog'

/** When sellers could first open a shop on a platform: none is older than this. */
const FOUNDED: Readonly<Partial<Record<PlatformId, readonly [year: number, month: number]>>> = {
  1: [2008, 4],
  2: [2003, 5],
  3: [2010, 12],
  4: [2013, 11],
  8: [2011, 4],
  9: [2012, 7],
  10: [2012, 5],
  11: [2009, 10],
  20: [2015, 9],
  26: [2014, 12],
  27: [2015, 1],
  28: [2013, 9],
  29: [2010, 4],
  30: [2011, 7],
  32: [2020, 6],
  33: [2019, 9],
  34: [2016, 1],
  35: [2018, 7],
  36: [2023, 5],
  37: [2021, 3],
  39: [2021, 11],
  41: [2022, 9],
  42: [2021, 8],
  43: [2015, 6],
  44: [2022, 12],
}

const USUAL = [2016, 1] as const

export function foundedAtMs(platform: PlatformId): number {
  const [year, month] = FOUNDED[platform] ?? USUAL
  return Date.UTC(year, month - 1, 1)
}
