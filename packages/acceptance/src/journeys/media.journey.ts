import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { builtFile } from '../browser/built-file.ts'
import { openJourney, type Journey } from './steps/open-journey.ts'

/** Exports of the built page's own code for files. */
interface Media {
  readonly preparePicture: (
    file: Blob,
  ) => Promise<
    | { readonly ok: true; readonly value: { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } }
    | { readonly ok: false; readonly failure: { readonly reason?: string } }
  >
  readonly download: (url: string, name: string) => Promise<{ readonly ok: boolean; readonly failure?: unknown }>
}

describe('Files in a real browser', () => {
  let journey: Journey
  let page: Page

  beforeAll(async () => {
    journey = await openJourney()
    ;({ page } = await journey.phone())
    await page.goto('/login')
    // As a text: the test's own compiler would turn this import into one of its own.
    await page.evaluate(
      `import('/${builtFile('../adapters/src/media/browser-media.ts')}').then((media) => {
        const download = async (address) => {
          const answer = await fetch(address)
          return answer.ok
            ? { ok: true, value: await answer.blob() }
            : { ok: false, failure: { kind: 'http', status: answer.status } }
        }
        window.browserMedia = media.browserMedia({ download })
      })`,
    )
  })
  afterAll(() => journey.end())

  it('a large photograph that lies on its side is stood up, made 750 wide, and tells no place any more (INP-15)', async () => {
    const prepared = await page.evaluate(async () => {
      const { browserMedia } = window as unknown as { readonly browserMedia: Media }
      const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 })
      const paper = canvas.getContext('2d') as CanvasRenderingContext2D
      const noise = paper.createImageData(3000, 2000)
      for (let at = 0; at < noise.data.length; at += 4)
        noise.data.set([0, Math.random() * 255, Math.random() * 255, 255], at)
      paper.putImageData(noise, 0, 0)
      paper.fillStyle = '#f00'
      paper.fillRect(0, 0, 1000, 2000)
      const rendered = new Uint8Array(
        await new Promise<ArrayBuffer>((resolve) =>
          canvas.toBlob((blob) => void blob?.arrayBuffer().then(resolve), 'image/jpeg', 0.95),
        ),
      )
      // EXIF: orientation 6, as a phone that is held upright writes it.
      const exif = [
        0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1,
        0, 6, 0, 0, 0, 0, 0, 0,
      ]
      const file = new File([rendered.slice(0, 2), new Uint8Array(exif), rendered.slice(2)], 'photo.jpg', {
        type: 'image/jpeg',
      })
      const answer = await browserMedia.preparePicture(file)
      if (!answer.ok) return undefined
      const bitmap = await createImageBitmap(new Blob([answer.value.bytes], { type: answer.value.type }))
      const shown = Object.assign(document.createElement('canvas'), {
        width: bitmap.width,
        height: bitmap.height,
      }).getContext('2d') as CanvasRenderingContext2D
      shown.drawImage(bitmap, 0, 0)
      const [red = 0, green = 255] = shown.getImageData(375, 60, 1, 1).data
      const text = Array.from(answer.value.bytes.subarray(0, 2000), (byte) => String.fromCharCode(byte)).join('')
      return {
        from: file.size,
        size: [bitmap.width, bitmap.height],
        type: answer.value.type,
        bytes: answer.value.bytes.length,
        isRedOnTop: red > 200 && green < 60,
        hasExif: text.includes('Exif'),
      }
    })
    expect(prepared).toMatchObject({ size: [750, 1125], type: 'image/jpeg', isRedOnTop: true, hasExif: false })
    expect(prepared?.from).toBeGreaterThan(2_097_152)
    expect(prepared?.bytes).toBeLessThan(2_097_152)
  })

  it('a picture of few bytes and more than 16 million pixels is made 750 wide (INP-15)', async () => {
    const prepared = await page.evaluate(async () => {
      const { browserMedia } = window as unknown as { readonly browserMedia: Media }
      const canvas = Object.assign(document.createElement('canvas'), { width: 5000, height: 4000 })
      canvas.getContext('2d')?.fillRect(0, 0, 5000, 2000)
      const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      const answer = file === null ? undefined : await browserMedia.preparePicture(file)
      if (answer?.ok !== true) return undefined
      const bitmap = await createImageBitmap(new Blob([answer.value.bytes], { type: answer.value.type }))
      return { from: file?.size, size: [bitmap.width, bitmap.height], type: answer.value.type }
    })
    expect(prepared).toMatchObject({ size: [750, 600], type: 'image/png' })
    expect(prepared?.from).toBeLessThan(2_097_152)
  })

  it('a large file that only says it is a picture is refused, and one that begins as a picture is broken (INP-10)', async () => {
    const reasons = await page.evaluate(async () => {
      const { browserMedia } = window as unknown as { readonly browserMedia: Media }
      const reasonFor = async (beginning: readonly number[]) => {
        const bytes = new Uint8Array(3_000_000).fill(65)
        bytes.set(beginning)
        const answer = await browserMedia.preparePicture(new Blob([bytes], { type: 'image/png' }))
        return answer.ok ? 'taken' : answer.failure.reason
      }
      return [await reasonFor([]), await reasonFor([0xff, 0xd8, 0xff])]
    })
    expect(reasons).toEqual(['picture-refused', 'picture-broken'])
  })

  it('a download arrives under its name, and one that is not there does not', async () => {
    const download = (url: string) =>
      page.evaluate(
        async (address) =>
          (window as unknown as { readonly browserMedia: Media }).browserMedia.download(address, '协议.svg'),
        url,
      )
    const [saved, answer] = await Promise.all([page.waitForEvent('download'), download('/icon.svg')])
    expect([saved.suggestedFilename(), answer]).toEqual(['协议.svg', { ok: true, value: null }])
    expect(await download('/api/wap-api/v1/nothing')).toEqual({ ok: false, failure: { kind: 'http', status: 404 } })
  })
})
