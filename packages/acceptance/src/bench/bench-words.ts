import { createApiClient, openApi } from '../api/api-client.ts'
import { FOR_FIGURES } from '../browser/find-chromium.ts'
import { openBrowser } from '../browser/phone.ts'
import type { ServerProcess } from '../server/server-process.ts'
import { slowPhone } from './pages/measure-page.ts'
import { bundleOf } from './scripts/bundle-of.ts'
import { spreadOf, spreadText, type Spread } from './statistics.ts'
import { tableText } from './tables.ts'

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)
const LENGTH = 20_000
const PATH = '/instrument/violateWord'
/** Maximum time for a phone to find every prohibited word of a long text. */
const AIM_MS = 100

/** A description as people write it: a hit in every third sentence. */
const SENTENCES = '纯棉面料透气舒服，三十度水洗。周一到周五当天发货。这是全网最低价，国家级品质。第一次买的客人也放心。'
const honest = (length: number) => SENTENCES.repeat(Math.ceil(length / SENTENCES.length)).slice(0, length)
const TEXTS: Readonly<Record<string, string>> = {
  'a description': honest(LENGTH),
  'nothing but hits': '国家级'.repeat(LENGTH / 3),
  'beginnings of words': '最'.repeat(LENGTH),
}

export interface WordFigures {
  readonly text: string
  readonly callMs: Spread
  readonly scanMs: Spread
  readonly shownMs: Spread
}

interface Scan {
  readonly createWordCheck: (list: unknown) => (text: string) => readonly unknown[]
}

/**
 * Prohibited words in 20 000 characters: the call; and on the phone profile the scan alone, and from the text's arrival
 * in the field until its marks are rendered.
 */
export async function benchWords(server: ServerProcess, tell: (line: string) => void): Promise<readonly WordFigures[]> {
  const { url, secret } = await openApi(server.url)
  const api = createApiClient(url, secret)
  const { list } = await api.must<{ readonly list: unknown }>('POST tools/words/prohibited')
  const { code } = await bundleOf('tools', 'createWordCheck')
  const browser = await openBrowser(FOR_FIGURES)
  try {
    const page = await slowPhone(browser)
    await page.goto(`${server.url}${PATH}`)
    await page.getByText(/^词库 /).waitFor()
    const measured: WordFigures[] = []
    for (const [name, text] of Object.entries(TEXTS)) {
      const [callMs, shownMs]: [number[], number[]] = [[], []]
      for (let run = 0; run < RUNS; run += 1) {
        const from = performance.now()
        await api.must('POST tools/words/prohibited', { text })
        callMs.push(performance.now() - from)
        shownMs.push(await page.evaluate(showMarks, text))
      }
      const scanMs = await page.evaluate(scan, { code, list, text, runs: RUNS })
      measured.push({ text: name, callMs: spreadOf(callMs), scanMs: spreadOf(scanMs), shownMs: spreadOf(shownMs) })
    }
    tell(
      `\n${tableText(
        ['prohibited words in 20 000 characters, ms', 'call', 'phone: scan', 'phone: until marked'],
        measured.map(({ text, callMs, scanMs, shownMs }) => [text, ...[callMs, scanMs, shownMs].map(spreadText)]),
      )}`,
    )
    const slowest = Math.max(...measured.map(({ scanMs }) => scanMs.median))
    tell(`The slowest scan on the phone profile takes ${Math.round(slowest)} ms (aim: under ${AIM_MS} ms)`)
    return measured
  } finally {
    await browser.close()
  }
}

/** Runs in the page: core's own function, of which the list is made once. */
async function scan({
  code,
  list,
  text,
  runs,
}: {
  readonly code: string
  readonly list: unknown
  readonly text: string
  readonly runs: number
}): Promise<readonly number[]> {
  const parts = [...code.matchAll(/export\s*\{\s*([\w$]+)\s+as\s+createWordCheck\s*\}/g)][0]
  if (parts?.[1] === undefined) throw new Error('The bundle has no createWordCheck')
  const made = new Function(`${code.replace(parts[0], '')};return { createWordCheck: ${parts[1]} }`) as () => Scan
  const check = made().createWordCheck(list)
  return Array.from({ length: runs }, () => {
    const from = performance.now()
    check(text)
    return performance.now() - from
  })
}

/** Runs in the page: empties the field, fills it, and waits until the frame with the last mark is rendered. */
async function showMarks(text: string): Promise<number> {
  const field = document.querySelector('textarea')
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  const put = (value: string): void => {
    set?.call(field, value)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const until = (isThere: () => boolean): Promise<void> =>
    new Promise((done) => {
      const look = (): void => void (isThere() ? setTimeout(done) : requestAnimationFrame(look))
      look()
    })
  const isShown = (): boolean => document.querySelector('main h2, main [role=status]') !== null
  put('')
  await until(() => !isShown())
  const from = performance.now()
  put(text)
  await until(isShown)
  return performance.now() - from
}
