import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMMANDS } from '../commands/index.ts'

const CHECKOUT = join(import.meta.dirname, '../../../../..')

/** Lines of commands that belong together and are tried in their order. */
export interface ExamplePage {
  readonly page: string
  readonly lines: readonly string[]
}

/** As a shell would take them; what follows a `#` is a comment. */
export const wordsOf = (line: string): readonly string[] =>
  [...line.replace(/\s#.*$/, '').matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

/** Commands to copy from a document: lines that begin with the program's name. */
const pageLines = (page: string): readonly string[] =>
  [...readFileSync(join(CHECKOUT, page), 'utf8').matchAll(/^\s*npm run ops(?: --)? ([^`\n]+)$/gm)].map(
    ([, line = '']) => line,
  )

const PAGES: readonly ExamplePage[] = ['README.md', ...globSync('docs/**/*.md', { cwd: CHECKOUT })]
  .map((page) => ({ page, lines: pageLines(page) }))
  .filter(({ lines }) => lines.length > 0)

const HELP: readonly ExamplePage[] = Object.values(COMMANDS)
  .flat()
  .map(({ name, examples }) => ({ page: `${name} --help`, lines: examples }))

export const EXAMPLE_PAGES: readonly ExamplePage[] = [...PAGES, ...HELP]
