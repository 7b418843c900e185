/** The cells of a file of commas, or undefined where a quote is left open. Nothing in a cell is more than text. */
export function readCsv(text: string): readonly (readonly string[])[] | undefined {
  const rows: string[][] = [[]]
  const cells = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y
  const source = text.replace(/^\uFEFF/, '')
  while (cells.lastIndex < source.length) {
    const found = cells.exec(source)
    if (found === null) return undefined
    const [, quoted, plain = '', end] = found
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== ',' && cells.lastIndex < source.length) rows.push([])
  }
  return source === '' ? undefined : rows
}
