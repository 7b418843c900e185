import type { Font } from 'fontkit'
import { openFont } from './fonts.ts'

/** A letter by its outline, in units of the face: it is drawn without the face. */
export interface Letter {
  readonly id: number
  /** For copying. */
  readonly text: string
  readonly advance: number
  readonly outline: readonly string[]
  readonly ink: Ink
}

/** From where to where there is ink. */
export interface Ink {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** A line of letters, each with where it begins; all measures in parts of the size in which it will be written. */
export interface InkedLine {
  readonly letters: readonly { readonly letter: Letter; readonly x: number; readonly y: number }[]
  readonly ink: Ink
}

let font: Font | undefined

/** How many units of a letter's outline make one of its size. */
export const unitsPerEm = (): number => (font ??= openFont('plain')).unitsPerEm

/** A line as it will be seen: where its ink lies is measured and not guessed, whatever letters it has. */
export function inkLine(text: string): InkedLine {
  const units = unitsPerEm()
  const { glyphs, positions } = (font ??= openFont('plain')).layout(text)
  const signs = [...text]
  let at = 0
  const letters = glyphs.map((glyph, index) => {
    const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const letter: Letter = {
      id: glyph.id,
      text: textOf(glyph, signs[index]),
      advance: glyph.advanceWidth,
      outline: glyph.path.commands.map(({ command, args }) => operator(command, args)),
      ink: inkOf(glyph.path.commands.flatMap(({ args }) => args)),
    }
    const placed = { letter, x: (at + xOffset) / units, y: yOffset / units }
    at += xAdvance
    return placed
  })
  const edges = letters.flatMap(({ letter: { ink }, x, y }) => [
    x + ink.left / units,
    y + ink.bottom / units,
    x + ink.right / units,
    y + ink.top / units,
  ])
  return { letters, ink: inkOf(edges) }
}

/**
 * A face has one outline for characters that look alike, and remembers only the first that it was asked for: what was
 * written counts.
 */
function textOf({ id, codePoints }: ReturnType<Font['layout']>['glyphs'][number], sign: string | undefined): string {
  const isOwn = sign !== undefined && font?.glyphForCodePoint(sign.codePointAt(0) ?? 0).id === id
  return isOwn ? sign : String.fromCodePoint(...codePoints)
}

/** Around points that are listed as x, y, x, y; control points of a curve lie outside of it or on it. */
function inkOf(points: readonly number[]): Ink {
  if (points.length === 0) return { left: 0, bottom: 0, right: 0, top: 0 }
  const [xs, ys] = [points.filter((_, index) => index % 2 === 0), points.filter((_, index) => index % 2 === 1)]
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

type Command = ReturnType<Font['layout']>['glyphs'][number]['path']['commands'][number]['command']

function operator(command: Command, args: readonly number[]): string {
  switch (command) {
    case 'moveTo':
      return `${args.join(' ')} m`
    case 'lineTo':
      return `${args.join(' ')} l`
    case 'bezierCurveTo':
      return `${args.join(' ')} c`
    case 'closePath':
      return 'h'
    case 'quadraticCurveTo':
      throw new Error('The outlines of this face are cubic.')
  }
}
