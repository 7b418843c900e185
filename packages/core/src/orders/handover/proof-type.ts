import { archiveNames, isArchive } from './archive-names.ts'

/**
 * Types of proof besides pictures: files that registers and banks send out, and exports of the platforms' back offices.
 * `text` is a CSV or plain text.
 */
export const PROOF_TYPES = ['pdf', 'xlsx', 'text'] as const
export type ProofType = (typeof PROOF_TYPES)[number]

/** Why a content is no proof: of another kind, cut short or damaged, or closed by a password. */
export type ProofFault = 'wrong-type' | 'broken' | 'locked'

export interface ProofDocument {
  readonly name: string
  readonly type: ProofType
  readonly bytes: number
}

const PDF = '%PDF-'
const PDF_END = '%%EOF'
/** Where readers of PDFs look for its beginning and its end. */
const PDF_MARGIN = 1024

/** By content, whatever the file's name. */
export function proofTypeOf(bytes: Uint8Array): ProofType | ProofFault {
  if (find(bytes.subarray(0, PDF_MARGIN), PDF)) return find(bytes.subarray(-PDF_MARGIN), PDF_END) ? 'pdf' : 'broken'
  if (isArchive(bytes)) {
    const names = archiveNames(bytes)
    if (typeof names === 'string') return names
    return isWorkbook(names) ? 'xlsx' : 'wrong-type'
  }
  if (isLockedDocument(bytes)) return 'locked'
  return isText(bytes) ? 'text' : 'wrong-type'
}

export const isProofType = (found: ProofType | ProofFault): found is ProofType =>
  (PROOF_TYPES as readonly string[]).includes(found)

/**
 * Office stores a password-protected workbook in a container of its former format, with names of two bytes a character.
 */
const CONTAINER = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'
const LOCKED = [...'EncryptedPackage'].join('\0')

const isLockedDocument = (bytes: Uint8Array): boolean => find(bytes.subarray(0, 8), CONTAINER) && find(bytes, LOCKED)

/** A table without programs inside. */
const isWorkbook = (names: readonly string[]): boolean =>
  names.includes('[Content_Types].xml') &&
  names.includes('xl/workbook.xml') &&
  !names.some((name) => /vbaproject|activex|macrosheets|\.(exe|dll|js|vbs|bat)$/i.test(name))

function find(bytes: Uint8Array, text: string): boolean {
  for (let at = bytes.indexOf(text.charCodeAt(0)); at >= 0; at = bytes.indexOf(text.charCodeAt(0), at + 1))
    if ([...text].every((sign, place) => bytes[at + place] === sign.charCodeAt(0))) return true
  return false
}

/** In UTF-8, or in GB18030, as tables from China often are; without control characters. */
const isText = (bytes: Uint8Array): boolean =>
  bytes.length > 0 && (isMadeOf(bytes, utf8Length) || isMadeOf(bytes, gbLength))

/** `lengthAt` answers how many bytes the sign takes that begins there; 0 where none does. */
function isMadeOf(bytes: Uint8Array, lengthAt: (bytes: Uint8Array, at: number) => number): boolean {
  for (let at = 0; at < bytes.length;) {
    const length = lengthAt(bytes, at)
    if (length === 0) return false
    at += length
  }
  return true
}

const TAB = 9
const LINE = 10
const RETURN = 13
const isPlain = (byte: number): boolean =>
  byte === TAB || byte === LINE || byte === RETURN || (byte >= 0x20 && byte < 0x7f)

const within = (byte: number | undefined, least: number, most: number): boolean =>
  byte !== undefined && byte >= least && byte <= most

function utf8Length(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (isPlain(first)) return 1
  const length = within(first, 0xc2, 0xdf) ? 2 : within(first, 0xe0, 0xef) ? 3 : within(first, 0xf0, 0xf4) ? 4 : 0
  for (let next = 1; next < length; next += 1) if (!within(bytes[at + next], 0x80, 0xbf)) return 0
  return length
}

function gbLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (isPlain(first)) return 1
  if (!within(first, 0x81, 0xfe)) return 0
  const second = bytes[at + 1]
  if (within(second, 0x40, 0x7e) || within(second, 0x80, 0xfe)) return 2
  const isLong = within(second, 0x30, 0x39) && within(bytes[at + 2], 0x81, 0xfe) && within(bytes[at + 3], 0x30, 0x39)
  return isLong ? 4 : 0
}
