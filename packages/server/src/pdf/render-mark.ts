import { printedText } from '@diandu/core/input'
import { inkLine, type InkedLine, type Letter } from './ink-line.ts'

/** Visible part of a signature: drawn strokes if there are any, the signer's name, and smaller lines below. */
export interface Mark {
  readonly name: string
  readonly lines: readonly string[]
  /** Points from 0 to 1000 across and 0 to 400 down, stroke by stroke. */
  readonly strokes: readonly (readonly (readonly [x: number, y: number])[])[]
}

/** The place that a mark fills, in points. */
export interface MarkBox {
  readonly width: number
  readonly height: number
}

/** A mark as a content stream. Letter number n of it is the nth of `letters`; each is drawn by its outline. */
export interface RenderedMark {
  readonly content: string
  readonly letters: readonly Letter[]
}

/** How many letters a font of the file has: a code is one byte. */
export const LETTERS_PER_FONT = 256

const STROKES = { width: 1000, height: 400 } as const
const PADDING = 8
const LEADING = 1.4
const SIZES = { name: 20, nameBesideHand: 10, line: 7.5 } as const
/** How much of a box a hand's strokes have. */
const HAND_SHARE = 0.4

/**
 * A mark within its box: however long a name is, it is written so small that it is there whole. Its letters are
 * text, which can be searched and copied, and bring their outlines along: a signature that is added later needs no face
 * that the document did not bring.
 */
export function renderMark({ name, lines, strokes }: Mark, box: MarkBox): RenderedMark {
  const isByHand = strokes.length > 0
  const handHeight = isByHand ? (box.height - 2 * PADDING) * HAND_SHARE : 0
  const room = { width: box.width - 2 * PADDING, height: box.height - 2 * PADDING - handHeight }
  const rows = [
    { text: name, max: isByHand ? SIZES.nameBesideHand : SIZES.name },
    ...lines.map((text) => ({ text, max: SIZES.line })),
  ]
    .map(({ text, max }) => ({ line: inkLine(printedText(text)), max }))
    .map(({ line, max }) => ({ line, size: Math.min(max, room.width / Math.max(widthOf(line), Number.EPSILON)) }))
  const shrunk = Math.min(1, room.height / rows.reduce((sum, row) => sum + heightOf(row), 0))
  const letters: Letter[] = []
  let top = box.height - PADDING - handHeight
  const written = rows.map(({ line, size: wanted }) => {
    const row = { line, size: wanted * shrunk }
    top -= heightOf(row)
    return writeRow(row, top, letters)
  })
  return {
    content: [
      'q',
      ...(isByHand ? renderStrokes(strokes, handHeight, box) : []),
      '0.086 0.133 0.173 rg',
      'BT',
      ...written,
      'ET',
      'Q',
    ].join('\n'),
    letters,
  }
}

interface Row {
  readonly line: InkedLine
  readonly size: number
}

const widthOf = ({ ink }: InkedLine): number => ink.right - Math.min(0, ink.left)
const inkHeightOf = ({ ink }: InkedLine): number => ink.top - ink.bottom

/** Letters with much above and below them need more than the usual leading. */
const heightOf = ({ line, size }: Row): number => size * Math.max(LEADING, inkHeightOf(line) * 1.1)

function writeRow(row: Row, bottom: number, letters: Letter[]): string {
  const { line, size } = row
  const x = PADDING - Math.min(0, line.ink.left) * size
  const isUsual = inkHeightOf(line) <= LEADING && line.ink.bottom >= -0.3 && line.ink.top <= 1
  // Usual lines are on one height, whatever is in them; an unusual one in the middle of its room.
  const y = isUsual
    ? bottom + 0.32 * size
    : bottom + (heightOf(row) - inkHeightOf(line) * size) / 2 - line.ink.bottom * size
  return line.letters
    .map((placed) => {
      const number = numberOf(placed.letter, letters)
      const code = (number % LETTERS_PER_FONT).toString(16).padStart(2, '0')
      return `/M${Math.floor(number / LETTERS_PER_FONT)} ${round(size)} Tf 1 0 0 1 ${round(x + placed.x * size)} ${round(y + placed.y * size)} Tm <${code}> Tj`
    })
    .join('\n')
}

/** The same letter is brought once. */
function numberOf(letter: Letter, letters: Letter[]): number {
  const known = letters.findIndex(({ id, text }) => id === letter.id && text === letter.text)
  return known >= 0 ? known : letters.push(letter) - 1
}

function renderStrokes(strokes: Mark['strokes'], height: number, box: MarkBox): readonly string[] {
  const scale = Math.min(height / STROKES.height, (box.width - 2 * PADDING) / STROKES.width)
  const at = ([x, y]: readonly [number, number]): string =>
    `${round(PADDING + x * scale)} ${round(box.height - PADDING - y * scale)}`
  const lines = strokes.map((stroke) =>
    stroke.map((point, index) => `${at(point)} ${index === 0 ? 'm' : 'l'}`).join(' '),
  )
  return ['0.05 0.1 0.45 RG 1.4 w 1 J 1 j', ...lines.map((line) => `${line} S`)]
}

const round = (value: number): number => Math.floor(value * 1000) / 1000
