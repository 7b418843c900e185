import { encode, renderSVG } from 'uqr'

export type Area = Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>

/** Whole points of the picture, so that no line of it is blurred; black on white in any theme. */
export function paintCode(pen: CanvasRenderingContext2D, url: string, { x, y, width }: Area): void {
  const { data, size } = encode(url, { border: 0 })
  const cell = Math.max(1, Math.floor(width / size))
  const rest = Math.max(0, Math.floor((width - cell * size) / 2))
  pen.fillStyle = 'black'
  data.forEach((row, line) =>
    row.forEach((isDark, place) => {
      if (isDark) pen.fillRect(x + rest + place * cell, y + rest + line * cell, cell, cell)
    }),
  )
}

const CODE_WIDTH = 640
/** Which a code needs around it to be found. */
const MARGIN = 64

/** A code as a `data:` address: a PNG, which alone an app saves and WeChat takes; an SVG where no canvas draws. */
export function drawCode(url: string): string {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen !== null) {
    canvas.width = CODE_WIDTH
    canvas.height = CODE_WIDTH
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, CODE_WIDTH, CODE_WIDTH)
    paintCode(pen, url, { x: MARGIN, y: MARGIN, width: CODE_WIDTH - 2 * MARGIN, height: CODE_WIDTH - 2 * MARGIN })
    const drawn = canvas.toDataURL('image/png')
    if (drawn.startsWith('data:image/png')) return drawn
  }
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 4 }))}`
}
