import { platformOf } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import type { PicturedShop } from './pictures/pictured-shop.ts'
import { PALETTE, picture, rect, shorten, text } from './pictures/svg.ts'

/** Three ratings as bars, the points, the day. */
export function renderRatings(shop: PicturedShop): string {
  const { described, service, delivery } = shop.figures.ratings.value
  const { general, severe, counterfeit } = shop.figures.violations.value
  const rows = [
    ['描述相符', described],
    ['服务态度', service],
    ['物流服务', delivery],
  ] as const
  const points = [
    ['一般违规', general],
    ['严重违规', severe],
    ['售假违规', counterfeit],
  ] as const
  return picture(`${shop.title} 店铺评分`, [
    rect(40, 40, 720, 520, PALETTE.sheet, 12),
    text(76, 100, '店铺动态评分', { size: 30, isBold: true }),
    text(724, 100, `${platformOf(shop.platform).name.zh} · ${shorten(shop.level, 14)}`, {
      size: 20,
      fill: PALETTE.quiet,
      anchor: 'end',
    }),
    rect(76, 124, 648, 2, PALETTE.line),
    ...rows.flatMap(([name, value], at) => bar(name, value, 184 + at * 76)),
    rect(76, 390, 648, 2, PALETTE.line),
    ...points.flatMap(([name, value], at) => [
      text(76 + at * 226, 440, name, { size: 20, fill: PALETTE.quiet }),
      text(76 + at * 226, 482, `${value} 分`, {
        size: 30,
        fill: value === 0 ? PALETTE.ferry : PALETTE.price,
        isBold: true,
      }),
    ]),
    text(76, 532, `数据截至 ${formatTime(shop.figures.ratings.at, 'yyyy年mm月dd日')}`, {
      size: 18,
      fill: PALETTE.quiet,
    }),
  ])
}

/** Ratings live between 4 and 5: the bar shows that part, the number says it exactly. */
function bar(name: string, value: number, y: number): readonly string[] {
  const width = Math.round(Math.max(0.04, Math.min(1, value - 4)) * 380)
  return [
    text(76, y + 8, name, { size: 22 }),
    rect(196, y - 8, 380, 16, PALETTE.line, 8),
    rect(196, y - 8, width, 16, PALETTE.ferry, 8),
    text(724, y + 12, value.toFixed(2), { size: 30, anchor: 'end', isBold: true }),
  ]
}
