import { openApi, SUCCESS, type ApiClient } from '../api/api-client.ts'
import { logIn, PEOPLE } from '../api/people.ts'
import { signed } from '../api/sign-request.ts'
import { noisePictures } from '../attack/inputs/noise-pictures.ts'
import { pngFrom } from '../attack/inputs/hostile-files.ts'
import { dice, runSeed } from '../dice.ts'
import { newInstallation } from '../server/installation.ts'
import { startServerProcess } from '../server/server-process.ts'
import { quantile } from './statistics.ts'
import { keepResults, tableText } from './tables.ts'

const BEAT_MS = 10
const MAX_SMALL_BYTES = 24 * 1024

/**
 * Size of a photo in full, on a page and in a list, and whether other requests wait while the smaller forms are made.
 */
export async function benchPictures(tell: (line: string) => void): Promise<boolean> {
  const seed = runSeed()
  const { below } = dice(seed)
  const installation = await newInstallation()
  const server = await startServerProcess(installation)
  try {
    const client = await logIn(await openApi(server.url), PEOPLE.zhao)
    const photos = [
      { name: 'a photo of 1 100 × 825', bytes: drawnPng(1100, 825, (x, y) => 60 + x / 9 + y / 11 + below(10)) },
      {
        name: 'a screenshot of 1 080 × 2 340',
        bytes: drawnPng(1080, 2340, (x, y) => (y % 96 < 40 && (x * (y >> 5)) % 23 < 9 ? 40 : 250)),
      },
      ...noisePictures(2, dice(seed)).map(({ type, bytes }) => ({ name: `nothing but noise, ${type}`, bytes })),
    ]
    const rows: (readonly string[])[] = []
    let heaviest = 0
    const waits: number[] = []
    const beat = setInterval(() => {
      const askedAt = performance.now()
      void fetch(`${server.url}/health/live`).then(() => waits.push(performance.now() - askedAt))
    }, BEAT_MS)
    for (const { name, bytes } of photos) {
      const url = `${server.url}${await upload(client, bytes)}`
      const [whole, medium, small] = [await get(url), await get(`${url}&medium`), await get(`${url}&small`)]
      const again = await get(`${url}&small`)
      heaviest = Math.max(heaviest, small.bytes)
      const forms = [whole, medium, small].map((one) => `${kb(one.bytes)} (${one.ms.toFixed(0)} ms)`)
      rows.push([name, ...forms, `${again.ms.toFixed(0)} ms`])
    }
    clearInterval(beat)
    tell(tableText(['picture', 'whole', 'medium', 'small', 'small again'], rows))
    tell(`Others waited meanwhile: p50 ${quantile(waits, 0.5).toFixed(1)}, p99 ${quantile(waits, 0.99).toFixed(1)} ms`)
    keepResults('pictures', { seed, rows, waits: { p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) } })
    return heaviest <= MAX_SMALL_BYTES
  } finally {
    await server.stop()
    await installation.remove()
  }
}

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`

async function get(url: string): Promise<{ readonly bytes: number; readonly ms: number }> {
  const askedAt = performance.now()
  const answer = await fetch(url)
  const { byteLength } = await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} was answered ${answer.status}`)
  return { bytes: byteLength, ms: performance.now() - askedAt }
}

async function upload({ url, secret, token }: ApiClient, bytes: Buffer): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries(signed({}, secret))) form.append(name, String(value))
  form.append('file', new Blob([new Uint8Array(bytes)]), 'photo')
  const answer = await fetch(`${url}/api/wap-api/v1/upload/image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? ''}` },
    body: form,
  })
  const { code, data } = (await answer.json()) as { readonly code: string; readonly data: { readonly url: string } }
  if (code !== SUCCESS) throw new Error(`A picture of ${bytes.length} bytes was answered ${code}`)
  return data.url
}

/** Each point a shade of its place, a little warm. */
function drawnPng(widthPx: number, heightPx: number, shadeAt: (x: number, y: number) => number): Buffer {
  const lines = Buffer.alloc((widthPx * 3 + 1) * heightPx)
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      const shade = Math.min(255, Math.floor(shadeAt(x, y)))
      lines.set([shade, shade - (shade >> 4), shade - (shade >> 3)], y * (widthPx * 3 + 1) + 1 + x * 3)
    }
  return pngFrom(widthPx, heightPx, lines)
}
