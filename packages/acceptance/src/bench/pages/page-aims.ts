/** Medians of one page, or of its floor; script in KiB as it came over the wire. */
export interface PageMedians {
  readonly scriptKib: number
  readonly lookingKib: number
  readonly fcpMs: number
  readonly lcpMs: number
  readonly cls: number
  readonly blockingMs: number
  readonly tapMs: number
}

/** One aim held against a page: `isMet` is undefined where there is nothing to compare with. */
export interface AimReading {
  readonly figure: string
  readonly isMet: boolean | undefined
}

const HOME_SCRIPT_KIB = 120
const MAX_SCRIPT_KIB = 130
const MAX_LOOKING_KIB = 160
const MAX_FCP_RATIO = 1.1
const MAX_LCP_RATIO = 1.2
const MAX_TAP_RATIO = 1.5
const MAX_EXTRA_BLOCKING_MS = 50

export const AIM_HEAD = [
  'page',
  `script before use ≤ ${MAX_SCRIPT_KIB} KiB (/ ≤ ${HOME_SCRIPT_KIB})`,
  `script of a looking visit ≤ ${MAX_LOOKING_KIB} KiB`,
  `FCP ≤ ${MAX_FCP_RATIO} × floor`,
  `LCP ≤ ${MAX_LCP_RATIO} × floor`,
  'CLS 0',
  `blocking ≤ floor + ${MAX_EXTRA_BLOCKING_MS} ms`,
  `tap → shop ≤ ${MAX_TAP_RATIO} × floor`,
]

/** The aims of a page, in the order of AIM_HEAD. */
export function readAims(path: string, page: PageMedians, floor: PageMedians): readonly AimReading[] {
  const extraMs = page.blockingMs - floor.blockingMs
  return [
    weight(page.scriptKib, path === '/' ? HOME_SCRIPT_KIB : MAX_SCRIPT_KIB),
    weight(page.lookingKib, MAX_LOOKING_KIB),
    ratio(page.fcpMs, floor.fcpMs, MAX_FCP_RATIO),
    ratio(page.lcpMs, floor.lcpMs, MAX_LCP_RATIO),
    reading(page.cls, String(Number(page.cls.toFixed(4))), page.cls === 0),
    reading(extraMs, `${extraMs < 0 ? '−' : '+'}${Math.abs(extraMs).toFixed(0)} ms`, extraMs <= MAX_EXTRA_BLOCKING_MS),
    ratio(page.tapMs, floor.tapMs, MAX_TAP_RATIO),
  ]
}

/** `0.97 ×, met`; a miss is in bold. */
export const aimText = ({ figure, isMet }: AimReading): string =>
  isMet === undefined ? '–' : isMet ? `${figure}, met` : `**${figure}, missed**`

// Not a number where one of the two was not measured, such as the tap on a page without cards.
const reading = (value: number, figure: string, isMet: boolean): AimReading => ({
  figure,
  isMet: Number.isFinite(value) ? isMet : undefined,
})

const weight = (kib: number, limit: number): AimReading => reading(kib, `${kib.toFixed(1)} KiB`, kib <= limit)

const ratio = (value: number, floor: number, limit: number): AimReading =>
  reading(value / floor, `${(value / floor).toFixed(2)} ×`, value / floor <= limit)
