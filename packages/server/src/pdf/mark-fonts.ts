import type { PdfObject } from './append-update.ts'
import { LETTERS_PER_FONT, type RenderedMark } from './render-mark.ts'
import { unitsPerEm, type Letter } from './ink-line.ts'

/** The objects by which a mark brings its own letters, and what its stream has to name as its resources. */
export interface MarkFonts {
  readonly resources: string
  readonly objects: readonly PdfObject[]
}

/**
 * Fonts of type 3: each letter a small drawing, with the text that it stands for. The first object has the number
 * `from`.
 */
export function markFonts({ letters }: RenderedMark, from: number): MarkFonts {
  const objects: PdfObject[] = []
  const add = (body: string): number => objects.push({ number: from + objects.length, body }) + from - 1
  const fonts: string[] = []
  for (let first = 0; first < letters.length; first += LETTERS_PER_FONT) {
    const own = letters.slice(first, first + LETTERS_PER_FONT)
    const rendered = own.map((letter) => add(stream(drawing(letter))))
    const codes = add(stream(codeMap(own)))
    fonts.push(`/M${fonts.length} ${add(font(own, rendered, codes))} 0 R`)
  }
  return { resources: fonts.length === 0 ? '<< >>' : `<< /Font << ${fonts.join(' ')} >> >>`, objects }
}

function font(letters: readonly Letter[], rendered: readonly number[], codes: number): string {
  const scale = 1 / unitsPerEm()
  const box = [
    Math.min(...letters.map(({ ink }) => ink.left)),
    Math.min(...letters.map(({ ink }) => ink.bottom)),
    Math.max(...letters.map(({ ink }) => ink.right)),
    Math.max(...letters.map(({ ink }) => ink.top)),
  ]
  return [
    `<< /Type /Font /Subtype /Type3 /FontBBox [${box.join(' ')}] /FontMatrix [${scale} 0 0 ${scale} 0 0]`,
    `/CharProcs << ${rendered.map((number, index) => `/l${index} ${number} 0 R`).join(' ')} >>`,
    `/Encoding << /Type /Encoding /Differences [0 ${letters.map((_, index) => `/l${index}`).join(' ')}] >>`,
    `/FirstChar 0 /LastChar ${letters.length - 1} /Widths [${letters.map(({ advance }) => advance).join(' ')}]`,
    `/Resources << >> /ToUnicode ${codes} 0 R >>`,
  ].join('\n')
}

function drawing({ advance, ink, outline }: Letter): string {
  const head = `${advance} 0 ${ink.left} ${ink.bottom} ${ink.right} ${ink.top} d1`
  return outline.length === 0 ? head : `${head}\n${outline.join(' ')} f`
}

/** Which text each code stands for. */
function codeMap(letters: readonly Letter[]): string {
  const lines = letters.map(
    ({ text }, index) => `<${hex(index)}> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`,
  )
  // A section has a hundred lines at most.
  const sections: string[] = []
  for (let first = 0; first < lines.length; first += 100) {
    const part = lines.slice(first, first + 100)
    sections.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Letters def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...sections,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}

const hex = (code: number): string => code.toString(16).padStart(2, '0')
const stream = (content: string): string => `<< /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`
