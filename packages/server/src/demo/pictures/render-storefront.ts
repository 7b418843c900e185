import { INDUSTRIES, platformOf, SHOP_KINDS } from '@diandu/core/catalog'
import { shortenNumber } from '@diandu/core/format'
import { seededDice, type Dice } from '../dice.ts'
import type { PicturedShop } from './pictured-shop.ts'
import { circle, PALETTE, picture, rect, shorten, text, tint } from './svg.ts'

/** The shop's own first page, as it looks on a wide screen: sign, banner, shelves. */
export function renderStorefront(shop: PicturedShop): string {
  const { hue, seed } = storefrontHue(shop)
  const dice = seededDice(seed)
  const what = INDUSTRIES[shop.industry].zh
  const shelves = Array.from({ length: 8 }, (_, at) =>
    goods(dice, hue, 40 + (at % 4) * 184, 318 + Math.floor(at / 4) * 142),
  )
  return picture(`${shop.title} 店铺首页`, [
    rect(0, 0, 800, 72, PALETTE.sheet),
    circle(64, 36, 22, tint(hue, 38)),
    text(64, 44, platformOf(shop.platform).mark.slice(0, 1), {
      size: 22,
      fill: '#FFFFFF',
      anchor: 'middle',
      isBold: true,
    }),
    text(102, 34, shorten(`${what}${SHOP_KINDS[shop.kind].zh}`, 14), { size: 22, isBold: true }),
    text(102, 58, `粉丝 ${shortenNumber(shop.figures.fans.value)}`, { size: 16, fill: PALETTE.quiet }),
    rect(650, 18, 110, 36, 'none', 18, ` stroke="${tint(hue, 38)}" stroke-width="2"`),
    text(705, 43, '关注', { size: 18, fill: tint(hue, 34), anchor: 'middle' }),
    rect(40, 92, 720, 196, tint(hue, 88), 12),
    circle(628, 190, 74, tint(hue, 76)),
    circle(690, 230, 42, tint((hue + 40) % 360, 70)),
    text(76, 178, what, { size: 44, fill: tint(hue, 24), isBold: true }),
    text(76, 222, '新品上架 · 老客专享', { size: 22, fill: tint(hue, 30) }),
    rect(76, 240, 96, 4, tint(hue, 38)),
    ...shelves,
  ])
}

/** The colour of a storefront, and what decides the rest of it. */
export function storefrontHue({ id, platform }: PicturedShop): { readonly hue: number; readonly seed: number } {
  const seed = [...id].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
  return { seed, hue: (platformOf(platform).hue + (seed % 49) - 24 + 360) % 360 }
}

/** One thing on a shelf: a shape for its picture, two lines for its name, a price. */
function goods(dice: Dice, hue: number, x: number, y: number): string {
  const shade = tint((hue + dice.between(-30, 60) + 360) % 360, dice.between(58, 74), 28)
  const shape = dice.pick([
    circle(x + 84, y + 44, 28, shade),
    rect(x + 58, y + 16, 52, 56, shade, 8),
    `<path d="M${x + 84} ${y + 14}l30 58h-60z" fill="${shade}"/>`,
    rect(x + 50, y + 28, 68, 34, shade, 17),
  ])
  return [
    rect(x, y, 168, 128, PALETTE.sheet, 8),
    shape,
    rect(x + 12, y + 88, dice.between(84, 140), 8, PALETTE.line, 4),
    text(x + 12, y + 118, `¥${dice.between(19, 399)}`, { size: 18, fill: PALETTE.price, isBold: true }),
  ].join('')
}
