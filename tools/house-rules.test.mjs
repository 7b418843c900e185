import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { folderWith } from './fixture.mjs'
import { inCheckout, projectEnv } from './checkout.mjs'
import { runQuietly } from './child.mjs'

const CONFIG = {
  '.oxlintrc.json': readFileSync(inCheckout('.oxlintrc.json'), 'utf8'),
  'tools/house-rules.mjs': readFileSync(inCheckout('tools', 'house-rules.mjs'), 'utf8'),
}

async function lint(file, text) {
  const base = folderWith({ ...CONFIG, [file]: text })
  const args = ['--deny-warnings', '--format=unix', 'packages']
  const { code, output } = await runQuietly(inCheckout('node_modules', '.bin', 'oxlint'), args, { cwd: base, env: projectEnv() })
  return { passes: code === 0, output }
}

it.each([
  ['no-any', 'packages/wire/src/a.ts', 'export const a: any = 1'],
  ['no-default-export', 'packages/wire/src/a.ts', 'export default 1'],
  ['no-export-star', 'packages/wire/src/a.ts', "export * from './b.ts'"],
  ['no-enum', 'packages/wire/src/a.ts', 'export enum A { B }'],
  ['no-console', 'packages/wire/src/a.ts', 'console.log(1)'],
  ['no-clock-or-dice', 'packages/core/src/x/a.ts', 'export const a = Date.now()'],
  ['no-clock-or-dice', 'packages/core/src/x/a.ts', 'export const a = new Date()'],
  ['no-clock-or-dice', 'packages/core/src/x/a.ts', 'export const a = Math.random()'],
  ['no-fake-time', 'packages/core/src/x/a.test.ts', 'vi.useFakeTimers()'],
  ['no-fake-time', 'packages/core/src/x/a.test.ts', 'await new Promise((done) => setTimeout(done, 50))'],
  ['no-empty-name', 'packages/core/src/x/date-utils.ts', 'export const a = 1'],
  ['filename-case', 'packages/core/src/x/dateText.ts', 'export const a = 1'],
])('%s finds what it is for in %s', async (rule, file, text) => {
  const { passes, output } = await lint(file, text)
  expect(passes).toBe(false)
  expect(output).toContain(`(${rule})`)
})

it.each([
  ['packages/core/src/x/a.ts', 'export const a = (ms: number) => new Date(ms)'],
  ['packages/server/src/main.ts', 'console.log(Date.now())'],
  ['packages/web/vite.config.ts', 'export default {}'],
])('what is allowed passes in %s', async (file, text) => {
  expect(await lint(file, text)).toMatchObject({ passes: true })
})
