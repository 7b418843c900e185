import { FONTS } from '../font-names.ts'
import { keepTogether, PAGE, TEXT_BOTTOM, TEXT_WIDTH, type Sheet } from '../open-sheet.ts'
import { columnWidths } from './column-widths.ts'
import type { Column } from '../pdf-content.ts'

const PADDING = 4
const SIZE = 9

/** A table whose head comes again on every page that it reaches. */
export function renderTable(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const head = columns.map(({ label }) => label)
  const widths = widthsOf(sheet, columns, rows)
  keepTogether(sheet, 60)
  sheet.y += 4
  renderRow(sheet, columns, widths, head, FONTS.strong)
  for (const row of rows) {
    if (sheet.y + heightOf(sheet, widths, row) > TEXT_BOTTOM) {
      sheet.addPage()
      renderRow(sheet, columns, widths, head, FONTS.strong)
    }
    renderRow(sheet, columns, widths, row, FONTS.plain)
  }
  sheet.y += 6
}

function renderRow(
  sheet: Sheet,
  columns: readonly Column[],
  widths: readonly number[],
  cells: readonly string[],
  font: string,
): void {
  const { y } = sheet
  const height = heightOf(sheet, widths, cells, font)
  let x: number = PAGE.margin
  columns.forEach((column, index) => {
    const width = widths[index] ?? 0
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
  widths: readonly number[],
  cells: readonly string[],
  font: string = FONTS.plain,
): number {
  sheet.font(font, SIZE)
  const heights = widths.map((width, index) =>
    sheet.heightOfString(cells[index] || ' ', { width: width - 2 * PADDING }),
  )
  return Math.max(...heights) + 2 * PADDING
}

/** Beyond what a text measures, so that rounding never breaks it. */
const ROOM = 1

function widthsOf(sheet: Sheet, columns: readonly Column[], rows: readonly (readonly string[])[]): readonly number[] {
  const widest = columns.map(({ label }) => sheet.font(FONTS.strong, SIZE).widthOfString(label))
  sheet.font(FONTS.plain, SIZE)
  for (const row of rows)
    row.forEach((cell, index) => {
      for (const line of cell.split('\n')) widest[index] = Math.max(widest[index] ?? 0, sheet.widthOfString(line))
    })
  return columnWidths(
    columns.map(({ share, align }, index) => ({
      natural: (widest[index] ?? 0) + 2 * PADDING + ROOM,
      share,
      isWhole: align === 'right',
    })),
    TEXT_WIDTH,
  )
}
