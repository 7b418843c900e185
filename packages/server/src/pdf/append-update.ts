import type { PdfFile } from './read-pdf.ts'

/** An object as in the file, from `<<` to `>>` or `endstream`. */
export interface PdfObject {
  readonly number: number
  readonly body: string | Buffer
}

/** The file with objects added or replaced after its end. Not one byte that was there before changes. */
export function appendUpdate(file: PdfFile, objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [file.bytes, Buffer.from('\n')]
  let at = file.bytes.length + 1
  const entries: string[] = []
  for (const { number, body } of objects) {
    const bytes = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(body as string),
      Buffer.from('\nendobj\n'),
    ])
    entries.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
    parts.push(bytes)
    at += bytes.length
  }
  const size = Math.max(file.size, ...objects.map(({ number }) => number + 1))
  const table = `xref\n${entries.join('')}trailer\n<< /Size ${size} /Prev ${file.startXref} ${file.trailerRest} >>\nstartxref\n${at}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table, 'latin1')])
}
