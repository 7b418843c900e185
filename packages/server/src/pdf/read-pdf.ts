/** A PDF as its tables say it lies: plain cross-reference sections, each naming the one before it. */
export interface PdfFile {
  readonly bytes: Buffer
  /** One more than the highest object number. */
  readonly size: number
  readonly startXref: number
  /** `/Root 3 0 R /Info 10 0 R /ID [...]`: what every later trailer has to say again. */
  readonly trailerRest: string
  /** The latest offset of each object. */
  readonly offsets: ReadonlyMap<number, number>
}

/** Reads where everything lies. Throws where the file is none that this server has written. */
export function readPdf(bytes: Buffer): PdfFile {
  const startXref = lastStartXref(bytes)
  const offsets = new Map<number, number>()
  const newest = sectionAt(bytes, startXref)
  const seen = new Set<number>()
  for (let section: Section | undefined = newest; section !== undefined;) {
    for (const [number, offset] of section.offsets) if (!offsets.has(number)) offsets.set(number, offset)
    const previous: number | undefined = section.previous
    if (previous !== undefined && seen.has(previous))
      throw new Error('The cross-reference sections of this file go in a circle.')
    if (previous !== undefined) seen.add(previous)
    section = previous === undefined ? undefined : sectionAt(bytes, previous)
  }
  const trailerRest = newest.trailer
    .replace(/\/Size \d+/, '')
    .replace(/\/Prev \d+/, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
  return { bytes, size: Number(/\/Size (\d+)/.exec(newest.trailer)?.[1]), startXref, trailerRest, offsets }
}

/** The object's dictionary, with its brackets. */
export function dictionaryOf(file: PdfFile, number: number): string {
  const from = file.offsets.get(number)
  const text = from === undefined ? '' : file.bytes.toString('latin1', from, file.bytes.indexOf('endobj', from))
  const [, dictionary] = /^\d+ 0 obj\s*(<<[\s\S]*>>)/.exec(text) ?? []
  if (dictionary === undefined) throw new Error(`This file has no object ${number} that is a dictionary.`)
  return dictionary
}

/** The number of the field in which a party signs. */
export function findField(file: PdfFile, name: string): number {
  for (const [number, from] of file.offsets) {
    const head = file.bytes.toString('latin1', from, Math.min(from + 400, file.bytes.length))
    // The rest belongs to the next object.
    const [own = ''] = head.split('endobj')
    if (own.includes('/FT /Sig') && own.includes(`/T (${name})`)) return number
  }
  throw new Error(`This file has no place named ${name}.`)
}

interface Section {
  readonly offsets: ReadonlyMap<number, number>
  readonly trailer: string
  readonly previous: number | undefined
}

function lastStartXref(bytes: Buffer): number {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 64))
  const [, offset] = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail) ?? []
  if (offset === undefined) throw new Error('This is no PDF that is complete.')
  return Number(offset)
}

function sectionAt(bytes: Buffer, at: number): Section {
  const end = bytes.indexOf('startxref', at)
  const [, table, trailer] =
    /^xref\s+([\s\S]*?)trailer\s*<<([\s\S]*)>>\s*$/.exec(bytes.toString('latin1', at, end)) ?? []
  if (table === undefined || trailer === undefined) throw new Error('This PDF has no plain cross-reference table.')
  const offsets = new Map<number, number>()
  let next = 0
  for (const line of table.split('\n')) {
    const [, first] = /^(\d+) \d+\s*$/.exec(line) ?? []
    const [, offset, use] = /^(\d{10}) \d{5} ([nf])/.exec(line) ?? []
    if (offset !== undefined && use !== undefined) {
      if (use === 'n') offsets.set(next, Number(offset))
      next += 1
    } else if (first !== undefined) next = Number(first)
  }
  const [, previous] = /\/Prev (\d+)/.exec(trailer) ?? []
  return { offsets, trailer, previous: previous === undefined ? undefined : Number(previous) }
}
