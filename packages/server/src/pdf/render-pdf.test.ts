import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { countPages, renderPage } from './render-pages.ts'
import { renderPdf } from './render-pdf.ts'
import type { Block, PdfContent } from './pdf-content.ts'
import { runPoppler, hasPoppler } from './testing/poppler.ts'

const paper = (...blocks: readonly Block[]): PdfContent => ({
  title: '网店转让合同',
  subtitle: '编号 DDHT0001',
  madeAt: 1_700_000_000_000,
  blocks,
})
const textOf = (pdf: Uint8Array): string => runPoppler('pdftotext', pdf, ['-layout'], ['-'])
const plain = (text: string): string => text.replaceAll(/\s/g, '')

const COLUMNS = [
  { label: '时间', share: 2 },
  { label: '项目', share: 3 },
  { label: '金额', share: 1, align: 'right' },
] as const

it('Poppler’s tools are here, or are missed where they must not be (PAP-1)', () => {
  // On a machine of one's own the comparison is skipped below, by name; in CI it may not be.
  expect(hasPoppler() || process.env['CI'] === undefined).toBe(true)
})

describe.skipIf(!hasPoppler())(
  hasPoppler() ? 'A paper' : 'A paper: skipped, there is no Poppler on this machine',
  () => {
    it('a document keeps Chinese as text, with rare names and figures (PAP-1)', async () => {
      const names = '甲方 喆堃淼镕䶮，价款 ¥123,456.00（大写）壹拾贰万叁仟肆佰伍拾陆元整'
      const pdf = await renderPdf(
        paper(
          { kind: 'heading', text: '第一条　标的' },
          { kind: 'paragraph', text: names },
          { kind: 'note', text: '细则' },
        ),
      )
      const text = plain(textOf(pdf))
      for (const part of ['网店转让合同', '编号DDHT0001', '第一条标的', plain(names), '细则'])
        expect(text).toContain(part)
    })

    it('a document is the same bytes for the same content, and others for another', async () => {
      const one = paper({ kind: 'paragraph', text: '同一份' })
      const [first, second, other] = [
        await renderPdf(one),
        await renderPdf(one),
        await renderPdf({ ...one, madeAt: one.madeAt + 1000 }),
      ]
      expect(first.equals(second)).toBe(true)
      expect(first.equals(other)).toBe(false)
    })

    it('a document is the same bytes whatever was rendered before it, characters with one outline among it', async () => {
      const [one, alike] = ['一人', '⼀⼈'].map((text) => paper({ kind: 'paragraph', text }))
      if (one === undefined || alike === undefined) throw new Error('Two papers were made')
      const first = await renderPdf(one)
      expect(plain(textOf(await renderPdf(alike)))).toContain('⼀⼈')
      expect(first.equals(await renderPdf(one))).toBe(true)
    })

    it('a document goes on over pages and loses nothing (PAP-1)', async () => {
      const rows = Array.from({ length: 90 }, (_, index) => [
        `2026-03-11 12:${index}`,
        `第${index}笔 充值到账 `.repeat(3),
        `${index},000.00`,
      ])
      const words = Array.from({ length: 120 }, (_, index) => `第${index}句话说完。`).join('')
      const pdf = await renderPdf(
        paper(
          { kind: 'table', columns: COLUMNS, rows },
          { kind: 'figures', rows: [['说明', words]] },
          { kind: 'paragraph', text: words },
        ),
      )
      const text = plain(textOf(pdf))
      for (const index of rows.keys()) expect(text).toContain(`${index},000.00`)
      for (let index = 0; index < 120; index += 1) expect(text.split(`第${index}句`)).toHaveLength(3)
      const pages = Number(/第1页，共(\d+)页/.exec(text)?.[1])
      expect(pages).toBeGreaterThan(2)
      expect(text).toContain(`第${pages}页，共${pages}页`)
      expect(text.split('时间').length - 1).toBeGreaterThan(1)
    })

    it('a document brings only the letters that it uses', async () => {
      const pdf = await renderPdf(paper({ kind: 'paragraph', text: '一二三' }))
      expect(pdf.length).toBeLessThan(120_000)
      for (const line of runPoppler('pdffonts', pdf).trim().split('\n').slice(2))
        expect(line).toMatch(/NotoSansHans.*yes yes yes/)
    })

    it('a document has places that are empty fields until they are signed', async () => {
      const places = [
        { name: 'seller', label: '甲方' },
        { name: 'buyer', label: '乙方' },
        { name: 'house', label: '见证方' },
      ]
      const signatures = runPoppler('pdfsig', await renderPdf(paper({ kind: 'places', places })))
      expect(signatures.match(/Signature Field Name: \w+/g)).toEqual(
        places.map(({ name }) => `Signature Field Name: ${name}`),
      )
      expect(signatures.match(/is not signed/g)).toHaveLength(3)
    })
  },
)

describe('A page', () => {
  it('is rendered from the file, as many as there are', async () => {
    const pdf = await renderPdf(
      paper({ kind: 'table', columns: COLUMNS, rows: Array.from({ length: 50 }, () => ['一', '二', '三']) }),
    )
    const pages = await countPages(pdf)
    expect(pages).toBe(2)
    const pictures = await Promise.all(Array.from({ length: pages }, (_, index) => renderPage(pdf, index + 1)))
    const decoded = pictures.map((picture) => decode(picture ?? new Uint8Array()))
    for (const { width, height } of decoded)
      expect([width, height / width]).toEqual([1080, expect.closeTo(Math.SQRT2, 2)])
    // A page with ink on it is neither white nor black altogether.
    for (const { data } of decoded) expect(new Set(data).size).toBeGreaterThan(50)
    expect(Buffer.from(pictures[0] ?? []).equals(Buffer.from(pictures[1] ?? []))).toBe(false)
  })

  it.each([0, 2, -1, 1.5, Number.NaN])('%s of one is none', async (number) => {
    expect(await renderPage(await renderPdf(paper({ kind: 'note', text: '一页' })), number)).toBeUndefined()
  })
})
