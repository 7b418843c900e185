import { oneLine } from '../../kernel/index.ts'

/**
 * Rows under their headings, in columns that stand straight in a terminal: a Han character is two places wide there. No
 * cell, whatever its text, is more than a cell.
 */
export function tableText(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((line) => line.map(oneLine))
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const WIDE = /[\p{Script=Han}\u3000-\u303f\uff01-\uff60]/u

const widthOf = (text: string): number =>
  Array.from(text).reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0)
