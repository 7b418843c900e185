import { openSync, type Font } from 'fontkit'
import { PLAIN_FACE } from './open-sheet.ts'

/** What is seen in a signed place: a hand's strokes if there are any, the signer's name, and small lines under it. */
export interface Mark {
  readonly name: string
  readonly lines: readonly string[]
  /** Points from 0 to 1000 across and 0 to 400 down, stroke by stroke. */
  readonly strokes: readonly (readonly (readonly [x: number, y: number])[])[]
}

/** The box that a mark fills; see the places of a paper. */
const BOX = { width: 220, height: 72 } as const
const STROKES = { width: 1000, height: 400 } as const

let face: Font | undefined

/**
 * A mark as operators of a content stream. Letters are drawn by their outlines: a signature that is added later then needs no face that the
 * paper did not bring.
 */
export function drawMark({ name, lines, strokes }: Mark): string {
  const hand = strokes.length > 0
  const words = [
    '0.086 0.133 0.173 rg',
    hand ? drawText(name, { x: 8, y: 22, size: 8 }) : drawText(name, { x: 8, y: 36, size: 22 }),
    ...lines.map((line, index) => drawText(line, { x: 8, y: 13 - 9 * index, size: 6.5 })),
  ]
  return ['q', ...(hand ? drawStrokes(strokes) : []), ...words, 'Q'].join('\n')
}

function drawStrokes(strokes: Mark['strokes']): readonly string[] {
  const at = ([x, y]: readonly [number, number]): string => `${round(8 + (x / STROKES.width) * 130)} ${round(BOX.height - 2 - (y / STROKES.height) * 40)}`
  const lines = strokes.map((stroke) => stroke.map((point, index) => `${at(point)} ${index === 0 ? 'm' : 'l'}`).join(' '))
  return ['0.05 0.1 0.45 RG 1.4 w 1 J 1 j', ...lines.map((line) => `${line} S`)]
}

function drawText(text: string, { x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): string {
  const font = (face ??= openSync(PLAIN_FACE) as Font)
  const scale = size / font.unitsPerEm
  let at = x
  const outlines = font.layout(text).glyphs.map((glyph) => {
    const outline = glyph.path.commands.map(({ command, args }) => operator(command, args.map((arg, index) => round(arg * scale + (index % 2 === 0 ? at : y)))))
    at += glyph.advanceWidth * scale
    return outline.length === 0 ? '' : `${outline.join(' ')} f`
  })
  return outlines.join('\n')
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

const round = (value: number): number => Math.round(value * 100) / 100
