import { hexToRgb } from '../../format/index.ts'
import type { Bank } from './bank.ts'

/** Light enough for white letters on a card, and dark enough to be read on its own light ground. */
const COLOURS: Readonly<Record<string, string>> = {
  'bank-red': '#b3261e',
  'bank-blue': '#1f5fae',
  'bank-green': '#1d7a4b',
  'bank-purple': '#6a3fa0',
  'bank-orange': '#b35309',
  'bank-grey': '#5f6368',
}

/** A bank's card and its tile (spec §3) as addresses of pictures. Drawings of our own: no bank's sign is used. */
export function bankPictures({ colourClass, image, logo, iconCode, shortName }: Bank) {
  const rgb = hexToRgb(COLOURS[colourClass] ?? '#5f6368')
  return {
    image: picture(
      image,
      [160, 100],
      `<rect width="100%" height="100%" rx="10" fill="rgb(${rgb})"/>` +
        `<text x="16" y="34" font-family="sans-serif" font-size="20" fill="rgb(255,255,255)">${shortName.zh}</text>`,
    ),
    logo: picture(
      logo,
      [36, 36],
      `<rect width="100%" height="100%" rx="8" fill="rgba(${rgb},0.14)"/>` +
        `<text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-family="sans-serif" font-weight="600" ` +
        `font-size="19" fill="rgb(${rgb})">${iconCode}</text>`,
    ),
  }
}

const picture = (id: string, [width, height]: readonly [number, number], drawn: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" width="${width}" height="${height}">${drawn}</svg>`,
  )}`
