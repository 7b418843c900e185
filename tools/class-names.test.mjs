import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { inCheckout } from './checkout.mjs'

const SOURCES = inCheckout('packages/web/src')
const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g

/** Each stylesheet of a component, with the names by which the component asks for its classes. */
const uses = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
  .flatMap((file) => {
    const source = readFileSync(join(SOURCES, file), 'utf8')
    return [...source.matchAll(IMPORT)].map(([, name = '', sheet = '']) => ({
      file,
      sheet: join(dirname(file), sheet),
      asked: [...source.matchAll(new RegExp(`[^\\w/-]${name}\\.(\\w+)`, 'g'))].map(([, asked = '']) => asked),
      isComputed: source.includes(`${name}[`),
    }))
  })

const STRING = /"[^"]*"/g

const classesOf = (sheet) => {
  const rules = readFileSync(join(SOURCES, sheet), 'utf8').replaceAll(STRING, '')
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, className = '']) => className))
}

it('each class that a component asks for stands in its stylesheet', () => {
  expect(uses.length).toBeGreaterThan(100)
  const missing = uses.flatMap(({ file, sheet, asked }) =>
    asked.filter((name) => !classesOf(sheet).has(name)).map((name) => `${file}: ${name} is not in ${sheet}`),
  )
  expect(missing).toEqual([])
})

it('each class of a stylesheet is asked for by a component', () => {
  const unused = [...new Set(uses.map(({ sheet }) => sheet))].flatMap((sheet) => {
    const users = uses.filter((use) => use.sheet === sheet)
    if (users.some(({ isComputed }) => isComputed)) return []
    const asked = new Set(users.flatMap((user) => user.asked))
    return [...classesOf(sheet)].filter((name) => !asked.has(name)).map((name) => `${sheet}: ${name}`)
  })
  expect(unused).toEqual([])
})
