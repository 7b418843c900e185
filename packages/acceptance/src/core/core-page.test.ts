import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inCheckout, pinnedNode, programEnv } from '../server/checkout-root.ts'

interface Example {
  readonly name: string
  readonly text: string
}

const page = readFileSync(inCheckout('docs', 'core.md'), 'utf8')

const EXAMPLES: readonly Example[] = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(({ 1: text = '', index }) => {
  const heading =
    page
      .slice(0, index)
      .match(/^## .*$/gm)
      ?.at(-1) ?? ''
  return { name: `${heading.slice(3)}, line ${page.slice(0, index).split('\n').length}`, text }
})

const folder = mkdtempSync(join(tmpdir(), 'diandu-core-page-'))
const fileOf = (at: number) => `example-${at}.ts`
let compiled = ''

/** Each example becomes a program of a consumer; what is after an arrow is compared with what the line gives. */
beforeAll(() => {
  mkdirSync(join(folder, 'node_modules', '@diandu'), { recursive: true })
  symlinkSync(inCheckout('packages', 'core'), join(folder, 'node_modules', '@diandu', 'core'))
  symlinkSync(inCheckout('packages', 'core', 'node_modules', 'xstate'), join(folder, 'node_modules', 'xstate'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'same.ts'), SAME)
  for (const [at, { text }] of EXAMPLES.entries()) writeFileSync(join(folder, fileOf(at)), programOf(text))
  writeFileSync(
    join(folder, 'badly-typed.ts'),
    programOf("import { isMobile } from '@diandu/core/input'\nisMobile(13_812_341_234) // → false\n"),
  )
  const options = {
    noEmit: true,
    composite: false,
    incremental: false,
    emitDeclarationOnly: false,
    lib: ['ES2023'],
    types: [],
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: inCheckout('tsconfig.base.json'), compilerOptions: options, include: ['*.ts'] }),
  )
  compiled = run(inCheckout('node_modules', '.bin', 'tsc'), ['-p', folder, '--pretty', 'false']).output
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(EXAMPLES.map(({ name }, at) => [name, at] as const))('%s does what the page says', (_name, at) => {
  expect(compiled.split('\n').filter((line) => line.includes(fileOf(at)))).toEqual([])
  expect(run(pinnedNode, [join(folder, fileOf(at))])).toEqual({ status: 0, output: '' })
})

it('no example is without a value that is compared, and the comparing can fail', () => {
  expect(EXAMPLES.length).toBeGreaterThan(8)
  expect(EXAMPLES.filter(({ text }) => !text.includes(' // → ')).map(({ name }) => name)).toEqual([])
  expect(compiled).toContain('badly-typed.ts')
  writeFileSync(join(folder, 'wrong.ts'), programOf('const sum = 1 + 1\n[sum] // → [3]\n'))
  expect(run(pinnedNode, [join(folder, 'wrong.ts')])).toMatchObject({
    status: 1,
    output: expect.stringContaining('[sum] gives [2], not [3]'),
  })
})

it('the page names every module of core, and every machine', () => {
  const modules = readdirSync(inCheckout('packages', 'core', 'src'))
  expect(modules.filter((module) => !page.includes(`\`@diandu/core/${module}\``))).toEqual([])
  const machines = modules.flatMap(
    (module) =>
      readFileSync(inCheckout('packages', 'core', 'src', module, 'index.ts'), 'utf8').match(/\bcreate\w+Machine\b/g) ??
      [],
  )
  expect(machines.filter((machine) => !page.includes(`\`${machine}\``))).toEqual([])
})

function programOf(text: string): string {
  const lines = text.split('\n').map((line) => {
    const [, expression, expected] = /^(.*\S) \/\/ → (.*)$/.exec(line) ?? []
    return expression === undefined ? line : `;same(${expression}, ${expected}, ${JSON.stringify(expression)})`
  })
  return `import { same } from './same.ts'\n${lines.join('\n')}\n`
}

const SAME = `
export function same(got: unknown, expected: unknown, expression: string): void {
  if (!alike(got, expected)) throw new Error(expression + ' gives ' + JSON.stringify(got) + ', not ' + JSON.stringify(expected))
}
function alike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))]
  return Array.isArray(a) === Array.isArray(b) && ours.length === theirs.size && ours.every(([key, value]) => theirs.has(key) && alike(value, theirs.get(key)))
}
`

function run(program: string, args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env: programEnv({}), encoding: 'utf8' })
  return { status, output: stdout + stderr }
}
