import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { cheapShops } from '../api/market.ts'
import { openApi } from '../api/api-client.ts'
import { builtFile } from '../browser/built-file.ts'
import { FOR_FIGURES } from '../browser/find-chromium.ts'
import { openBrowser } from '../browser/phone.ts'
import { inCheckout } from '../server/checkout-root.ts'
import { newInstallation } from '../server/installation.ts'
import { startServerProcess } from '../server/server-process.ts'
import { slowPhone } from './pages/measure-page.ts'
import { sealAnswer, type SealedPieces } from './seal-answer.ts'
import { spreadOf, spreadText } from './statistics.ts'
import { keepResults, tableText } from './tables.ts'

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const ANSWER_BYTES = 10_000
const SEALER = '../adapters/src/crypto/create-sealer.ts'
const FORGE = '../adapters/src/crypto/forge-cryptography.ts'
const REST_MS = 2500

/** The browser's own way; PKCS#1 v1.5 with its AES; and what a page by http, without WebCrypto, has to do. */
const WAYS = [
  { name: 'WebCrypto, OAEP', padding: 'oaep', hasSubtle: true },
  { name: 'PKCS#1 v1.5 for an older backend', padding: 'pkcs1', hasSubtle: true },
  { name: 'a page by http, OAEP', padding: 'oaep', hasSubtle: false },
] as const

interface Figures {
  readonly loadMs: number
  readonly pairMs: number
  readonly openMs: number
}

/**
 * Costs of sealed answers on a phone: bytes, generating the key pair, opening; and that a visit without them costs
 * nothing.
 */
export async function benchSealed(tell: (line: string) => void): Promise<boolean> {
  const chunks = { sealer: chunkOf(SEALER), forge: chunkOf(FORGE) }
  const installation = await newInstallation()
  const server = await startServerProcess(installation)
  try {
    const [shop] = await cheapShops(await openApi(server.url), 1)
    const requested = await filesOf(server.url, ['/', '/lists', `/shop/${shop?.id ?? ''}`, '/login'])
    const early = Object.values(chunks).filter(({ file }) => requested.some((url) => url.endsWith(file)))
    const rows: (readonly string[])[] = []
    const stored: Record<string, readonly Figures[]> = {}
    for (const way of WAYS) {
      const visits: Figures[] = []
      for (let run = 0; run < RUNS; run += 1) visits.push(await measure(server.url, chunks.sealer.file, way))
      const spread = (name: keyof Figures) => spreadText(spreadOf(visits.map((visit) => visit[name])))
      rows.push([way.name, spread('loadMs'), spread('pairMs'), spread('openMs')])
      stored[way.name] = visits
    }
    keepResults('sealed', { chunks, stored })
    tell(
      `Sealing: ${kib(chunks.sealer.brotli)} KiB; node-forge, only for the last two: ${kib(chunks.forge.brotli)} KiB (brotli)`,
    )
    tell(
      early.length === 0
        ? `Neither is among the ${requested.length} files of a visit to four pages.`
        : `LOADED TOO EARLY: ${early.map(({ file }) => file).join(', ')}`,
    )
    tell(
      `\n${tableText(['opening 10 kB on the phone profile, ms', 'code comes', 'pair, once a visit', 'opening'], rows)}`,
    )
    return early.length === 0
  } finally {
    await server.stop()
    await installation.remove()
  }
}

function chunkOf(module: string): { readonly file: string; readonly brotli: number } {
  const file = builtFile(module)
  return {
    file,
    brotli: brotliCompressSync(readFileSync(inCheckout('packages', 'web', 'dist', 'client', file))).length,
  }
}

/** Our own files that visits to these pages fetch, each until its page is idle. */
async function filesOf(url: string, paths: readonly string[]): Promise<readonly string[]> {
  const browser = await openBrowser(FOR_FIGURES)
  try {
    const page = await browser.newPage()
    const requested: string[] = []
    page.on('request', (request) => void requested.push(request.url()))
    for (const path of paths) {
      await page.goto(`${url}${path}`)
      await page.waitForTimeout(REST_MS)
    }
    return requested.filter((one) => one.endsWith('.js'))
  } finally {
    await browser.close()
  }
}

interface Sealer {
  readonly publicKey: () => Promise<string>
  readonly open: (sealed: SealedPieces) => Promise<{ readonly value: unknown } | undefined>
}

/** A new browser each time: without cached or compiled code. */
async function measure(url: string, file: string, { padding, hasSubtle }: (typeof WAYS)[number]): Promise<Figures> {
  const browser = await openBrowser(FOR_FIGURES)
  try {
    const page = await slowPhone(browser)
    await page.goto(`${url}/login`)
    await page.waitForTimeout(REST_MS)
    const [loadMs, pairMs, publicKey] = await begin(page, `/${file}`, padding, hasSubtle)
    const sealed = sealAnswer({ text: 'x'.repeat(ANSWER_BYTES) }, publicKey, padding)
    const openMs = await page.evaluate(async (parts) => {
      const { sealer } = window as unknown as { readonly sealer: Sealer }
      const from = performance.now()
      const opened = await sealer.open(parts)
      const took = performance.now() - from
      if (opened === undefined) throw new Error('It did not open')
      return took
    }, sealed)
    return { loadMs, pairMs, openMs }
  } finally {
    await browser.close()
  }
}

const begin = (
  page: Page,
  file: string,
  padding: string,
  hasSubtle: boolean,
): Promise<readonly [number, number, string]> =>
  page.evaluate(
    async ([path, wanted, subtle]) => {
      const from = performance.now()
      const { createSealer } = (await import(path)) as {
        createSealer: (padding: string, subtle: SubtleCrypto | null) => Sealer
      }
      const sealer = createSealer(wanted, subtle ? crypto.subtle : null)
      const loaded = performance.now()
      const publicKey = await sealer.publicKey()
      Object.assign(window, { sealer })
      return [loaded - from, performance.now() - loaded, publicKey] as const
    },
    [file, padding, hasSubtle] as const,
  )

const kib = (bytes: number): string => (bytes / 1024).toFixed(1)
