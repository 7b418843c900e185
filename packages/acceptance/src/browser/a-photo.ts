import type { Screen } from '../other-browsers/screen.ts'

export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

let taken = 0

/**
 * A photograph as a camera would give it, drawn by the browser of the page: a real JPEG of that size, and no two alike.
 */
export async function aPhoto(page: Screen, widthPx: number, heightPx: number): Promise<ChosenFile> {
  taken += 1
  const data = await page.evaluate(
    ([width, height, hue]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const paper = canvas.getContext('2d') as CanvasRenderingContext2D
      paper.fillStyle = `hsl(${hue}, 50%, 35%)`
      paper.fillRect(0, 0, width, height)
      paper.fillStyle = '#f3ead8'
      paper.fillRect(width / 8, height / 8, (width * 3) / 4, (height * 3) / 4)
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
    },
    [widthPx, heightPx, (190 + taken * 7) % 360] as const,
  )
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') }
}
