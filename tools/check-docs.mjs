import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesBelow } from './fingerprint.mjs'
import { asvsFaults } from './check-asvs.mjs'
import { root } from './checkout.mjs'

/*
 * The documents against the checkout: links lead somewhere, files that are named exist, scripts that are named can be
 * run, every page of a folder is in that folder's list. No line of any page, also of articles, is too long to read.
 */

/** A path from the top of the checkout, in code marks. One with <…>, … or * in it stands for many. */
const NAMED_FILE = /`((?:packages|docs|tools|\.ci)\/[\w./@-]*)`/g
const LINK = /(?:\]\(|src=")([^)"\s]+)[)"]/g
const NPM_SCRIPT = /\bnpm run ([\w-]+)/g
const ONLY = /npm test -- --only[ =]([\w,-]+)/g
const STEP_NAME = /\{ name: '([\w-]+)'/g
const MAX_LINE_LENGTH = 400
const LISTED_FOLDERS = ['docs', 'docs/rules', 'docs/decisions', 'docs/recipes']

/** Everything that a document says and the checkout contradicts, as sentences. */
export function docFaults(base = root) {
  const pages = pagesIn(base, ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs'])
  return [
    ...pages.flatMap((page) => [...deadLinks(page, base), ...missingFiles(page, base), ...missingScripts(page, base)]),
    ...[...pages, ...pagesIn(base, ['packages/server/articles'])].flatMap(longLines),
    ...LISTED_FOLDERS.flatMap((folder) => unlisted(folder, base)),
  ]
}

const pagesIn = (base, paths) =>
  paths
    .flatMap((path) => filesBelow(join(base, path)))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file: relative(base, file), text: readFileSync(file, 'utf8') }))

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found)

function deadLinks({ file, text }, base) {
  return all(text, LINK).flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return []
    const [path, anchor] = link.split('#')
    const target = path === '' ? file : posix.join(dirname(file), path)
    if (!existsSync(join(base, target))) return [`${file} links to ${link}, which is not there`]
    if (anchor === undefined || anchorsOf(readFileSync(join(base, target), 'utf8')).has(anchor)) return []
    return [`${file} links to ${link}; ${target} has no such heading`]
  })
}

/** A heading's anchor as GitHub makes it. */
function anchorsOf(text) {
  return new Set(
    all(text, /^#+ (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function missingFiles({ file, text }, base) {
  const made = madeFolders(base)
  return all(text, NAMED_FILE).flatMap((named) =>
    existsSync(join(base, named)) || made.some((folder) => `${named}/`.startsWith(folder))
      ? []
      : [`${file} names ${named}, which is not there`],
  )
}

/** Ignored files are made by a run, and need not exist before it. */
const madeFolders = (base) =>
  read(base, '.gitignore')
    .split('\n')
    .filter((line) => /^[^*!#]+\/$/.test(line))

function missingScripts({ file, text }, base) {
  const { scripts = {} } = JSON.parse(read(base, 'package.json') || '{}')
  const steps = all(read(base, 'tools/check-steps.mjs'), STEP_NAME)
  return [
    ...all(text, NPM_SCRIPT).flatMap((name) =>
      Object.hasOwn(scripts, name) ? [] : [`${file} runs npm run ${name}; package.json has no such script`],
    ),
    ...all(text, ONLY).flatMap((names) =>
      names
        .split(',')
        .flatMap((name) =>
          steps.includes(name) ? [] : [`${file} runs the step ${name}; tools/check-steps.mjs has no such step`],
        ),
    ),
  ]
}

const longLines = ({ file, text }) =>
  text
    .split('\n')
    .flatMap((line, at) =>
      line.length > MAX_LINE_LENGTH
        ? [`${file}:${at + 1} has ${line.length} characters; ${MAX_LINE_LENGTH} are the most`]
        : [],
    )

/** A folder of pages has a list, and the list has every page. Without a list of its own, the README is its list. */
function unlisted(folder, base) {
  if (!existsSync(join(base, folder))) return []
  const pages = readdirSync(join(base, folder)).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const list = existsSync(join(base, folder, 'README.md')) ? `${folder}/README.md` : 'README.md'
  const linked = all(read(base, list), LINK).map((link) => posix.join(dirname(list), link.split('#')[0]))
  return pages
    .filter((name) => !linked.includes(`${folder}/${name}`))
    .map((name) => `${list} does not list ${folder}/${name}`)
}

const read = (base, file) => (existsSync(join(base, file)) ? readFileSync(join(base, file), 'utf8') : '')

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = [...docFaults(), ...asvsFaults()]
  for (const sentence of faults) console.log(sentence)
  console.log(
    faults.length === 0 ? 'the documents name what is there' : `${faults.length} things in the documents are not so`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
}
