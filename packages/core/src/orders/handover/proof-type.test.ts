import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anArchive } from '../../../testing/an-archive.ts'
import { proofTypeOf } from './proof-type.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
/**
 * Container of Office files before 2007, and of password-protected ones today; its names take two bytes a character.
 */
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const wide = (text: string): readonly number[] => [...text].flatMap((sign) => [sign.charCodeAt(0), 0])
const WORKBOOK = ['[Content_Types].xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml']

describe('What a proof is', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.4\n1 0 obj\nendobj\nstartxref\n9\n%%EOF\n'), 'pdf'],
    ['a PDF with a beginning that scanners write', bytes('\u0000\u0000%PDF-1.4\n%%EOF'), 'pdf'],
    ['a workbook', anArchive(WORKBOOK), 'xlsx'],
    ['a CSV', bytes('\ufeff订单号,金额\r\n1,2.00\r\n'), 'text'],
    ['a CSV in GBK', Uint8Array.of(0xb6, 0xa9, 0xb5, 0xa5, 0x2c, 0x31, 0x0d, 0x0a), 'text'],
    ['a sign of four bytes in GB18030', Uint8Array.of(0x81, 0x39, 0xef, 0x30), 'text'],
    ['half a PDF', bytes('%PDF-1.4\n1 0 obj'), 'broken'],
    ['a document of Word', anArchive(['[Content_Types].xml', 'word/document.xml']), 'wrong-type'],
    ['a workbook with macros', anArchive([...WORKBOOK, 'xl/vbaProject.bin']), 'wrong-type'],
    ['an archive', anArchive(['a.txt']), 'wrong-type'],
    ['half a workbook', anArchive(WORKBOOK).slice(0, -30), 'broken'],
    ['the beginning of a workbook', anArchive(WORKBOOK).slice(0, 6), 'broken'],
    ['an encrypted archive', anArchive(WORKBOOK, { isEncrypted: true }), 'locked'],
    ['a workbook with a password', Uint8Array.from([...CONTAINER, ...wide('EncryptedPackage'), 0]), 'locked'],
    ['a workbook of before 2007', Uint8Array.from([...CONTAINER, ...wide('Workbook'), 0]), 'wrong-type'],
    ['a workbook made to burst', anArchive(WORKBOOK, { unpackedBytes: 0xf000_0000 }), 'broken'],
    ['a program', bytes('MZ\u0000\u0001'), 'wrong-type'],
    ['half a sign', Uint8Array.of(0x61, 0xe4), 'wrong-type'],
    ['nothing', new Uint8Array(), 'wrong-type'],
  ] as const)('%s is told by its content (HND-15)', (_what, content, type) => {
    expect(proofTypeOf(content)).toBe(type)
  })

  it('any bytes are checked, and what is cut short is no workbook and no PDF (HND-15)', () => {
    const whole = fc.constantFrom(anArchive(WORKBOOK), bytes(`%PDF-1.4${' '.repeat(40)}%%EOF`))
    fc.assert(
      fc.property(whole, fc.nat(), fc.uint8Array({ maxLength: 60 }), (file, cut, more) => {
        const short = file.slice(0, cut % file.length)
        expect(['text', 'broken', 'wrong-type']).toContain(proofTypeOf(short))
        proofTypeOf(Uint8Array.from([...short, ...more]))
      }),
    )
  })
})
