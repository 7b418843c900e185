import { INDUSTRIES, PROVINCES, SHOP_KINDS, TAXPAYER_KINDS, TRADEMARK_STATES } from '@diandu/core/catalog'
import { formatTime, shortMoney } from '@diandu/core/format'
import type { PicturedShop } from './pictured-shop.ts'
import { circle, PALETTE, picture, rect, shorten, text } from './svg.ts'

/** A sheet with what the documents say, framed like one and plainly none: no emblem, no number, "样张" across it. */
export function renderLicence(shop: PicturedShop): string {
  const { trademark, registeredCapitalFen, openedOn, taxpayer } = shop.figures
  const mark = trademark.value
  const rows = [
    [
      '经营主体',
      shop.kind === 'personal'
        ? '个人经营者'
        : shorten(mark.holder === '' ? `${PROVINCES[shop.province].zh}某公司` : mark.holder, 18),
    ],
    ['店铺类型', SHOP_KINDS[shop.kind].zh],
    ['主营类目', INDUSTRIES[shop.industry].zh],
    ['注册资本', registeredCapitalFen.value === 0 ? '—' : shortMoney(registeredCapitalFen.value, 'zh-CN')],
    ['纳税身份', TAXPAYER_KINDS[taxpayer.value].zh],
    [
      '商标',
      mark.state === 'none' ? TRADEMARK_STATES.none.zh : `${TRADEMARK_STATES[mark.state].zh}，第 ${mark.niceClass} 类`,
    ],
    ['开店日期', openedOn.value],
  ] as const
  return picture(`${shop.title} 资质信息`, [
    rect(48, 36, 704, 528, PALETTE.sheet, 4, ` stroke="${PALETTE.ferry}" stroke-width="3"`),
    rect(60, 48, 680, 504, 'none', 2, ` stroke="${PALETTE.amber}" stroke-width="1.5"`),
    text(400, 116, '店铺资质信息', { size: 36, anchor: 'middle', isBold: true }),
    rect(340, 134, 120, 3, PALETTE.amber),
    ...rows.flatMap(([name, value], at) => [
      text(112, 190 + at * 48, name, { size: 22, fill: PALETTE.quiet }),
      text(236, 190 + at * 48, value, { size: 22 }),
    ]),
    `<g transform="rotate(-14 620 420)" opacity="0.75">`,
    circle(620, 420, 74, 'none', ` stroke="${PALETTE.ferry}" stroke-width="4"`),
    circle(620, 420, 62, 'none', ` stroke="${PALETTE.ferry}" stroke-width="1.5"`),
    text(620, 432, '样张', { size: 36, fill: PALETTE.ferry, anchor: 'middle', isBold: true }),
    '</g>',
    text(688, 528, formatTime(trademark.at, 'yyyy年mm月dd日'), { size: 18, fill: PALETTE.quiet, anchor: 'end' }),
  ])
}
