import type { LookingVisit } from './look-around.ts'
import type { PageFigures } from './measure-page.ts'
import { AIM_HEAD, aimText, readAims, type PageMedians } from './page-aims.ts'
import type { PageCase } from './page-cases.ts'
import { PEERS, PEERS_MEASURED_ON } from '../peers.ts'
import { numberText, spreadOf, spreadText, type Spread } from '../statistics.ts'
import { keepResults, tableText } from '../tables.ts'

type Figure = keyof PageFigures | keyof LookingVisit
type Figures = { readonly [Name in Figure]: Spread }

interface MeasuredPage extends PageCase {
  readonly name: string
  readonly figures: Figures
}

const SCRIPT = ['script KiB', 'scriptKib'] as const
const TIMES = [
  ['FCP ms', 'fcpMs'],
  ['LCP ms', 'lcpMs'],
  ['CLS', 'cls'],
  ['blocking ms', 'blockingMs'],
  ['tap → shop ms', 'tapMs'],
] as const
const COLUMNS = [
  SCRIPT,
  ['script files', 'scriptFiles'],
  ['looking KiB', 'lookingKib'],
  ['looking files', 'lookingFiles'],
  ...TIMES,
] as const satisfies readonly (readonly [string, Figure])[]
/** Figures that are known of other front ends. */
const PEER_COLUMNS = [SCRIPT, ...TIMES] as const

const VISIT_FIGURES = ['scriptKib', 'scriptFiles', 'fcpMs', 'lcpMs', 'readyMs', 'cls', 'blockingMs', 'tapMs'] as const
const LOOK_FIGURES = ['lookingKib', 'lookingFiles'] as const

/** Medians and ranges of the visits to one page; not a number where there were none. */
export function spreadsOf(visits: readonly PageFigures[], looks: readonly LookingVisit[]): Figures {
  const spread = (values: readonly number[]): Spread => spreadOf(values.filter(Number.isFinite))
  return Object.fromEntries([
    ...VISIT_FIGURES.map((name) => [name, spread(visits.map((visit) => visit[name]))]),
    ...LOOK_FIGURES.map((name) => [name, spread(looks.map((look) => look[name]))]),
  ]) as Figures
}

/**
 * Prints and keeps what was measured: figures, the aims of each page beside its floor, and other front ends for scale.
 */
export function reportPages(pages: readonly MeasuredPage[], tell: (line: string) => void): void {
  const aims = pages.flatMap(({ path, isFloor, figures }) => {
    const floor = pages.find((other) => other.isFloor && other.path === path)
    return isFloor || floor === undefined
      ? []
      : [{ path, readings: readAims(path, mediansOf(figures), mediansOf(floor.figures)) }]
  })
  keepResults('pages', { pages, aims })
  tell(
    `\n${tableText(
      ['page', ...COLUMNS.map(([head]) => head)],
      pages.map(({ name, figures }) => [name, ...COLUMNS.map(([, figure]) => spreadText(figures[figure]))]),
    )}`,
  )
  tell(
    `\nMedians held against their aims\n\n${tableText(
      AIM_HEAD,
      aims.map(({ path, readings }) => [path, ...readings.map(aimText)]),
    )}`,
  )
  const usable = pages
    .filter(({ isFloor }) => !isFloor)
    .map(({ name, figures }) => `${name} ${spreadText(figures.readyMs)}`)
  tell(`\nUsable, median ms: ${usable.join(', ')}`)
  tell(
    `\nOthers on the same profile, measured ${PEERS_MEASURED_ON} (another run: compare orders of magnitude, not milliseconds)\n`,
  )
  tell(
    tableText(
      ['page', ...PEER_COLUMNS.map(([head]) => head)],
      PEERS.map((peer) => [peer.name, ...PEER_COLUMNS.map(([, figure]) => numberText(peer[figure] ?? Number.NaN))]),
    ),
  )
}

const mediansOf = (figures: Figures): PageMedians =>
  Object.fromEntries(Object.entries(figures).map(([name, { median }]) => [name, median])) as unknown as PageMedians
