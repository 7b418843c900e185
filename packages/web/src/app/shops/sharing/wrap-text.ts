/** How wide a text is in the letters in which it is written. */
export type Measure = (text: string) => number

/** A Latin word stays whole, anything else breaks after every sign. */
const PIECES = /[\u0021-\u007e\u00a5]+|\s+|./gsu

/** A text in lines that fit; what does not fit into the last one ends with an ellipsis. */
export function wrapText(text: string, width: number, maxLines: number, measure: Measure): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.trim().match(PIECES) ?? []) {
    if (line === '' || measure(line + piece) <= width) line += line === '' ? piece.trimStart() : piece
    else {
      lines.push(line.trimEnd())
      line = piece.trimStart()
    }
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines)
  return [...kept.slice(0, -1), shortened(kept.at(-1) ?? '', width, measure)]
}

function shortened(line: string, width: number, measure: Measure): string {
  const signs = [...line]
  while (signs.length > 0 && measure(`${signs.join('')}…`) > width) signs.pop()
  return `${signs.join('').trimEnd()}…`
}
