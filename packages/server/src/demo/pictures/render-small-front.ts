import { INDUSTRIES, platformOf } from '@diandu/core/catalog'
import { seededDice } from '../dice.ts'
import type { PicturedShop } from './pictured-shop.ts'
import { storefrontHue } from './render-storefront.ts'
import { circle, PALETTE, rect, smallPicture, text, tint } from './svg.ts'

/** The storefront as a list shows it, a finger wide: its colours, what it sells, and three things of it. */
export function renderSmallFront(shop: PicturedShop): string {
  const { hue, seed } = storefrontHue(shop)
  const dice = seededDice(seed)
  const thing = (x: number) => {
    const shade = tint((hue + dice.between(-30, 60) + 360) % 360, dice.between(58, 74), 28)
    const shape = dice.pick([
      circle(x + 26, 106, 13, shade),
      rect(x + 14, 93, 24, 26, shade, 4),
      `<path d="M${x + 26} 92l15 28h-30z" fill="${shade}"/>`,
    ])
    return rect(x, 86, 52, 48, PALETTE.sheet, 4) + shape
  }
  return smallPicture([
    rect(0, 0, 192, 22, PALETTE.sheet),
    circle(16, 11, 7, tint(hue, 38)),
    text(16, 15, platformOf(shop.platform).mark.slice(0, 1), {
      size: 9,
      fill: '#FFFFFF',
      anchor: 'middle',
      isBold: true,
    }),
    rect(28, 8, 60, 6, PALETTE.line, 3),
    rect(8, 28, 176, 52, tint(hue, 88), 4),
    circle(158, 54, 18, tint(hue, 76)),
    circle(174, 66, 9, tint((hue + 40) % 360, 70)),
    text(18, 60, INDUSTRIES[shop.industry].zh, { size: 20, fill: tint(hue, 24), isBold: true }),
    ...[8, 70, 132].map(thing),
  ])
}
