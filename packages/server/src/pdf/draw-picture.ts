import { closeSheet, openSheet, type Sheet } from './open-sheet.ts'
import { renderPage } from './render-pages.ts'

export interface PictureSize {
  /** In points: a point is a pixel. */
  readonly width: number
  readonly height: number
}

/** PNG. */
export async function drawPicture({ width, height }: PictureSize, draw: (sheet: Sheet) => void): Promise<Uint8Array> {
  const sheet = openSheet('', 0, { width, height, margin: 0 })
  draw(sheet)
  const png = await renderPage(await closeSheet(sheet), 1, width)
  if (png === undefined) throw new Error('A sheet without a page cannot be drawn')
  return png
}
