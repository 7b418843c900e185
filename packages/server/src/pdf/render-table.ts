import { FONTS } from './font-names.ts'
import { keepTogether, PAGE, TEXT_BOTTOM, TEXT_WIDTH, type Sheet } from './open-sheet.ts'
import type { Column } from './pdf-content.ts'

const PADDING = 4
const SIZE = 9

/** A table whose head comes again on every page that it reaches. */
export function renderTable(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const head = columns.map(({ label }) => label)
  keepTogether(sheet, 60)
  sheet.y += 4
  renderRow(sheet, columns, head, FONTS.strong)
  for (const row of rows) {
    if (sheet.y + heightOf(sheet, columns, row) > TEXT_BOTTOM) {
      sheet.addPage()
      renderRow(sheet, columns, head, FONTS.strong)
    }
    renderRow(sheet, columns, row, FONTS.plain)
  }
  sheet.y += 6
}

function renderRow(sheet: Sheet, columns: readonly Column[], cells: readonly string[], font: string): void {
  const { y } = sheet
  const height = heightOf(sheet, columns, cells, font)
  let x: number = PAGE.margin
  columns.forEach((column, index) => {
    const width = widthOf(columns, column)
    sheet.font(font, SIZE).fillColor('#16222C')
    sheet.text(cells[index] ?? '', x + PADDING, y + PADDING, {
      width: width - 2 * PADDING,
      align: column.align ?? 'left',
    })
    x += width
  })
  sheet
    .moveTo(PAGE.margin, y + height)
    .lineTo(PAGE.margin + TEXT_WIDTH, y + height)
    .lineWidth(0.5)
    .strokeColor('#C9CFD4')
    .stroke()
  sheet.y = y + height
}

function heightOf(
  sheet: Sheet,
  columns: readonly Column[],
  cells: readonly string[],
  font: string = FONTS.plain,
): number {
  sheet.font(font, SIZE)
  const heights = columns.map((column, index) =>
    sheet.heightOfString(cells[index] || ' ', { width: widthOf(columns, column) - 2 * PADDING }),
  )
  return Math.max(...heights) + 2 * PADDING
}

const widthOf = (columns: readonly Column[], { share }: Column): number =>
  (TEXT_WIDTH * share) / columns.reduce((sum, column) => sum + column.share, 0)
