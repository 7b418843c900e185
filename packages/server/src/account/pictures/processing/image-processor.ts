import { Worker } from 'node:worker_threads'
import type { PictureSize } from '@diandu/core/catalog'
import type { ImageAnswer, ImageJob } from './image-jobs.ts'

export interface ImageProcessor {
  /**
   * An uploaded file, as a picture alone. `too-slow`: it was given up; `busy`: too many wait already, or the
   * server stops.
   */
  readonly normalize: (bytes: Uint8Array) => Promise<ImageAnswer | 'too-slow' | 'busy'>
  /** A smaller form of a picture, as a JPEG. Its bytes are asked for when its turn has come. */
  readonly resize: (bytes: () => Promise<Uint8Array>, size: PictureSize) => Promise<Uint8Array | 'unreadable' | 'busy'>
  readonly close: () => Promise<void>
}

interface ProcessorLimits {
  readonly timeLimitMs?: number
  readonly maxWaiting?: number
}

/** Without work for so long, the worker goes, and its memory with it. */
const IDLE_MS = 30_000

/** Reads and writes pictures in a thread of its own, one after the other: no other answer waits for them. */
export function createImageProcessor({ timeLimitMs = 20_000, maxWaiting = 100 }: ProcessorLimits = {}): ImageProcessor {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let waiting = 0
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  const stop = async () => {
    clearTimeout(idle)
    const leaving = worker
    worker = undefined
    await leaving?.terminate()
  }
  const run = (at: Worker, job: ImageJob) =>
    new Promise<ImageAnswer | 'too-slow'>((resolve) => {
      const end = (answer: ImageAnswer | 'too-slow') => {
        clearTimeout(limit)
        at.off('message', end).off('error', giveUp).off('exit', giveUp)
        // It keeps no server from ending while there is nothing to do.
        at.unref()
        resolve(answer)
      }
      // Whatever it is busy with: the next picture begins with another worker.
      const giveUp = () => void stop().finally(() => end('too-slow'))
      const limit = setTimeout(giveUp, timeLimitMs)
      at.ref()
      at.on('message', end).on('error', giveUp).on('exit', giveUp)
      at.postMessage(job)
    })
  const begin = async (jobOf: () => Promise<ImageJob>) => {
    if (isClosed) return 'busy'
    clearTimeout(idle)
    const job = await jobOf()
    worker ??= new Worker(new URL('image-worker.ts', import.meta.url))
    const answer = await run(worker, job)
    if (isClosed) return 'busy'
    idle = setTimeout(() => void stop(), IDLE_MS).unref()
    return answer
  }
  const inTurn = async (jobOf: () => Promise<ImageJob>): ReturnType<typeof begin> => {
    if (waiting >= maxWaiting) return 'busy'
    waiting += 1
    const turn = last.then(() => begin(jobOf)).finally(() => (waiting -= 1))
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    normalize: (bytes) => inTurn(async () => ({ kind: 'normalize', bytes })),
    async resize(bytes, size) {
      const answer = await inTurn(async () => ({ kind: 'resize', bytes: await bytes(), size }))
      if (typeof answer === 'object') return answer.bytes
      return answer === 'busy' ? 'busy' : 'unreadable'
    },
    close() {
      isClosed = true
      return stop()
    },
  }
}
