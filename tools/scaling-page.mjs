import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { dayText, stepsText, storedFigures } from '../packages/acceptance/src/bench/scaling/scaling-text.ts'
import { inCheckout } from './checkout.mjs'

/*
 * Writes the figures of docs/scaling.md into it, each part between `<!-- printed: NAME -->` and `<!-- end -->`.
 *   node tools/scaling-page.mjs
 */

export const PAGE = inCheckout('docs', 'scaling.md')

/** The page with its printed parts as they are now. */
export function withPrintedParts(page) {
  const measured = storedFigures()
  const parts = Object.entries({ day: dayText(measured), steps: stepsText(measured) })
  return parts.reduce((text, [name, part]) => {
    const [begin, end] = [`<!-- printed: ${name} -->`, '<!-- end -->']
    const from = text.indexOf(begin)
    const to = text.indexOf(end, from)
    if (from < 0 || to < 0) throw new Error(`docs/scaling.md has no place for ${name}.`)
    return `${text.slice(0, from + begin.length)}\n\n${part}\n\n${text.slice(to)}`
  }, page)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(PAGE, withPrintedParts(readFileSync(PAGE, 'utf8')))
