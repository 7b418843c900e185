import { drawFigures, drawHeading, drawNote, drawParagraph, drawTitle } from './draw-text.ts'
import { drawPlaces, type DrawnPlace } from './draw-places.ts'
import { drawTable } from './draw-table.ts'
import { closeSheet, FACES, openSheet, PAGE, TEXT_WIDTH, type Sheet } from './open-sheet.ts'
import type { Block, Paper } from './paper.ts'

/** A paper as the bytes of a PDF: A4, Chinese letters embedded, the same bytes for the same paper. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const sheet = openSheet(paper.title, paper.madeAt)
  const places: DrawnPlace[] = []
  drawTitle(sheet, paper.title, paper.subtitle)
  for (const block of paper.blocks) places.push(...drawBlock(sheet, block))
  drawFeet(sheet, paper)
  if (places.length > 0) declareForm(sheet, places)
  return closeSheet(sheet)
}

function drawBlock(sheet: Sheet, block: Block): readonly DrawnPlace[] {
  switch (block.kind) {
    case 'heading':
      drawHeading(sheet, block.text)
      return []
    case 'paragraph':
      drawParagraph(sheet, block.text)
      return []
    case 'note':
      drawNote(sheet, block.text)
      return []
    case 'figures':
      drawFigures(sheet, block.rows)
      return []
    case 'table':
      drawTable(sheet, block.columns, block.rows)
      return []
    case 'places':
      return drawPlaces(sheet, block.places)
  }
}

const FOOT_Y = PAGE.height - 40

function drawFeet(sheet: Sheet, { title, subtitle }: Paper): void {
  const { count } = sheet.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(page)
    // A foot stands below the margin, where text would begin another page.
    sheet.page.margins.bottom = 0
    sheet.font(FACES.plain, 8).fillColor('#5B6670')
    sheet.text(`${title}　${subtitle}`, PAGE.margin, FOOT_Y, { width: TEXT_WIDTH, lineBreak: false })
    sheet.text(`第 ${page + 1} 页，共 ${count} 页`, PAGE.margin, FOOT_Y, { width: TEXT_WIDTH, align: 'right', lineBreak: false })
  }
}

interface Catalogue {
  readonly _root: { readonly data: { readonly AcroForm: { readonly data: { Fields: readonly DrawnPlace[]; SigFlags?: number; NeedAppearances?: boolean } } } }
}

/** The library knows forms but no fields for signatures; what it would say of other fields would have readers redraw them. */
function declareForm(sheet: Sheet, places: readonly DrawnPlace[]): void {
  const SIGNATURES_EXIST_AND_APPEND_ONLY = 3
  sheet.initForm()
  const form = (sheet as unknown as Catalogue)._root.data.AcroForm.data
  delete form.NeedAppearances
  form.Fields = places
  form.SigFlags = SIGNATURES_EXIST_AND_APPEND_ONLY
}
