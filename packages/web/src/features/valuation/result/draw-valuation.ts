import { pictureLines, type PictureLines, type PictureOf } from './picture-lines.ts'

const WIDTH = 750
const EDGE = 48
const ROW = 52
const HEAD = 330

/** A PNG of the valuation in the colours of the page; null where this browser draws none. */
export function drawValuation(of: PictureOf): Promise<Blob | null> {
  const lines = pictureLines(of)
  const canvas = document.createElement('canvas')
  const pen = lines === null ? null : canvas.getContext('2d')
  if (lines === null || pen === null) return Promise.resolve(null)
  canvas.width = WIDTH
  canvas.height = HEAD + lines.rows.length * ROW + 60 + lines.confidence.length * 38 + 110
  paint(pen, lines, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

function paint(pen: CanvasRenderingContext2D, lines: PictureLines, height: number): void {
  const tokens = getComputedStyle(document.documentElement)
  const colour = (name: string) => tokens.getPropertyValue(`--${name}`).trim()
  const face = tokens.getPropertyValue('--face')
  const write = (text: string, y: number, size: number, { tone = 'ink', weight = 400, x = EDGE } = {}) => {
    pen.fillStyle = colour(tone)
    pen.font = `${weight} ${size}px ${face}`
    pen.fillText(text, x, y, WIDTH - 2 * EDGE)
  }
  const writeRight = (text: string, y: number, size: number, weight: number) => {
    pen.textAlign = 'right'
    write(text, y, size, { weight, x: WIDTH - EDGE })
    pen.textAlign = 'left'
  }
  pen.fillStyle = colour('sheet')
  pen.fillRect(0, 0, WIDTH, height)
  pen.fillStyle = colour('ferry')
  pen.fillRect(0, 0, WIDTH, 12)
  write(lines.name, 80, 30, { weight: 600 })
  write(lines.likely, 136, 26, { tone: 'quiet' })
  write(lines.price, 218, 76, { tone: 'price', weight: 600 })
  write(lines.range, 270, 28)
  lines.rows.forEach((row, at) => {
    const y = HEAD + at * ROW
    write(row.label, y + 24, 26, { tone: row.isWhole ? 'ink' : 'quiet', weight: row.isWhole ? 600 : 400 })
    writeRight(row.amount, y + 24, 26, row.isWhole ? 600 : 400)
    pen.fillStyle = colour(row.isWhole ? 'ink' : row.fen < 0 ? 'amber' : 'ferry')
    pen.fillRect(EDGE + row.from * (WIDTH - 2 * EDGE), y + 34, Math.max(3, (row.to - row.from) * (WIDTH - 2 * EDGE)), 8)
  })
  const below = HEAD + lines.rows.length * ROW + 50
  lines.confidence.forEach((line, at) =>
    write(line, below + at * 38, 26, { tone: at === 0 ? 'ink' : 'quiet', weight: at === 0 ? 600 : 400 }),
  )
  write(lines.foot, height - 62, 26, { weight: 600 })
  write(lines.note, height - 26, 24, { tone: 'quiet' })
}
