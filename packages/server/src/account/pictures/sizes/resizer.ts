import { Worker } from 'node:worker_threads'
import type { PictureSize } from '@diandu/core/catalog'
import type { ResizeAnswer, ResizeJob } from './resize-worker.ts'

export interface Resizer {
  /**
   * A smaller form as a JPEG: `unreadable` where the picture is none or takes too long, `busy` where too many wait
   * already, or the server stops. Its bytes are asked for when its turn has come.
   */
  readonly resize: (bytes: () => Promise<Uint8Array>, size: PictureSize) => Promise<Uint8Array | 'unreadable' | 'busy'>
  readonly close: () => Promise<void>
}

interface ResizerLimits {
  readonly timeLimitMs?: number
  readonly maxWaiting?: number
}

/** Without work for so long, the worker goes, and its memory with it. */
const IDLE_MS = 30_000

/** Makes smaller forms of pictures in a thread of its own, one after the other: no other answer waits for them. */
export function createResizer({ timeLimitMs = 20_000, maxWaiting = 100 }: ResizerLimits = {}): Resizer {
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
  const run = (at: Worker, job: ResizeJob) =>
    new Promise<ResizeAnswer>((resolve) => {
      const end = (answer: ResizeAnswer) => {
        clearTimeout(limit)
        at.off('message', end).off('error', giveUp).off('exit', giveUp)
        // It keeps no server from ending while there is nothing to do.
        at.unref()
        resolve(answer)
      }
      // Whatever it is busy with: the next picture begins with another worker.
      const giveUp = () => void stop().finally(() => end(null))
      const limit = setTimeout(giveUp, timeLimitMs)
      at.ref()
      at.on('message', end).on('error', giveUp).on('exit', giveUp)
      at.postMessage(job)
    })
  const begin = async (bytes: () => Promise<Uint8Array>, size: PictureSize) => {
    if (isClosed) return 'busy'
    clearTimeout(idle)
    const job = { bytes: await bytes(), size }
    worker ??= new Worker(new URL('resize-worker.ts', import.meta.url))
    const answer = await run(worker, job)
    if (isClosed) return 'busy'
    idle = setTimeout(() => void stop(), IDLE_MS).unref()
    return answer ?? 'unreadable'
  }
  return {
    async resize(bytes, size) {
      if (waiting >= maxWaiting) return 'busy'
      waiting += 1
      const turn = last.then(() => begin(bytes, size)).finally(() => (waiting -= 1))
      last = turn.catch(() => undefined)
      return turn
    },
    close() {
      isClosed = true
      return stop()
    },
  }
}
