import { crc32, deflateRawSync } from 'node:zlib'

/** An archive that may lie about how large its files are. */
export function zipOf(files: Readonly<Record<string, Buffer>>, { claim }: { readonly claim?: number } = {}): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(claim ?? content.length, 18)
    about.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    locals.push(Buffer.from('PK\u0003\u0004'), about, Buffer.from(name), packed)
    entries.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), about, place, Buffer.from(name))
    at += 30 + Buffer.byteLength(name) + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(Object.keys(files).length, 8)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

const OFFICE = 'http://schemas.openxmlformats.org'
const relations = (...targets: readonly (readonly [string, string])[]) =>
  `<Relationships xmlns="${OFFICE}/package/2006/relationships">${targets
    .map(
      ([kind, target], at) =>
        `<Relationship Id="r${at + 1}" Type="${OFFICE}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** The least that is a workbook, around the rows of its one sheet, whose cells may share a text. */
export const xlsxWith = (rows: string, doctype = '', shared = ''): Buffer =>
  zipOf({
    '[Content_Types].xml': Buffer.from(
      `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    ),
    '_rels/.rels': Buffer.from(relations(['officeDocument', 'xl/workbook.xml'])),
    'xl/workbook.xml': Buffer.from(
      `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="s" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      relations(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', 'sharedStrings.xml']),
    ),
    'xl/sharedStrings.xml': Buffer.from(
      `<sst xmlns="${OFFICE}/spreadsheetml/2006/main"><si><t>${shared}</t></si></sst>`,
    ),
    'xl/worksheets/sheet1.xml': Buffer.from(
      `${doctype}<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  })
