import { createHash } from 'node:crypto'
import type { RenderedPage } from './built-web.ts'
import type { PageSheet } from './page-files.ts'
import { concerns, partsFor, readBy, variablesIn } from './sheet-parts.ts'

/** The styles of one document. */
export interface PageStyles {
  /** To stand in it. */
  readonly css: string
  /** Of `css`, for the content policy. */
  readonly cssHash: string
  /** The files that `css` is from; of those that stand in it in part, all is wanted later, or on a wide screen. */
  readonly sheets: readonly { readonly file: string; readonly isWhole: boolean }[]
}

/** A file is not split for less: each one that is fetched later costs a request. */
const WORTH_BYTES = 512

const CLASSES = /\bclass="([^"]*)"/g

/**
 * A document holds the rules that its own elements need on a phone, so that the first picture waits for nothing else.
 * Of a lazy part that was not rendered it holds none. A page that the browser is to render gets all that is its own.
 */
export function pageStyles(
  sheets: readonly PageSheet[],
  page: Pick<RenderedPage, 'html' | 'lang' | 'theme' | 'typeSize'>,
): PageStyles {
  const marks = marksOf(page)
  const shown = sheets.filter(({ isLazy, parts }) => !isLazy || concerns(parts(), marks))
  for (const name of [...variablesIn(page.html), ...shown.flatMap(({ parts }) => readBy(parts(), marks))])
    marks.add(name)
  const used = shown.map((sheet) => {
    const needed = page.html === '' ? sheet.text : partsFor(sheet.parts(), marks)
    const isWhole = sheet.text.length - needed.length < WORTH_BYTES
    return { file: sheet.file, isWhole, text: isWhole ? sheet.text : needed }
  })
  const css = used.map(({ text }) => text).join('')
  return {
    css,
    cssHash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
    sheets: used.map(({ file, isWhole }) => ({ file, isWhole })),
  }
}

const marksOf = ({ html, lang, theme, typeSize = 'regular' }: Parameters<typeof pageStyles>[1]): Set<string> =>
  new Set([
    ...Array.from(html.matchAll(CLASSES), ([, names = '']) => names.split(' ')).flat(),
    `data-theme=${theme}`,
    `data-type=${typeSize}`,
    `lang=${lang}`,
  ])
