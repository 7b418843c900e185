import { parentPort, workerData } from 'node:worker_threads'
import { requestPages } from './request-repeatedly.ts'
import type { PageLoad } from './bench-throughput.ts'

const { address, isNewEachTime, clients, warmUpMs, measuredMs } = workerData as PageLoad
const run = Date.now().toString(36)
let number = 0

function next(): URL {
  const url = new URL(address)
  if (isNewEachTime) url.searchParams.set('n', `${run}-${(number += 1)}`)
  return url
}

await requestPages(next, clients, warmUpMs)
parentPort?.postMessage(await requestPages(next, clients, measuredMs))
