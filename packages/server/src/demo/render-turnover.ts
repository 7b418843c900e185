import { shortMoney } from '@diandu/core/format'
import type { PicturedShop } from './pictures/pictured-shop.ts'
import { PALETTE, picture, rect, text } from './pictures/svg.ts'

const FLOOR = 460
const TALLEST = 260

/** Six months of turnover as bars with their numbers. */
export function renderTurnover(shop: PicturedShop): string {
  const months = shop.figures.turnoverByMonth.value
  const max = Math.max(1, ...months.map(({ turnoverFen }) => turnoverFen))
  const step = 648 / Math.max(1, months.length)
  return picture(`${shop.title} 近半年成交`, [
    rect(40, 40, 720, 520, PALETTE.sheet, 12),
    text(76, 100, '近半年成交额', { size: 30, isBold: true }),
    rect(76, 124, 648, 2, PALETTE.line),
    ...months.flatMap(({ month, turnoverFen }, at) => {
      const height = Math.round((turnoverFen / max) * TALLEST)
      const middle = Math.round(76 + step * (at + 0.5))
      return [
        rect(middle - 30, FLOOR - height, 60, height, at === months.length - 1 ? PALETTE.ferry : PALETTE.wash, 4),
        text(middle, FLOOR - height - 14, shortMoney(turnoverFen, 'zh-CN'), { size: 18, anchor: 'middle' }),
        text(middle, FLOOR + 34, `${Number(month.slice(5))}月`, { size: 20, fill: PALETTE.quiet, anchor: 'middle' }),
      ]
    }),
    rect(76, FLOOR, 648, 2, PALETTE.line),
  ])
}
