import { parentPort } from 'node:worker_threads'
import { pictureTypeOf } from '@diandu/core/input'
import Vips from 'wasm-vips'
import type { ImageAnswer, ImageJob } from './image-jobs.ts'
import { normalizePicture } from './normalize-picture.ts'
import { resizePicture } from './resize-picture.ts'

/** Warnings about a user's picture do not belong in the server's log. */
const quiet = (module: { readonly ENV?: Record<string, string> }): void =>
  void Object.assign(module.ENV ?? {}, { VIPS_WARNING: '0' })

// One picture at a time, nothing remembered of it, and no format but the two that are taken.
const vips = await Vips({ dynamicLibraries: [], preRun: quiet })
vips.concurrency(1)
vips.Cache.max(0)
vips.operationBlock('VipsForeignLoad', true)
vips.operationBlock('VipsForeignLoadJpeg', false)
vips.operationBlock('VipsForeignLoadPng', false)

function answerTo(job: ImageJob): ImageAnswer {
  try {
    if (job.kind === 'resize') return resizePicture(vips, job.bytes, job.size)
    const type = pictureTypeOf(job.bytes)
    return type === undefined ? 'broken' : normalizePicture(vips, job.bytes, type)
  } catch {
    return 'broken'
  }
}

parentPort?.on('message', (job: ImageJob) => parentPort?.postMessage(answerTo(job)))
