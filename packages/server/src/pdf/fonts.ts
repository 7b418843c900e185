import { openSync, type Font } from 'fontkit'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '../fonts')
const FILES = { plain: 'NotoSansHans-Regular.otf', strong: 'NotoSansHans-Medium.otf' } as const

export type FontName = keyof typeof FILES

const read = new Map<FontName, Font>()

/**
 * A face that remembers no letter yet. Reading one takes longer than drawing most documents, so each is read once; but
 * it calls an outline by the first character that it was asked for, and characters that look alike share one: what one
 * document asked for may not be seen in the next.
 */
export function openFont(name: FontName): Font {
  let font = read.get(name)
  if (font === undefined) read.set(name, (font = openSync(join(FOLDER, FILES[name])) as Font))
  return Object.create(font, { _glyphs: { value: {} } }) as Font
}
