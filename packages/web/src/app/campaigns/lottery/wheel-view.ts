import type { LotteryView, PrizeId } from '@diandu/core/lottery'

const FULL = 360
/** How often the wheel goes around before it stops. */
const ROUNDS = 3

export interface WheelSector {
  /** Null is where nothing is won. */
  readonly prize: PrizeId | null
  /** Of its middle, clockwise from the top. */
  readonly angle: number
}

/** Prizes with a place each and one for nothing: how wide they are says nothing, the odds are below. */
export function sectorsOf({ prizes }: Pick<LotteryView, 'prizes'>): readonly WheelSector[] {
  const names = [...prizes.map(({ id }) => id), null]
  return names.map((prize, at) => ({ prize, angle: (FULL / names.length) * at }))
}

/** How far the wheel turns until what was drawn is at the top. */
export function turnTo(sectors: readonly WheelSector[], prize: PrizeId | null): number {
  const angle = sectors.find((sector) => sector.prize === prize)?.angle ?? 0
  return ROUNDS * FULL + FULL - angle
}

/** The way around one sector of a circle of radius 100. */
export function sectorPath(angle: number, width: number): string {
  const [from, to] = [edge(angle - width / 2), edge(angle + width / 2)]
  return `M0 0L${from}A100 100 0 ${width > FULL / 2 ? 1 : 0} 1 ${to}Z`
}

function edge(angle: number): string {
  const radians = (angle * Math.PI) / (FULL / 2)
  return `${(100 * Math.sin(radians)).toFixed(2)} ${(-100 * Math.cos(radians)).toFixed(2)}`
}

/** A share in percent, with as many digits as it takes to be more than nothing. */
export function oddsText(chances: number, outOf: number): string {
  const percent = outOf > 0 ? (chances / outOf) * 100 : 0
  const digits = percent === 0 || percent >= 10 ? 1 : percent >= 0.1 ? 2 : 4
  return `${Number(percent.toFixed(digits))}%`
}
