import { PHOTO_HEIGHT, PHOTO_WIDTH } from './shop-photos.ts'

/** The platform's paper and ink; a picture looks the same by day and by night, like a photograph. */
export const PALETTE = {
  paper: '#F7F5F2',
  sheet: '#FFFFFF',
  ink: '#16222C',
  quiet: '#5B6670',
  line: '#E5E0D8',
  ferry: '#0B6E69',
  wash: '#E3F1EF',
  price: '#C2381A',
  amber: '#F0C068',
} as const

const FONT_FAMILY = 'PingFang SC, HarmonyOS Sans, Noto Sans CJK SC, Microsoft YaHei, sans-serif'

/**
 * Everything is drawn with attributes: a picture carries no styles and no scripts, and may be shown under the strictest
 * policy.
 */
export function picture(label: string, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PHOTO_WIDTH} ${PHOTO_HEIGHT}" width="${PHOTO_WIDTH}" height="${PHOTO_HEIGHT}" role="img" font-family="${FONT_FAMILY}">`,
    `<title>${escapeXml(label)}</title>`,
    rect(0, 0, PHOTO_WIDTH, PHOTO_HEIGHT, PALETTE.paper),
    ...parts,
    '</svg>',
  ].join('')
}

/** A picture of a list, which a text beside it names. */
export const smallPicture = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 144" width="192" height="144" font-family="${FONT_FAMILY}">${rect(0, 0, 192, 144, PALETTE.paper)}${parts.join('')}</svg>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius === 0 ? '' : ` rx="${radius}"`} fill="${fill}"${more}/>`

interface Lettering {
  readonly size?: number
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly isBold?: boolean
}

export function text(
  x: number,
  y: number,
  attributes: string,
  { size = 24, fill = PALETTE.ink, anchor = 'start', isBold = false }: Lettering = {},
): string {
  const where = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${where}${isBold ? ' font-weight="600"' : ''}>${escapeXml(attributes)}</text>`
}

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more}/>`

/** Drops characters that XML cannot hold. */
function escapeXml(attributes: string): string {
  return (
    attributes
      // oxlint-disable-next-line no-control-regex -- these are the characters that no XML document may hold
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/gu, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
  )
}

/** The beginning of a text that has to fit in a line. */
export const shorten = (attributes: string, max: number): string => {
  const letters = [...attributes]
  return letters.length <= max ? attributes : `${letters.slice(0, max - 1).join('')}…`
}

/** A calm colour of one hue, mixed here because the oldest viewers know no other notation than this. */
export const tint = (hue: number, lightness: number, saturation = 34): string =>
  `hsl(${hue}, ${saturation}%, ${lightness}%)`
