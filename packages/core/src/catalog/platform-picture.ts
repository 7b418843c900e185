/** What a platform's pictures are drawn from. */
export interface TileMessages {
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
export function platformPicture({ text, hue, width, height }: TileMessages): string {
  const letterPx = Math.round(Math.min(height * 0.55, (width * 0.8) / text.length))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" rx="${Math.round(height / 5)}" fill="hsl(${hue},70%,92%)"/>` +
    `<text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-family="sans-serif" font-weight="600" ` +
    `font-size="${letterPx}" fill="hsl(${hue},60%,25%)">${text}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
