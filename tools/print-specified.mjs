/*
 * Prints each route and each call of the specification with the page and the handler that answer it, and names those
 * that are missing.
 *   node tools/print-specified.mjs
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as wire from '../packages/wire/src/calls/all.calls.ts'
import { ROUTES } from '../packages/web/src/routes/routes.ts'
import { root } from './checkout.mjs'
import { filesBelow } from './fingerprint.mjs'

const { routes, calls } = JSON.parse(readFileSync(join(root, 'tools/specified.json'), 'utf8'))
const handlerFiles = filesBelow(join(root, 'packages/server/src'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => /\w*[hH]andlerFor\(/.test(text))

print('routes', routes, pageOf)
print('calls', calls, handlerOf)

/** The page of a route, also of one that ends in an optional parameter: then both addresses must have one. */
function pageOf(route) {
  const bare = route.replace(/\/\{\w+\?\}$/, '')
  const whole = route.replace(/\{\w+\??\}/, 'a1')
  const pages = (bare.includes('{') ? [whole] : [bare, whole]).map((address) =>
    ROUTES.find((page) => isAt(page, address)),
  )
  return pages.includes(undefined) ? undefined : [...new Set(pages.map(fileOf))].join(', ')
}

/** The file that a page loads, as its route names it. */
function fileOf({ load }) {
  return `packages/web/src/${/import\('\.\.\/([^']+)'\)/.exec(String(load))?.[1] ?? '(unknown)'}`
}

/** Whether a page answers an address, and takes what is in it. */
function isAt({ path, isValid = () => true }, address) {
  const pattern = path.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${pattern}$`).exec(address)
  return found !== null && isValid(found.groups ?? {})
}

function handlerOf(specifiedCall) {
  const [name] =
    Object.entries(wire).find(([, exported]) =>
      [exported, ...Object.values(exported)].some((one) => one && `${one.method} ${one.path}` === specifiedCall),
    ) ?? []
  return name && handlerFiles.find(({ text }) => new RegExp(`\\b${name}\\b`).test(text))?.file
}

function print(what, specified, answerOf) {
  const answers = specified.map((one) => ({ one, answer: answerOf(one) }))
  const width = Math.max(...specified.map((one) => one.length))
  console.log(answers.map(({ one, answer }) => `${one.padEnd(width)}  ${answer ?? '— missing'}`).join('\n'))
  console.log(`\n${answers.filter(({ answer }) => answer !== undefined).length} of ${specified.length} ${what}\n`)
}
