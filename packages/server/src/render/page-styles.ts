import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { RenderedPage } from './built-web.ts'
import type { PageSheet } from './page-files.ts'
import { concerns, partsFor, readBy } from './sheet-parts.ts'

/** The styles of one document. */
export interface PageStyles {
  /** To be written into the document. */
  readonly css: string
  /** Of `css`, for the content policy. */
  readonly cssHash: string
  /** The files that `css` is from; of those that are in it in part, all is wanted later, or on a wide screen. */
  readonly sheets: readonly { readonly file: string; readonly isWhole: boolean }[]
}

/** A file is not split for less: each one that is fetched later costs a request. */
const WORTH_BYTES = 512

/** Elements, classes, and variables that a style attribute reads. */
const MARKED = /<[a-z][a-z\d]*|\bclass="[^"]*"|var\(--[\w-]+/g
/** Elements of the document around every page. */
const AROUND = ['<html', '<body', '<p']

/** More pages than are rendered in turn, each with what differs in its elements. */
const MAX_KEPT = 200

type StyledPage = Pick<RenderedPage, 'html' | 'lang' | 'theme' | 'typeSize'>

/**
 * A document holds the rules that its own elements need on a phone, so that the first picture waits for nothing else.
 * Of a lazy part that was not rendered it holds none. A page that the browser is to render gets all that is its own.
 * Documents with the same marks share what was found for the first of them.
 */
export function createPageStyles(): (sheets: readonly PageSheet[], page: StyledPage) => PageStyles {
  const kept = new LRUCache<string, PageStyles>({ max: MAX_KEPT })
  return (sheets, page) => {
    const marks = marksOf(page)
    const key = JSON.stringify([sheets.map(({ file }) => file), [...marks].sort(), page.html === ''])
    const styles = kept.get(key) ?? stylesFor(sheets, marks, page.html === '')
    kept.set(key, styles)
    return styles
  }
}

function stylesFor(sheets: readonly PageSheet[], marks: ReadonlySet<string>, isForBrowser: boolean): PageStyles {
  const shown = sheets.filter(({ isLazy, parts }) => !isLazy || concerns(parts(), marks))
  const needs = new Set([...marks, ...shown.flatMap(({ parts }) => readBy(parts(), marks))])
  const used = shown.map((sheet) => {
    const needed = isForBrowser ? sheet.text : partsFor(sheet.parts(), needs)
    const isWhole = sheet.text.length - needed.length < WORTH_BYTES
    return { file: sheet.file, isWhole, text: isWhole ? sheet.text : needed }
  })
  const css = used.map(({ text }) => text).join('')
  return {
    css,
    cssHash: `sha256-${hash('sha256', css, 'base64')}`,
    sheets: used.map(({ file, isWhole }) => ({ file, isWhole })),
  }
}

function marksOf({ html, lang, theme, typeSize = 'regular' }: StyledPage): ReadonlySet<string> {
  const marks = new Set([...AROUND, `data-theme=${theme}`, `data-type=${typeSize}`, `lang=${lang}`])
  for (const found of new Set(html.match(MARKED)))
    if (!found.startsWith('class=')) marks.add(found.replace('var(', ''))
    else for (const name of found.slice('class="'.length, -1).split(' ')) marks.add(name)
  return marks
}
