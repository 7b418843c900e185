import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inCheckout, programEnv } from '../server/checkout-root.ts'

/** Globals of a browser or of Node that the language does not have. */
const FOREIGN = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'fetch',
  'XMLHttpRequest',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'queueMicrotask',
  'console',
  'process',
  'require',
  'Buffer',
  'global',
  '__dirname',
  'performance',
  'crypto',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'AbortController',
  'structuredClone',
] as const
const FOREIGN_MODULES = ['node:fs', 'fs', 'node:crypto', 'react', 'axios'] as const

const folder = mkdtempSync(join(tmpdir(), 'diandu-core-'))
const core = join(folder, 'packages', 'core')
let complaints: readonly string[] = []

const plant = (name: string, text: string) =>
  writeFileSync(join(core, 'src', 'kernel', `planted-${name}.ts`), `${text}\n`)

/** A copy of core with its own settings, and one more file for each global that must not be usable there. */
beforeAll(() => {
  mkdirSync(core, { recursive: true })
  cpSync(inCheckout('tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  for (const part of ['src', 'tsconfig.json', 'package.json'])
    cpSync(inCheckout('packages', 'core', part), join(core, part), { recursive: true })
  symlinkSync(inCheckout('packages', 'core', 'node_modules'), join(core, 'node_modules'))
  for (const name of FOREIGN) plant(name.toLowerCase(), `export const planted: unknown = ${name}`)
  for (const [at, module] of FOREIGN_MODULES.entries())
    plant(`module-${at}`, `import * as planted from '${module}'\nexport const held: unknown = planted`)
  plant('language', 'export const planted: unknown = [globalThis, Math, JSON, Promise, Map, BigInt, Intl, Symbol]')
  const { stdout } = spawnSync(inCheckout('node_modules', '.bin', 'tsc'), ['-p', core, '--pretty', 'false'], {
    cwd: folder,
    env: programEnv({}),
    encoding: 'utf8',
  })
  complaints = stdout.split('\n').filter((line) => line.includes('error TS'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(FOREIGN)('core does not know %s', (name) => {
  const found = complaints.filter((line) => line.includes(`planted-${name.toLowerCase()}.ts`))
  expect(found.join('\n')).toMatch(new RegExp(`Cannot find name '${name}'`))
})

it.each(FOREIGN_MODULES.map((module, at) => [module, at] as const))('core has no module %s', (module, at) => {
  const found = complaints.filter((line) => line.includes(`planted-module-${at}.ts`))
  expect(found.join('\n')).toMatch(new RegExp(`Cannot find (?:module|package|name) '${module}'|Could not find`))
})

it('what belongs to the language compiles, and so does everything else of core', () => {
  expect(complaints.filter((line) => !/planted-(?!language)/.test(line))).toEqual([])
})
