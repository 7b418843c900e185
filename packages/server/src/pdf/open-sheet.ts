import PDFDocument from 'pdfkit'
import { FONTS } from './font-names.ts'
import { openFont } from './fonts.ts'

/** Where a document is drawn on. Measures are PDF points, from the top left. */
export type Sheet = PDFKit.PDFDocument

interface SheetSize {
  readonly width: number
  readonly height: number
  readonly margin: number
}

export const PAGE = { width: 595.28, height: 841.89, margin: 56 } as const
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin
export const TEXT_BOTTOM = PAGE.height - PAGE.margin

/** An empty sheet. Of the faces only the letters that are used end up in the file. */
export function openSheet(title: string, madeAt: number, { width, height, margin }: SheetSize = PAGE): Sheet {
  const sheet = new PDFDocument({
    size: [width, height],
    margin,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: title, Author: '店渡', Creator: '店渡', CreationDate: new Date(madeAt), ModDate: new Date(madeAt) },
  })
  for (const font of [FONTS.plain, FONTS.strong])
    sheet.registerFont(font, openFont(font) as unknown as PDFKit.Mixins.PDFFontSource)
  return sheet
}

/** The bytes of the file, once nothing more is drawn. */
export function closeSheet(sheet: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    sheet.on('data', (chunk: Buffer) => void chunks.push(chunk))
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
    sheet.end()
  })
}

/** Begins another page where so much no longer fits on this one. */
export function keepTogether(sheet: Sheet, height: number): void {
  if (sheet.y + height > TEXT_BOTTOM) sheet.addPage()
}
