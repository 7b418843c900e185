import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { context, INVALID_SPAN_CONTEXT, trace, type Span, type Tracer } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { reuseTextsFor } from './content/index.ts'
import { createWebRenderer, pageSettings } from './render/index.ts'
import { readSettings } from './settings.ts'
import { startServer } from './start-server.ts'

/*
 * Costs of pages other than time: `node measure-pages.ts / /lists …` prints the bytes and elements of each document,
 * the statements of its first rendering and of one with a warm memory, and the components that were rendered. All is
 * the same on every machine: sample data of one moment, in a database of its own.
 */

const ENV = { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', DEMO_SHOPS: '300', LOG_LEVEL: 'silent' }
const NOW = '2026-11-20T12:00:00+08:00'
/** The first fills what the server keeps in memory. */
const RENDERINGS = 5
/** Texts that were published with the start are read anew for a second. */
const AFTER_START_MS = 2_000
const HOUR_MS = 3_600_000

const SERVER_ASSETS = new URL('../../web/dist/server/assets/', import.meta.url)

interface JsxRuntime {
  jsx: (type: unknown, ...rest: readonly unknown[]) => unknown
  jsxs: JsxRuntime['jsx']
}

const counts = { statements: 0, components: 0 }

/**
 * The server opens a span for each request and for each statement, and asks this tracer for them: a statement counts
 * where it runs within a request, and not where a job or the fleet asks at the same time.
 */
function countStatements(): void {
  const ofRequest = trace.wrapSpanContext(INVALID_SPAN_CONTEXT)
  const ofStatement = trace.wrapSpanContext(INVALID_SPAN_CONTEXT)
  const tracer: Tracer = {
    startSpan: () => ofRequest,
    startActiveSpan: <F extends (span: Span) => ReturnType<F>>(_name: string, ...rest: readonly unknown[]) => {
      if (trace.getSpan(context.active()) === ofRequest) counts.statements += 1
      return (rest.at(-1) as F)(ofStatement)
    },
  }
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  trace.setGlobalTracerProvider({ getTracer: () => tracer })
}

/** Every element of a component that the built pages make. */
async function countComponents(): Promise<void> {
  const name = (await readdir(SERVER_ASSETS)).find((file) => /^jsx-runtime-.*\.js$/.test(file))
  if (name === undefined) throw new Error('The build of the pages has no jsx-runtime to count with')
  const [load] = Object.values((await import(new URL(name, SERVER_ASSETS).href)) as Record<string, () => JsxRuntime>)
  const runtime = load?.()
  if (runtime === undefined) throw new Error('The jsx-runtime of the pages is not what it was')
  const { jsx } = runtime
  runtime.jsx = runtime.jsxs = (type, ...rest) => {
    if (typeof type !== 'string' && typeof type !== 'symbol') counts.components += 1
    return jsx(type, ...rest)
  }
}

async function measure(address: string, path: string) {
  const rendered: (typeof counts)[] = []
  let html = ''
  for (let turn = 0; turn < RENDERINGS; turn += 1) {
    const before = { ...counts }
    const answer = await fetch(`${address}${path}${path.includes('?') ? '&' : '?'}turn=${turn}`)
    html = await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
    rendered.push({
      statements: counts.statements - before.statements,
      components: counts.components - before.components,
    })
  }
  const [first] = rendered
  return {
    bytes: Buffer.byteLength(html),
    elements: html.match(/<[a-z][^<>]*>/g)?.length ?? 0,
    statements: first?.statements ?? 0,
    statementsWarm: Math.min(...rendered.map(({ statements }) => statements)),
    components: Math.min(...rendered.map(({ components }) => components)),
  }
}

countStatements()
const dataDir = await mkdtemp(join(tmpdir(), 'diandu-pages-'))
try {
  await countComponents()
  const settings = readSettings({ ...ENV, NOW, DATA_DIR: dataDir })
  const server = await startServer(settings, { renderer: () => createWebRenderer(pageSettings(settings)) })
  try {
    reuseTextsFor(HOUR_MS)
    await setTimeout(AFTER_START_MS)
    const list = await (await fetch(`${server.address}/lists`)).text()
    const shop = /\/shop\/[\w-]+/.exec(list)?.[0] ?? '/shop/none'
    const article = /\/taobao\/details\/[\w-]+/.exec(await (await fetch(`${server.address}/taobao`)).text())?.[0] ?? ''
    const measured: Record<string, Awaited<ReturnType<typeof measure>>> = {}
    for (const path of process.argv.slice(2))
      measured[path] = await measure(
        server.address,
        path.replace('/shop/:id', shop).replace('/taobao/details/:id', article),
      )
    process.stdout.write(`${JSON.stringify(measured)}\n`)
  } finally {
    await server.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
