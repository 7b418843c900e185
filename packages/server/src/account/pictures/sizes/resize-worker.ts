import { parentPort } from 'node:worker_threads'
import type { PictureSize } from '@diandu/core/catalog'
import Vips from 'wasm-vips'

/** What the worker is told. */
export interface ResizeJob {
  readonly bytes: Uint8Array
  readonly size: PictureSize
}

/** What it answers: null where the picture cannot be read. */
export type ResizeAnswer = Uint8Array | null

interface Form {
  readonly widthPx: number
  readonly heightPx: number
  /** Fills the whole frame, or stays within it. */
  readonly crop: 'centre' | 'none'
  /** Tried one after the other, until the picture is light enough. */
  readonly qualities: readonly number[]
  readonly maxBytes: number
}

const FORMS = {
  // Twice as wide as a card shows it.
  small: { widthPx: 384, heightPx: 288, crop: 'centre', qualities: [78, 66, 54, 42, 30], maxBytes: 24 * 1024 },
  // A phone's width at three dots a point; a long screenshot is read in the whole picture.
  medium: { widthPx: 1080, heightPx: 1920, crop: 'none', qualities: [80, 70, 60, 50], maxBytes: 240 * 1024 },
} as const satisfies Record<PictureSize, Form>

/** What is wrong with a user's picture is no business of the server's log. */
const quiet = (module: { readonly ENV?: Record<string, string> }): void =>
  void Object.assign(module.ENV ?? {}, { VIPS_WARNING: '0' })

// One picture at a time, nothing remembered of it, and no format but the two that are taken.
const vips = await Vips({ dynamicLibraries: [], preRun: quiet })
vips.concurrency(1)
vips.Cache.max(0)
vips.operationBlock('VipsForeignLoad', true)
vips.operationBlock('VipsForeignLoadJpeg', false)
vips.operationBlock('VipsForeignLoadPng', false)

/** As it stands upright, in sRGB, without a word about it. */
function resize({ bytes, size }: ResizeJob): ResizeAnswer {
  const { widthPx, heightPx, crop, qualities, maxBytes } = FORMS[size]
  const picture = vips.Image.thumbnailBuffer(bytes, widthPx, { height: heightPx, crop, size: 'down', fail_on: 'error' })
  try {
    let written: Uint8Array = new Uint8Array()
    for (const quality of qualities) {
      written = picture.jpegsaveBuffer({ Q: quality, keep: 'none', background: [255, 255, 255], interlace: true })
      if (written.length <= maxBytes) break
    }
    return written
  } finally {
    picture.delete()
  }
}

function answerTo(job: ResizeJob): ResizeAnswer {
  try {
    return resize(job)
  } catch {
    return null
  }
}

parentPort?.on('message', (job: ResizeJob) => parentPort?.postMessage(answerTo(job)))
