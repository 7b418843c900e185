import { openSync, type Font } from 'fontkit'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '../fonts')
const FILES = { plain: 'NotoSansHans-Regular.otf', strong: 'NotoSansHans-Medium.otf' } as const

export type FaceName = keyof typeof FILES

const read = new Map<FaceName, Font>()

/**
 * A face that remembers no letter yet. Reading one takes longer than drawing most papers, so each is read once; but it calls an outline
 * by the first sign that it was asked for, and signs that look alike share one: what one paper asked for may not be seen in the next.
 */
export function openFace(name: FaceName): Font {
  let face = read.get(name)
  if (face === undefined) read.set(name, (face = openSync(join(FOLDER, FILES[name])) as Font))
  return Object.create(face, { _glyphs: { value: {} } }) as Font
}
