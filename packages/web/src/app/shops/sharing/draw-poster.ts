import { paintCode, type Area } from './draw-code.ts'
import { posterLayout, POSTER_WIDTH, type PosterFoot, type PosterPart, type Tone } from './poster-layout.ts'
import type { Poster } from './poster.ts'

/** The longest wait for a picture that is part of the poster. */
const PICTURE_WITHIN_MS = 4_000

/**
 * A PNG as a `data:` address, in the colours of the page: WeChat saves no other. Null where this browser draws none. A
 * picture that does not come, or may not be drawn, is left out.
 */
export async function drawPoster(poster: Poster, url: string, foot: PosterFoot): Promise<string | null> {
  const picture = poster.pictureUrl === undefined ? null : await loadPicture(poster.pictureUrl)
  return painted(poster, url, foot, picture) ?? (picture === null ? null : painted(poster, url, foot, null))
}

function painted(poster: Poster, url: string, foot: PosterFoot, picture: HTMLImageElement | null): string | null {
  const canvas = document.createElement('canvas')
  try {
    const pen = canvas.getContext('2d')
    if (pen === null) return null
    const style = getComputedStyle(document.documentElement)
    const face = style.getPropertyValue('--face')
    const fontOf = (size: number, isStrong: boolean) => `${isStrong ? 600 : 400} ${size}px ${face}`
    const layout = posterLayout(poster, foot, {
      hasPicture: picture !== null,
      measure: (text, size, isStrong) => {
        pen.font = fontOf(size, isStrong)
        return pen.measureText(text).width
      },
    })
    canvas.width = POSTER_WIDTH
    canvas.height = layout.height
    const colour = (tone: Tone) => style.getPropertyValue(`--${tone}`).trim()
    pen.fillStyle = colour('sheet')
    pen.fillRect(0, 0, POSTER_WIDTH, layout.height)
    for (const part of layout.parts) paintPart(pen, part, { url, picture, colour, fontOf })
    const drawn = canvas.toDataURL('image/png')
    return drawn.startsWith('data:image/png') ? drawn : null
  } catch {
    // A picture from elsewhere, or no memory for one of this size.
    return null
  } finally {
    // Phones give the memory of a canvas back late.
    canvas.width = 0
    canvas.height = 0
  }
}

interface Paints {
  readonly url: string
  readonly picture: HTMLImageElement | null
  readonly colour: (tone: Tone) => string
  readonly fontOf: (size: number, isStrong: boolean) => string
}

function paintPart(pen: CanvasRenderingContext2D, part: PosterPart, { url, picture, colour, fontOf }: Paints): void {
  const { x, y } = part
  if (part.kind === 'text') {
    pen.fillStyle = colour(part.tone)
    pen.font = fontOf(part.size, part.isStrong)
    pen.textAlign = part.align
    pen.fillText(part.text, x, y, part.maxWidth)
  } else if (part.kind === 'code') paintCode(pen, url, part)
  else if (part.kind === 'picture') {
    if (picture !== null) paintPicture(pen, picture, part)
  } else {
    pen.fillStyle = part.kind === 'box' ? colour(part.tone) : part.colour
    pen.fillRect(x, y, part.width, part.height)
  }
}

/** Fills the area and is cut at its edges. */
function paintPicture(pen: CanvasRenderingContext2D, picture: HTMLImageElement, { x, y, width, height }: Area): void {
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.max(width / naturalWidth, height / naturalHeight)
  const [cutWidth, cutHeight] = [width / scale, height / scale]
  const [left, top] = [(naturalWidth - cutWidth) / 2, (naturalHeight - cutHeight) / 2]
  pen.drawImage(picture, left, top, cutWidth, cutHeight, x, y, width, height)
}

function loadPicture(url: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const picture = new Image()
    const leave = (loaded: HTMLImageElement | null) => {
      clearTimeout(timer)
      resolve(loaded)
    }
    const timer = setTimeout(() => leave(null), PICTURE_WITHIN_MS)
    // A picture of another origin without CORS fails to load, instead of tainting the canvas.
    picture.crossOrigin = 'anonymous'
    picture.addEventListener('load', () => leave(picture.naturalWidth > 0 ? picture : null))
    picture.addEventListener('error', () => leave(null))
    picture.src = url
  })
}
