import { FONTS } from './font-names.ts'
import { keepTogether, PAGE, TEXT_WIDTH, type Sheet } from './open-sheet.ts'

const INK = '#16222C'
const QUIET = '#5B6670'
const LABEL_WIDTH = 130

export function renderTitle(sheet: Sheet, title: string, subtitle: string): void {
  sheet
    .font(FONTS.strong, 20)
    .fillColor(INK)
    .text(title, PAGE.margin, PAGE.margin, { width: TEXT_WIDTH, align: 'center' })
  sheet.font(FONTS.plain, 9).fillColor(QUIET).text(subtitle, { width: TEXT_WIDTH, align: 'center' })
  sheet.moveDown(1)
}

export function renderHeading(sheet: Sheet, text: string): void {
  // A heading is never alone at the foot of a page.
  keepTogether(sheet, 64)
  sheet
    .font(FONTS.strong, 12)
    .fillColor(INK)
    .text(text, PAGE.margin, sheet.y + 8, { width: TEXT_WIDTH, lineGap: 2 })
}

export const renderParagraph = (sheet: Sheet, text: string): void =>
  void sheet
    .font(FONTS.plain, 10.5)
    .fillColor(INK)
    .text(text, PAGE.margin, sheet.y + 3, { width: TEXT_WIDTH, lineGap: 3 })

export const renderNote = (sheet: Sheet, text: string): void =>
  void sheet
    .font(FONTS.plain, 8.5)
    .fillColor(QUIET)
    .text(text, PAGE.margin, sheet.y + 3, { width: TEXT_WIDTH, lineGap: 2 })

export function renderFigures(sheet: Sheet, rows: readonly (readonly [label: string, value: string])[]): void {
  const valueWidth = TEXT_WIDTH - LABEL_WIDTH
  for (const [label, value] of rows) {
    const height = sheet.font(FONTS.plain, 10.5).heightOfString(value, { width: valueWidth, lineGap: 2 })
    keepTogether(sheet, height + 4)
    const { y } = sheet
    sheet.fillColor(QUIET).text(label, PAGE.margin, y + 3, { width: LABEL_WIDTH - 8, lineGap: 2 })
    const labelBottom = sheet.y
    sheet.fillColor(INK).text(value, PAGE.margin + LABEL_WIDTH, y + 3, { width: valueWidth, lineGap: 2 })
    sheet.y = Math.max(labelBottom, sheet.y)
  }
}
