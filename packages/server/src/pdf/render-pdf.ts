import { printedText } from '@diandu/core/input'
import { renderFigures, renderHeading, renderNote, renderParagraph, renderTitle } from './render-text.ts'
import { renderPlaces, type RenderedPlace } from './render-places.ts'
import { renderTable } from './tables/render-table.ts'
import { FONTS } from './font-names.ts'
import { closeSheet, openSheet, PAGE, TEXT_WIDTH, type Sheet } from './open-sheet.ts'
import type { Block, PdfContent } from './pdf-content.ts'

/** A document as the bytes of a PDF: A4, Chinese letters embedded, the same bytes for the same content. */
export async function renderPdf(paper: PdfContent): Promise<Buffer> {
  const sheet = openSheet(paper.title, paper.madeAt)
  const places: RenderedPlace[] = []
  renderTitle(sheet, paper.title, paper.subtitle)
  for (const block of paper.blocks) places.push(...renderBlock(sheet, printedBlock(block)))
  renderFooters(sheet, paper)
  if (places.length > 0) declareForm(sheet, places)
  return closeSheet(sheet)
}

function renderBlock(sheet: Sheet, block: Block): readonly RenderedPlace[] {
  switch (block.kind) {
    case 'heading':
      renderHeading(sheet, block.text)
      return []
    case 'paragraph':
      renderParagraph(sheet, block.text)
      return []
    case 'note':
      renderNote(sheet, block.text)
      return []
    case 'figures':
      renderFigures(sheet, block.rows)
      return []
    case 'table':
      renderTable(sheet, block.columns, block.rows)
      return []
    case 'places':
      return renderPlaces(sheet, block.places)
  }
}

/** With nothing in it that the fonts do not have. */
function printedBlock(block: Block): Block {
  switch (block.kind) {
    case 'figures':
      return { ...block, rows: block.rows.map(([label, value]) => [printedText(label), printedText(value)] as const) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(printedText)) }
    case 'places':
      return block
    default:
      return { ...block, text: printedText(block.text) }
  }
}

const FOOT_Y = PAGE.height - 40

function renderFooters(sheet: Sheet, { title, subtitle }: PdfContent): void {
  const { count } = sheet.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(page)
    // A foot is below the margin, where text would begin another page.
    sheet.page.margins.bottom = 0
    sheet.font(FONTS.plain, 8).fillColor('#5B6670')
    sheet.text(`${title}　${subtitle}`, PAGE.margin, FOOT_Y, { width: TEXT_WIDTH, lineBreak: false })
    sheet.text(`第 ${page + 1} 页，共 ${count} 页`, PAGE.margin, FOOT_Y, {
      width: TEXT_WIDTH,
      align: 'right',
      lineBreak: false,
    })
  }
}

interface Catalogue {
  readonly _root: {
    readonly data: {
      readonly AcroForm: {
        readonly data: { Fields: readonly RenderedPlace[]; SigFlags?: number; NeedAppearances?: boolean }
      }
    }
  }
}

/**
 * The library knows forms but no fields for signatures; what it would say of other fields would have readers redraw
 * them.
 */
function declareForm(sheet: Sheet, places: readonly RenderedPlace[]): void {
  const SIGNATURES_EXIST_AND_APPEND_ONLY = 3
  sheet.initForm()
  const form = (sheet as unknown as Catalogue)._root.data.AcroForm.data
  delete form.NeedAppearances
  form.Fields = places
  form.SigFlags = SIGNATURES_EXIST_AND_APPEND_ONLY
}
