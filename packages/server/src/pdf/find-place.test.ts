import { describe, expect, it } from 'vitest'
import { renderPdf } from './render-pdf.ts'
import { findPlace } from './find-place.ts'
import type { Block, PdfContent } from './pdf-content.ts'

const PLACES: Block = {
  kind: 'places',
  places: [
    { name: 'seller', label: '甲方签署' },
    { name: 'buyer', label: '乙方签署' },
    { name: 'house', label: '丙方签章' },
  ],
}
const paper = (...blocks: readonly Block[]): PdfContent => ({
  title: '网店转让合同',
  subtitle: '编号 DDHT0001',
  madeAt: 1_700_000_000_000,
  blocks,
})

describe('A place on a document', () => {
  it('is found on its page, in points from the top left', async () => {
    const pdf = await renderPdf(paper(PLACES))
    const [seller, buyer, operator] = ['seller', 'buyer', 'house'].map((name) => findPlace(pdf, name))
    expect(seller).toMatchObject({ page: 1, x: 56, width: 234, height: 104 })
    expect(buyer).toMatchObject({ page: 1, y: seller?.y })
    expect(buyer?.x).toBeCloseTo(595.28 - 56 - 234)
    expect(operator).toMatchObject({ page: 1, x: 56 })
    expect(operator?.y).toBeGreaterThan((seller?.y ?? 0) + 104)
  })

  it('is found on a later page too, and one that the document does not have is none', async () => {
    const long: Block = { kind: 'paragraph', text: '一句话说完。'.repeat(900) }
    const pdf = await renderPdf(paper(long, PLACES, long))
    const { page, y } = findPlace(pdf, 'seller')
    expect(page).toBeGreaterThan(1)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(842)
    expect(() => findPlace(pdf, 'nobody')).toThrow('no place named nobody')
  })
})
