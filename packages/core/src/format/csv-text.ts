/** A text that a spreadsheet would take for a formula, or cut at. */
const BEGINS_A_FORMULA = /^[=+\-@\t\r\n|]/

/**
 * Rows as a file that Excel opens rightly: with the mark by which it knows UTF-8, every cell in quotes, and nothing
 * that begins like a formula. A number is given as its digits; what may be below zero wants a column of its own.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`

const cellOf = (text: string): string => `"${(BEGINS_A_FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
