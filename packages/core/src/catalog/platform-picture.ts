import type { Platform } from './platform.ts'

/**
 * A platform's letter tile as addresses of pictures (spec §3), for pages that do not draw it themselves: wide with the
 * name, 32 px, 96 px. Apart from the platforms, which every first page needs.
 */
export const platformPictures = ({ name, mark, hue }: Platform) => ({
  image: platformPicture({ text: name.zh, hue, width: 240, height: 96 }),
  icon: platformPicture({ text: mark, hue, width: 32, height: 32 }),
  bigIcon: platformPicture({ text: mark, hue, width: 96, height: 96 }),
})

/** The source of a platform's pictures. */
interface TileMessages {
  readonly text: string
  /** Degrees on the colour wheel. */
  readonly hue: number
  readonly width: number
  readonly height: number
}

/**
 * A letter tile of our own, as an address that asks no server for anything. No platform's logo is used. Dark letters on
 * a light ground of the same hue: they can be told apart for every hue.
 */
function platformPicture({ text, hue, width, height }: TileMessages): string {
  const letterPx = Math.round(Math.min(height * 0.55, (width * 0.8) / text.length))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" rx="${Math.round(height / 5)}" fill="hsl(${hue},70%,92%)"/>` +
    `<text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-family="sans-serif" font-weight="600" ` +
    `font-size="${letterPx}" fill="hsl(${hue},60%,25%)">${text}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
