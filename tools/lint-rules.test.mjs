import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { folderWith } from './fixture.mjs'
import { inCheckout, projectEnv } from './checkout.mjs'
import { runQuietly } from './child.mjs'

const CONFIG = {
  '.oxlintrc.json': readFileSync(inCheckout('.oxlintrc.json'), 'utf8'),
  'tools/standard-terms.mjs': readFileSync(inCheckout('tools', 'standard-terms.mjs'), 'utf8'),
  'tools/gesture-at-once.mjs': readFileSync(inCheckout('tools', 'gesture-at-once.mjs'), 'utf8'),
  'tools/translator-proof.mjs': readFileSync(inCheckout('tools', 'translator-proof.mjs'), 'utf8'),
  'tools/lint-rules.mjs': readFileSync(inCheckout('tools', 'lint-rules.mjs'), 'utf8'),
  'tools/money-forms.mjs': readFileSync(inCheckout('tools', 'money-forms.mjs'), 'utf8'),
  'tools/typographic-english.mjs': readFileSync(inCheckout('tools', 'typographic-english.mjs'), 'utf8'),
  'tools/state-digits.mjs': readFileSync(inCheckout('tools', 'state-digits.mjs'), 'utf8'),
}

async function lint(file, text) {
  const base = folderWith({ ...CONFIG, [file]: text })
  const args = ['--deny-warnings', '--format=unix', 'packages']
  const { code, output } = await runQuietly(inCheckout('node_modules', '.bin', 'oxlint'), args, {
    cwd: base,
    env: projectEnv(),
  })
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
  ['no-clock-or-dice', 'packages/core/src/x/a.ts', 'export const a = dayjs()'],
  ['no-clock-or-dice', 'packages/core/src/x/a.ts', 'export const a = dayjs.utc()'],
  ['dates-by-dayjs', 'packages/core/src/x/a.ts', 'export const a = (at: Date) => at.getUTCDate()'],
  ['dates-by-dayjs', 'packages/web/src/x/a.ts', 'export const a = (at: Date) => at.toLocaleDateString()'],
  ['dates-by-dayjs', 'packages/web/src/x/a.ts', "export const a = new Intl.DateTimeFormat('en')"],
  ['dates-by-dayjs', 'packages/server/src/x/a.ts', 'export const a = (at: Date) => at.toISOString().slice(0, 10)'],
  ['device-through-ports', 'packages/web/src/x/a.ts', "export const a = localStorage.getItem('a')"],
  ['device-through-ports', 'packages/web/src/x/a.ts', 'export const a = window.sessionStorage.length'],
  ['device-through-ports', 'packages/web/src/x/a.ts', 'export const a = document.cookie'],
  ['device-through-ports', 'packages/web/src/x/a.ts', "export const a = caches.open('a')"],
  ['device-through-ports', 'packages/web/src/x/a.ts', "export const a = fetch('/health/live')"],
  ['device-through-ports', 'packages/web/src/x/a.ts', "export const a = window.fetch('/a')"],
  ['device-through-ports', 'packages/web/src/x/a.ts', "export const a = new EventSource('/a')"],
  ['load-by-role', 'packages/web/src/x/a.ts', "import { useQuery } from '@tanstack/react-query'\nuseQuery()"],
  [
    'load-by-role',
    'packages/web/src/x/a.ts',
    "import { useInfiniteQuery as a } from '@tanstack/react-query'\nexport const b = a",
  ],
  ['load-by-role', 'packages/web/src/x/a.ts', "import { useMutation } from '@tanstack/react-query'\nuseMutation()"],
  ['no-fake-time', 'packages/core/src/x/a.test.ts', 'vi.useFakeTimers()'],
  ['no-fake-time', 'packages/core/src/x/a.test.ts', 'await new Promise((done) => setTimeout(done, 50))'],
  ['module-mocks-alone', 'packages/web/src/x/a.test.tsx', "vi.mock('./b.ts')"],
  ['translator-proof', 'packages/web/src/x/a.tsx', 'export const A = (p) => <b>{p.is && <i />}{messages.a}</b>'],
  ['translator-proof', 'packages/web/src/x/a.tsx', 'export const A = (p) => <b>One{p.is && <i />}</b>'],
  ['translator-proof', 'packages/web/src/x/a.tsx', 'export const A = (p) => <b>{p.is && <i />}<>{p.a}</></b>'],
  ['translator-proof', 'packages/web/src/x/a.tsx', 'export const A = (p) => <b><i />{p.is && `${p.a} one`}</b>'],
  [
    'gesture-at-once',
    'packages/web/src/x/a.ts',
    'export const a = async (load) => {\n  await load()\n  await navigator.clipboard.writeText("a")\n}',
  ],
  [
    'gesture-at-once',
    'packages/web/src/x/a.ts',
    'export const a = (load) => load().then(() => navigator.share({ title: "a" }))',
  ],
  ['gesture-at-once', 'packages/web/src/x/a.ts', 'export const a = (video) => setTimeout(() => video.play(), 9)'],
  [
    'gesture-at-once',
    'packages/web/src/x/a.ts',
    'export const useA = (load) => {\n  const copy = useCopyText()\n  return async () => void copy(await load())\n}',
  ],
  [
    'gesture-at-once',
    'packages/web/src/x/a.ts',
    'export const useA = (openChat) => {\n  const copy = useCopyText()\n  return async () => void (await openChat({ openQq: (text) => void copy(text) }))\n}',
  ],
  [
    'gesture-at-once',
    'packages/web/src/x/a.ts',
    'export const useA = (load) => {\n  const copy = useCopyText()\n  const one = (text) => void copy(text)\n  return async () => {\n    const text = await load()\n    one(text)\n  }\n}',
  ],
  [
    'translator-proof',
    'packages/web/src/x/a.tsx',
    'export const A = ({ is, children }) => <b>{children}{is && <i />}</b>',
  ],
  [
    'translator-proof',
    'packages/web/src/x/a.tsx',
    'interface P { readonly end?: ReactNode }\nexport const A = (p: P) => <b>{p.end}{p.is && <i />}</b>',
  ],
  ['translator-proof', 'packages/web/src/x/a.tsx', 'export const A = ({ is, what }) => <b>{what}{is && <i />}</b>'],
  [
    'translator-proof',
    'packages/web/src/x/a.tsx',
    'export const A = ({ all, what }) => <b>{all.map((one) => <i key={one} />)}{what}</b>',
  ],
  [
    'translator-proof',
    'packages/web/src/x/a.tsx',
    'export const A = ({ is, all }) => <b>{all.map((one) => `${one}, `)}{is && <i />}</b>',
  ],
  [
    'translator-proof',
    'packages/web/src/x/a.tsx',
    'export const A = ({ is, all }) => <b>{[<i key="a" />, all]}{is && <i />}</b>',
  ],
  [
    'translator-proof',
    'packages/web/src/x/a.tsx',
    'export const A = ({ is, children }) => <>{is ? children : <i />}<b /></>',
  ],
  ['no-empty-name', 'packages/core/src/x/date-utils.ts', 'export const a = 1'],
  ['max-comment-width', 'packages/core/src/x/a.ts', `// ${'word '.repeat(24)}\nexport const a = 1`],
  ['max-comment-width', 'packages/core/src/x/a.ts', `/**\n * ${'word '.repeat(24)}\n */\nexport const a = 1`],
  ['no-state-digits', 'packages/web/src/a.ts', 'export const a = (order: { status: number }) => order.status === 4'],
  ['no-state-digits', 'packages/web/src/a.ts', 'export const a = (order?: { status: number }) => order?.status !== 4'],
  ['no-state-digits', 'packages/web/src/a.ts', 'export const a = (orderStatus: number) => 5 < orderStatus'],
  ['no-state-digits', 'packages/web/src/a.test.ts', 'export const a = (status: number) => status > 5'],
  [
    'no-state-digits',
    'packages/web/src/a.ts',
    'export const a = (status: number) => {\n  switch (status) {\n    case 4:\n      return 1\n  }\n  return 2\n}',
  ],
  ['no-state-digits', 'packages/server/src/a.ts', "export const a = 'SELECT 1 FROM orders WHERE status = 4'"],
  ['no-state-digits', 'packages/server/src/a.ts', "export const a = 'o.status NOT IN (1, 2)'"],
  [
    'no-state-digits',
    'packages/server/src/a.ts',
    'export const a = (id: string) => `SELECT ${id} WHERE o.status IN (3, 4)`',
  ],
  ['no-state-digits', 'packages/server/src/a.ts', "export const a = 'CASE o.status WHEN 6 THEN 1 END'"],
  ['one-money-form', 'packages/web/src/a.ts', 'export const a = (yuan: string) => `售价 ¥${yuan}`'],
  ['one-money-form', 'packages/web/src/a.ts', 'export const a = (yuan: string) => `售价 ${yuan} 元`'],
  ['one-money-form', 'packages/server/src/a.ts', "export const a = (yuan: string) => '¥' + yuan"],
  ['one-money-form', 'packages/web/src/a.tsx', 'export const a = (yuan: string) => <p>¥{yuan}</p>'],
  ['one-money-form', 'packages/web/src/a.tsx', 'export const a = (yuan: string) => <p>{yuan} 元</p>'],
  ['one-money-form', 'packages/web/src/a.ts', 'export const a = (fen: number) => formatYuan(fen)'],
  ['typographic-english', 'packages/web/src/a.ts', 'export const a = "This isn\'t yours"'],
  ['typographic-english', 'packages/web/src/a.ts', "export const a = (name: string) => `${name}'s shop`"],
  ['typographic-english', 'packages/web/src/a.ts', 'export const a = \'Press "Handed over" first\''],
  ['typographic-english', 'packages/web/src/a.tsx', "export const a = <p>The seller's turn</p>"],
  ['standard-terms', 'packages/core/src/x/a.ts', 'export const judgeAmount = 1'],
  ['standard-terms', 'packages/core/src/x/a.ts', 'export const MOST_TRIES = 1'],
  ['standard-terms', 'packages/core/src/x/a.ts', 'export interface KeptOrder { readonly id: string }'],
  ['standard-terms', 'packages/core/src/x/a.ts', 'export interface Order { readonly houseTurn: number }'],
  ['standard-terms', 'packages/core/src/x/judge-amount.ts', 'export const a = 1'],
  ['named-roles', 'packages/core/src/x/a.ts', '/** Whoever pays first has the shop. */\nexport const a = 1'],
  ['named-roles', 'packages/core/src/x/a.test.ts', "it('lets nobody in', () => {})"],
  ['named-roles', 'packages/core/src/x/a.test.ts', "it.each([[1]])('%d is for anybody', () => {})"],
  ['named-roles', 'packages/core/src/x/a.test.ts', 'describe(`${name}: somebody`, () => {})'],
  ['filename-case', 'packages/core/src/x/dateText.ts', 'export const a = 1'],
])('%s finds what it is for in %s', async (rule, file, text) => {
  const { passes, output } = await lint(file, text)
  expect(passes).toBe(false)
  expect(output).toContain(`(${rule})`)
})

it.each([
  ['packages/web/src/app/queries/queries.ts', "import { useQuery } from '@tanstack/react-query'\nuseQuery()"],
  ['packages/core/src/x/a.ts', 'export const a = (ms: number) => new Date(ms)'],
  ['packages/core/src/x/a.ts', 'export const a = (ms: number) => [dayjs(ms), dayjs.utc(ms)]'],
  [
    'packages/web/src/a.ts',
    'export const a = (answer: { status: number }) => answer.status === 404 || answer.status < 500',
  ],
  ['packages/web/src/a.ts', "export const a = (order: { status: string }) => order.status === 'paid'"],
  [
    'packages/server/src/a.ts',
    'export const a = (code: number) => `SELECT 1 FROM orders WHERE status = ${code} AND status = ANY($1) LIMIT 4`',
  ],
  ['packages/core/src/x/a.test.ts', "it('refuses an unknown user', () => expect(find('nobody')).toBeUndefined())"],
  ['packages/core/src/x/a.ts', '/** Runs as the user `nobody`. */\nexport const a = 1'],
  ['packages/core/src/x/a.ts', 'export const keptFen = 1; export const maxFen = 2'],
  [
    'packages/web/src/a.ts',
    "export const a = (fen: number) => [formatMoney(fen), '三万元以内', '标价（元）', 'up to ¥999']",
  ],
  ['packages/web/src/a.tsx', 'export const a = (yuan: string) => <p><span>¥</span>{yuan}</p>'],
  ['packages/server/src/contracts/clauses/a.ts', 'export const a = (yuan: string) => `人民币 ${yuan} 元`'],
  ['packages/server/src/integrations/a.ts', 'export const a = (fen: number) => formatYuan(fen)'],
  ['packages/web/src/a.ts', 'export const a = (name: string) => `${name}’s shop, “sold”; <a href="x">`'],
  ['packages/server/src/a.ts', `export const a = 'SELECT user_id AS "userId" FROM orders'`],
  ['packages/server/src/x/a.ts', 'export const a = (at: Date) => at.toISOString()'],
  ['packages/web/src/x/a.test.ts', 'localStorage.clear()'],
  ['packages/web/src/x/a.ts', 'export const a = (drawn: { fetch: () => number }) => drawn.fetch()'],
  ['packages/adapters/src/x/a.ts', 'export const a = (page: Window) => page.localStorage'],
  ['packages/core/src/x/a.test.ts', 'export const a = (at: Date) => at.getUTCDate()'],
  [
    'packages/web/src/x/a.ts',
    'export const useA = (load) => {\n  const copy = useCopyText()\n  return async (text) => {\n    await copy(text)\n    await load()\n  }\n}',
  ],
  ['packages/web/src/x/a.ts', 'export const a = (bridge, text) => bridge.onPress(() => void navigator.share(text))'],
  [
    'packages/web/src/x/a.tsx',
    'interface P { readonly end?: ReactElement | null }\nexport const A = ({ end, is }: P) => <b>{end}{is && <i />}</b>',
  ],
  [
    'packages/web/src/x/a.tsx',
    'export const A = ({ is, all }) => {\n  const rows = all.map((one) => <i key={one} />)\n  return <b>{rows}{is && <i />}</b>\n}',
  ],
  ['packages/web/src/x/a.tsx', 'export const A = ({ children }) => <b>{children}</b>'],
  ['packages/web/src/x/a.tsx', 'export const A = ({ is, what }) => <b><span>{what}</span>{is && <i />}</b>'],
  ['packages/server/src/main.ts', 'console.log(Date.now())'],
  ['packages/web/vite.config.ts', 'export default {}'],
  ['packages/wire/src/a.ts', "export * from './b.calls.ts'"],
])('what is allowed passes in %s', async (file, text) => {
  expect(await lint(file, text)).toMatchObject({ passes: true })
})
