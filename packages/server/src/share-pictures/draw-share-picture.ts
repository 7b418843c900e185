import { drawPicture, FONTS, type Sheet } from '../pdf/index.ts'
import type { SharePicture } from './share-picture.ts'

/** Open Graph calls this size large: nearly two to one. */
const [WIDTH, HEIGHT, EDGE] = [1200, 630, 72]
const INNER = WIDTH - 2 * EDGE
const COLORS = {
  paper: '#F7F5F2',
  ink: '#16222C',
  quiet: '#5B6670',
  line: '#E5E0D8',
  ferry: '#0B6E69',
  price: '#C2381A',
} as const
type Color = (typeof COLORS)[keyof typeof COLORS]

export const drawSharePicture = (picture: SharePicture): Promise<Uint8Array> =>
  drawPicture({ width: WIDTH, height: HEIGHT }, (sheet) => {
    sheet.rect(0, 0, WIDTH, HEIGHT).fill(COLORS.paper)
    sheet.rect(0, 0, WIDTH, 12).fill(COLORS.ferry)
    line(sheet, picture.kicker, { y: 52, size: 30, color: COLORS.ferry, strong: true })
    drawTitle(sheet, picture)
    drawAmount(sheet, picture)
    if (picture.columns !== undefined) drawColumns(sheet, picture.columns)
    drawFigures(sheet, picture)
    picture.rows.forEach((row, at) => drawRow(sheet, row, 356 + at * 62))
    sheet.rect(EDGE, 556, INNER, 2).fill(COLORS.line)
    line(sheet, picture.foot, { y: 572, size: 26, color: COLORS.quiet })
  })

interface Line {
  readonly y: number
  readonly size: number
  readonly color: Color
  readonly strong?: boolean
  readonly x?: number
  readonly width?: number
  readonly lines?: number
  readonly align?: 'left' | 'right'
}

/** A text that does not fit ends with dots. */
function line(sheet: Sheet, text: string, { y, size, color, strong = false, ...place }: Line): void {
  const { x = EDGE, width = INNER, lines = 1, align = 'left' } = place
  sheet.font(strong ? FONTS.strong : FONTS.plain, size).fillColor(color)
  const height = lines * sheet.currentLineHeight(true) + 1
  sheet.text(text, x, y, { width, height, ellipsis: '…', align })
}

const TILE = 112
const TITLE = { top: 112, height: 132, sizes: [46, 40, 34] } as const

/** In the middle of its room, in the largest letters in which it is there whole. */
function drawTitle(sheet: Sheet, { title, mark }: SharePicture): void {
  if (mark !== undefined) drawMark(sheet, mark)
  const x = mark === undefined ? EDGE : EDGE + TILE + 28
  const width = WIDTH - EDGE - x
  const heightIn = (size: number): number => sheet.font(FONTS.strong, size).heightOfString(title, { width })
  const size = TITLE.sizes.find((one) => heightIn(one) <= TITLE.height) ?? Math.min(...TITLE.sizes)
  const y = TITLE.top + Math.max(0, (TITLE.height - heightIn(size)) / 2)
  line(sheet, title, { x, y, width, size, color: COLORS.ink, strong: true, lines: 2 })
}

function drawMark(sheet: Sheet, { label, hue }: NonNullable<SharePicture['mark']>): void {
  const top = TITLE.top + (TITLE.height - TILE) / 2
  sheet.roundedRect(EDGE, top, TILE, TILE, 20).fill(hsl(hue, 0.56, 0.92))
  sheet.font(FONTS.strong, label.length > 2 ? 36 : 52).fillColor(hsl(hue, 0.62, 0.25))
  const middle = top + (TILE - sheet.currentLineHeight()) / 2
  sheet.text(label, EDGE, middle, { width: TILE, align: 'center', lineBreak: false })
}

function drawAmount(sheet: Sheet, { amount, isPrice, note }: SharePicture): void {
  const color = isPrice ? COLORS.price : COLORS.ferry
  const size = isPrice ? 88 : 56
  line(sheet, amount, { y: 258, size, color, strong: true })
  if (note === undefined) return
  sheet.font(FONTS.strong, size)
  const x = EDGE + sheet.widthOfString(amount) + 28
  line(sheet, note, { x, y: 314, size: 32, color, strong: true, width: Math.max(1, CHART.left - x - 16) })
}

const FIGURES = { top: 412, room: 240 } as const

function drawFigures(sheet: Sheet, { figures }: SharePicture): void {
  figures.forEach(({ label, value }, at) => {
    const place = { x: EDGE + at * FIGURES.room, width: FIGURES.room - 16 }
    line(sheet, label, { ...place, y: FIGURES.top, size: 26, color: COLORS.quiet })
    line(sheet, value, { ...place, y: FIGURES.top + 40, size: 40, color: COLORS.ink, strong: true })
  })
}

const CHART = { left: 820, top: 290, height: 190, gap: 12 } as const

function drawColumns(sheet: Sheet, { label, values }: NonNullable<SharePicture['columns']>): void {
  const width = WIDTH - EDGE - CHART.left
  const most = Math.max(...values, 1)
  const each = width / values.length
  const gap = Math.min(CHART.gap, each / 3)
  values.forEach((value, at) => {
    const height = Math.max(2, (value / most) * CHART.height)
    sheet.rect(CHART.left + at * each, CHART.top + CHART.height - height, each - gap, height).fill(COLORS.ferry)
  })
  line(sheet, label, { x: CHART.left, y: 492, width, size: 22, color: COLORS.quiet })
}

function drawRow(sheet: Sheet, { label, value }: SharePicture['rows'][number], y: number): void {
  const valueWidth = 260
  line(sheet, label, { y, size: 34, color: COLORS.ink, width: INNER - valueWidth - 24 })
  const x = WIDTH - EDGE - valueWidth
  line(sheet, value, { x, y, size: 36, color: COLORS.price, strong: true, width: valueWidth, align: 'right' })
}

/** Hue in degrees, the others from 0 to 1; as CSS has it. */
function hsl(hue: number, saturation: number, lightness: number): [red: number, green: number, blue: number] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (from: number): number => {
    const at = (from + hue / 30) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}
