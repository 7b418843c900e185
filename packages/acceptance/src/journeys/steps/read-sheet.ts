import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 'PK\u0005\u0006'
const ENTRY = 0x02_01_4b_50
const DEFLATED = 8
const FIRST_SHEET = 'xl/worksheets/sheet1.xml'

/** The first sheet of a workbook, as the XML that it is inside its archive. */
function firstSheet(workbook: Buffer): string {
  let at = workbook.readUInt32LE(workbook.lastIndexOf(END_OF_DIRECTORY, undefined, 'latin1') + 16)
  while (workbook.readUInt32LE(at) === ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((field) => workbook.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    if (workbook.toString('utf8', at + 46, at + 46 + name) === FIRST_SHEET) {
      const local = workbook.readUInt32LE(at + 42)
      const begins = local + 30 + workbook.readUInt16LE(local + 26) + workbook.readUInt16LE(local + 28)
      const bytes = workbook.subarray(begins, begins + workbook.readUInt32LE(at + 20))
      return (workbook.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(bytes) : bytes).toString('utf8')
    }
    at += 46 + name + extra + comment
  }
  throw new Error('The workbook has no sheet')
}

/** The numbers of a column, such as `H`: a cell of type `s` has the place of its text. */
export const numbersOf = (workbook: Buffer, column: string): readonly number[] =>
  Array.from(
    firstSheet(workbook).matchAll(new RegExp(`<c r="${column}\\d+"(?![^>]* t="s")[^>]*><v>([\\d.]+)</v>`, 'g')),
    ([, text]) => Number(text),
  )
