import { appendUpdate } from './append-update.ts'
import { renderMark, type Mark, type MarkBox } from './render-mark.ts'
import { markFonts } from './mark-fonts.ts'
import { dictionaryOf, findField, readPdf } from './read-pdf.ts'
import { pdfDate, pdfText } from './pdf-text.ts'

export interface SignatureRequest {
  readonly place: string
  readonly signer: string
  readonly reason: string
  readonly at: number
  /** How many bytes the signature has: all of them are used, so that none is left that is not signed. */
  readonly length: number
  readonly mark: Mark
}

/** A file with a hole for one signature. What has to be signed is everything but the hole. */
export interface ReservedSignature {
  readonly signedParts: readonly [Buffer, Buffer]
  readonly withSignature: (signature: Uint8Array) => Buffer
}

const RANGE_PLACE = '[0 0000000000 0000000000 0000000000]'

/**
 * Opens a hole for a signature at one of the document's places, after its end: signatures that are there stay as they
 * are. Throws where the place is signed already, or there is none.
 */
export function reserveSignature(pdf: Buffer, request: SignatureRequest): ReservedSignature {
  const file = readPdf(pdf)
  const fieldNumber = findField(file, request.place)
  const field = dictionaryOf(file, fieldNumber)
  if (field.includes('/V ')) throw new Error(`The place ${request.place} is signed already.`)
  const [valueNumber, lookNumber] = [file.size, file.size + 1]
  const hole = `<${'0'.repeat(2 * request.length)}>`
  const value = [
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached',
    `/ByteRange ${RANGE_PLACE}`,
    `/Contents ${hole}`,
    `/Name ${pdfText(request.signer)} /Reason ${pdfText(request.reason)} /M ${pdfDate(request.at)} >>`,
  ].join('\n')
  const box = boxOf(field)
  const rendered = renderMark(request.mark, box)
  const fonts = markFonts(rendered, lookNumber + 1)
  const updated = appendUpdate(file, [
    { number: fieldNumber, body: field.replace(/>>$/, `/V ${valueNumber} 0 R\n/AP << /N ${lookNumber} 0 R >>\n>>`) },
    { number: valueNumber, body: value },
    { number: lookNumber, body: lookOf(box, rendered.content, fonts.resources) },
    ...fonts.objects,
  ])
  return openHole(updated, pdf.length, hole.length)
}

function boxOf(field: string): MarkBox {
  const [left = 0, bottom = 0, right = 0, top = 0] = (/\/Rect \[([^\]]*)\]/.exec(field)?.[1] ?? '')
    .split(' ')
    .map(Number)
  return { width: right - left, height: top - bottom }
}

const lookOf = ({ width, height }: MarkBox, content: string, resources: string): string =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] /Resources ${resources} /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`

function openHole(updated: Buffer, from: number, holeLength: number): ReservedSignature {
  const holeStart = updated.indexOf('/Contents <', from) + '/Contents '.length
  const holeEnd = holeStart + holeLength
  const range = `[0 ${holeStart} ${holeEnd} ${updated.length - holeEnd}]`
  updated.write(range.padEnd(RANGE_PLACE.length), updated.indexOf(RANGE_PLACE, from), 'latin1')
  return {
    signedParts: [updated.subarray(0, holeStart), updated.subarray(holeEnd)],
    withSignature(signature) {
      if (2 * signature.length + 2 !== holeLength) throw new Error('This signature does not fill its place.')
      const signed = Buffer.from(updated)
      signed.write(Buffer.from(signature).toString('hex'), holeStart + 1, 'latin1')
      return signed
    },
  }
}
