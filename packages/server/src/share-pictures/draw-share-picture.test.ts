import { decode } from 'fast-png'
import { expect, it } from 'vitest'
import { drawSharePicture } from './index.ts'
import type { SharePicture } from './share-picture.ts'

const SHOP: SharePicture = {
  kicker: '店渡 · 网店转让',
  title: '天猫女装旗舰店 · R标 · 一般纳税人',
  mark: { label: '天猫', hue: 0 },
  amount: '¥28.5万',
  isPrice: true,
  note: '降 ¥2万',
  figures: [
    { label: '月销', value: '¥12.3万' },
    { label: '开店', value: '8 年' },
    { label: '扣分', value: '0' },
  ],
  columns: { label: '近 6 个月营业额', values: [1, 3, 2, 5, 4, 6] },
  rows: [],
  foot: '浙江 · 平台过户 · 平台导出',
}

/** The pixels of a part of a picture that are not paper. */
async function inked(picture: SharePicture, [left, top, right, bottom]: readonly [number, number, number, number]) {
  const { width, height, data, channels, palette } = decode(await drawSharePicture(picture))
  expect([width, height]).toEqual([1200, 630])
  const paper = [0xf7, 0xf5, 0xf2]
  let count = 0
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * channels
      const rgb = palette === undefined ? [...data.subarray(at, at + 3)] : (palette[data[at] ?? 0] ?? [])
      if (rgb.some((value, channel) => Math.abs(value - (paper[channel] ?? 0)) > 4)) count += 1
    }
  return count
}

it('is a picture of 1200 by 630 with a title, an amount, figures and columns (RET-10)', async () => {
  for (const part of [
    [212, 112, 1128, 240],
    [72, 258, 500, 380],
    [72, 412, 800, 510],
    [820, 290, 1128, 480],
  ] as const)
    expect(await inked(SHOP, part)).toBeGreaterThan(500)
})

it('the longest texts stay within its edges (RET-10)', async () => {
  const long = '很长的名字'.repeat(40)
  const full: SharePicture = {
    ...SHOP,
    kicker: long,
    title: `${long} ${'Long words '.repeat(40)}`,
    note: long,
    foot: long,
    figures: SHOP.figures.map(() => ({ label: long, value: long })),
  }
  expect(await inked(full, [1132, 14, 1200, 630])).toBe(0)
  expect(await inked(full, [0, 14, 68, 630])).toBe(0)
  const { columns: _columns, ...list } = full
  const rows = [1, 2, 3].map(() => ({ label: long, value: '¥28.5万' }))
  expect(await inked({ ...list, isPrice: false, figures: [], rows }, [1132, 14, 1200, 630])).toBe(0)
})

it('a picture of nothing but a name is drawn, too', async () => {
  const bare = { kicker: '', title: '\u0000😀', amount: '', isPrice: false, figures: [], rows: [], foot: '' }
  expect(await inked({ ...bare, columns: { label: '', values: [0, 0, 0] } }, [0, 0, 1200, 12])).toBe(1200 * 12)
})
