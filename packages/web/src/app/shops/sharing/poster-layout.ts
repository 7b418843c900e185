import { formatTime } from '@diandu/core/format'
import type { Poster, PosterRow } from './poster.ts'

export const POSTER_WIDTH = 750
const EDGE = 48
const WIDE = POSTER_WIDTH - 2 * EDGE
const STRIPE = 12
const PICTURE = 422
const BANNER = 300
const ROW = 52
const BARRED_ROW = 60
const CODE = 220
/** A code needs light around it. */
const QUIET_ZONE = 12

/** Colours by the names of the page's own. */
export type Tone = 'ink' | 'quiet' | 'price' | 'ferry' | 'amber' | 'line' | 'sheet' | 'code-ground' | 'on-campaign'

interface Place {
  readonly x: number
  readonly y: number
}

interface Area extends Place {
  readonly width: number
  readonly height: number
}

/** In drawing order. `y` of a text is its baseline. */
export type PosterPart =
  | (Place & {
      readonly kind: 'text'
      readonly text: string
      readonly size: number
      readonly isStrong: boolean
      readonly tone: Tone
      readonly align: 'left' | 'right'
      readonly maxWidth: number
    })
  | (Area & { readonly kind: 'box'; readonly tone: Tone })
  | (Area & { readonly kind: 'ground'; readonly colour: string })
  | (Area & { readonly kind: 'picture' })
  | (Area & { readonly kind: 'code' })

export interface PosterLayout {
  readonly height: number
  readonly parts: readonly PosterPart[]
}

export interface PosterFoot {
  readonly name: string
  readonly day: (day: string) => string
  readonly scan: string
}

type MeasureText = (text: string, size: number, isStrong: boolean) => number

/** The places of all parts of a poster; the code and the text beside it are always last. */
export function posterLayout(
  poster: Poster,
  foot: PosterFoot,
  { hasPicture, measure }: { readonly hasPicture: boolean; readonly measure: MeasureText },
): PosterLayout {
  const parts: PosterPart[] = []
  let y = 0
  const write = (text: string, size: number, more: Partial<Extract<PosterPart, { kind: 'text' }>> = {}): void => {
    const plain = { x: EDGE, y, isStrong: false, tone: 'ink', align: 'left', maxWidth: WIDE } as const
    parts.push({ kind: 'text', text, size, ...plain, ...more })
  }
  const writeLines = (text: string, size: number, most: number, isStrong: boolean, tone: Tone): void => {
    for (const line of wrapText(text, WIDE, most, (part) => measure(part, size, isStrong))) {
      y += Math.round(size * 1.4)
      write(line, size, { isStrong, tone })
    }
  }
  const { ground } = poster
  const words: Tone = ground === undefined ? 'ink' : 'on-campaign'
  if (ground !== undefined) {
    parts.push({ kind: 'ground', x: 0, y: 0, width: POSTER_WIDTH, height: BANNER, colour: ground })
    if (hasPicture) parts.push({ kind: 'picture', x: 0, y: 0, width: POSTER_WIDTH, height: BANNER })
    y = 78
  } else {
    parts.push({ kind: 'box', x: 0, y: 0, width: POSTER_WIDTH, height: STRIPE, tone: 'ferry' })
    if (hasPicture) parts.push({ kind: 'picture', x: 0, y: STRIPE, width: POSTER_WIDTH, height: PICTURE })
    y = STRIPE + (hasPicture ? PICTURE : 0) + 62
  }
  write(poster.kicker, 26, { tone: ground === undefined ? 'quiet' : 'on-campaign' })
  writeLines(poster.title, ground === undefined ? 40 : 52, 2, true, words)
  const writeLine = (): void => {
    if (poster.line === undefined) return
    y += 14
    writeLines(poster.line, 28, 2, false, words)
  }
  if (ground !== undefined) {
    writeLine()
    y = BANNER
  }
  if (poster.figure !== undefined) {
    y += 58
    write(poster.figure.label, 26, { tone: 'quiet' })
    y += 82
    write(poster.figure.text, 76, { isStrong: true, tone: 'price' })
  }
  if (ground === undefined) writeLine()
  y += 36
  for (const [place, row] of poster.rows.entries()) {
    if ('heading' in row) {
      if (place > 0) {
        y += 20
        parts.push({ kind: 'box', x: EDGE, y, width: WIDE, height: 2, tone: 'line' })
        y += 20
      }
      writeLines(row.heading, 32, 3, true, 'ink')
      y += 12
      continue
    }
    const top = y
    y += 36
    const labelWidth = Math.min(WIDE * LABEL, Math.ceil(measure(row.label, 28, row.isStrong ?? false)))
    const room = WIDE - labelWidth - 16
    write(row.label, 28, {
      isStrong: row.isStrong ?? false,
      tone: row.isStrong ? 'ink' : 'quiet',
      maxWidth: labelWidth,
    })
    if (row.bar === undefined && measure(row.value, 28, true) > room) {
      writeLines(row.value, 28, 2, true, 'ink')
      y += 16
      continue
    }
    write(row.value, 28, { x: POSTER_WIDTH - EDGE, align: 'right', isStrong: true, maxWidth: room })
    if (row.bar !== undefined) parts.push(barOf(row.bar, y + 10))
    y = top + (row.bar === undefined ? ROW : BARRED_ROW)
  }
  poster.notes.forEach((note, place) => {
    y += place === 0 ? 12 : 4
    writeLines(note, 26, 3, place === 0, place === 0 ? 'ink' : 'quiet')
  })
  y += 40
  parts.push({ kind: 'box', x: EDGE, y, width: WIDE, height: 2, tone: 'line' })
  y += 34
  const box = { x: POSTER_WIDTH - EDGE - CODE, y, width: CODE, height: CODE }
  parts.push({ kind: 'box', ...box, tone: 'code-ground' })
  const inner = CODE - 2 * QUIET_ZONE
  parts.push({ kind: 'code', x: box.x + QUIET_ZONE, y: y + QUIET_ZONE, width: inner, height: inner })
  const beside = { maxWidth: WIDE - CODE - 24 }
  write(foot.name, 32, { ...beside, y: y + 60, isStrong: true })
  write(foot.day(formatTime(poster.at, 'yyyy-mm-dd')), 26, { ...beside, y: y + 116, tone: 'quiet' })
  write(foot.scan, 26, { ...beside, y: y + 160, tone: 'quiet' })
  return { height: y + CODE + EDGE, parts }
}

/** The most of a line that its label takes; what it does not need is its value's. */
const LABEL = 0.46

const barOf = ({ from, to, tone }: NonNullable<PosterRow['bar']>, y: number): PosterPart => ({
  kind: 'box',
  x: EDGE + from * WIDE,
  y,
  width: Math.max(3, (to - from) * WIDE),
  height: 8,
  tone,
})

/** How wide a text is in the letters in which it is written. */
type Measure = (text: string) => number

/** A Latin word stays whole, anything else breaks after every sign. */
const PIECES = /[\u0021-\u007e\u00a5]+|\s+|./gsu

/** A text in lines that fit; what does not fit into the last one ends with an ellipsis. */
export function wrapText(text: string, width: number, maxLines: number, measure: Measure): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.trim().match(PIECES) ?? []) {
    if (line === '' || measure(line + piece) <= width) line += line === '' ? piece.trimStart() : piece
    else {
      lines.push(line.trimEnd())
      line = piece.trimStart()
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines)
  return [...kept.slice(0, -1), shortened(kept.at(-1) ?? '', width, measure)]
}

function shortened(line: string, width: number, measure: Measure): string {
  const signs = [...line]
  while (signs.length > 0 && measure(`${signs.join('')}…`) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}
