import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium'
import { writePng } from './write-png.ts'

/** Wide enough for the sharpest phones, at their own width. */
const WIDTH_PX = 1080

let coming: Promise<PDFiumLibrary> | undefined
const library = (): Promise<PDFiumLibrary> => (coming ??= PDFiumLibrary.init())

/** How many pages a PDF has. */
export const countPages = (pdf: Uint8Array): Promise<number> =>
  withDocument(pdf, async (document) => document.getPageCount())

/**
 * A page as a picture (PNG), rendered from the file itself, what was signed on it included; undefined where there is no
 * such page. The first page is 1.
 */
export function renderPage(pdf: Uint8Array, number: number, widthPx = WIDTH_PX): Promise<Uint8Array | undefined> {
  return withDocument(pdf, async (document) => {
    if (!Number.isInteger(number) || number < 1 || number > document.getPageCount()) return undefined
    const page = document.getPage(number - 1)
    const { originalWidth } = page.getOriginalSize()
    const { width, height, data } = await page.render({
      scale: widthPx / Math.floor(originalWidth),
      render: 'bitmap',
      renderFormFields: true,
    })
    return writePng({ width, height, rgba: data })
  })
}

async function withDocument<T>(pdf: Uint8Array, read: (document: PDFiumDocument) => Promise<T>): Promise<T> {
  const document = await (await library()).loadDocument(pdf)
  try {
    return await read(document)
  } finally {
    document.destroy()
  }
}
