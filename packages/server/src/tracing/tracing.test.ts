import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../settings.ts'
import { startServer } from '../start-server.ts'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}

/** A collector of traces that remembers what it was sent. */
async function openCollector() {
  const spans: Span[] = []
  const server = createServer((request: IncomingMessage, response) => {
    void json(request).then((sent) => {
      for (const { scopeSpans } of (sent as Export).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans }
}

it('a request or a job, its statements and what it asks outside are one trace (FLEET-62)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'diandu-traces-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const collector = await openCollector()
  const outside = createServer((_request, response) => void response.end('ok'))
  await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void outside.close())
  const outsideUrl = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/pay?secret=word`
  const server = await startServer(
    readSettings({
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    }),
    {
      modules: [
        {
          name: 'asks',
          sweeps: [{ name: 'tidy up', everyMs: 1, run: async ({ db }) => void (await db.query('SELECT 2 AS tidied')) }],
          routes: (app, { db }) =>
            void app.get('/asks/:secret', async (request) => {
              await db.query('SELECT $1::text AS said', ['a value'])
              await fetch(outsideUrl)
              return { id: request.id }
            }),
        },
      ],
    },
  )
  const answer = await fetch(`${server.address}/asks/in-the-address`, {
    headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
  })
  const { id } = (await answer.json()) as { readonly id: string }
  const isTraced = (name: string) => collector.spans.some((span) => span.name === name)
  await expect.poll(() => isTraced('job tidy up'), { timeout: 20_000 }).toBe(true)
  await server.stop()
  const request = collector.spans.find(({ name }) => name === 'GET /asks/:secret')
  expect(request?.attributes).toContainEqual({ key: 'diandu.request.id', value: { stringValue: id } })
  expect(request?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
  const parts = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(parts.map(({ name }) => name)).toEqual(['SELECT', 'GET'])
  expect(parts.map(({ traceId }) => traceId)).toEqual([request?.traceId, request?.traceId])
  expect(JSON.stringify(parts)).toContain('/pay')
  const job = collector.spans.find(({ name }) => name === 'job tidy up')
  const partsOfJob = collector.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId)
  expect(JSON.stringify(partsOfJob)).toContain('SELECT 2 AS tidied')
  expect(JSON.stringify(collector.spans)).not.toMatch(/a value|in-the-address|secret=word/)
})
