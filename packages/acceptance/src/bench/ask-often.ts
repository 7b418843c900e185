import { Agent, request } from 'node:http'
import { quantile } from './statistics.ts'

export interface Throughput {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly requests: number
}

/** As many clients as said, each asking again as soon as it is answered, for as long as said. Every answer must be a success. */
export async function askOften(urls: readonly URL[], clients: number, forMs: number): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  let next = 0
  try {
    const startedAt = performance.now()
    const client = async (): Promise<void> => {
      while (performance.now() - startedAt < forMs) {
        const askedAt = performance.now()
        await ask(urls[next++ % urls.length] as URL, agent)
        times.push(performance.now() - askedAt)
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    const seconds = (performance.now() - startedAt) / 1000
    return { perSecond: times.length / seconds, p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99), requests: times.length }
  } finally {
    agent.destroy()
  }
}

const SUCCESS = '{"code":"000000"'

function ask(url: URL, agent: Agent): Promise<void> {
  return new Promise((settle, fail) => {
    request(url, { agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => (text.startsWith(SUCCESS) ? settle() : fail(new Error(`${url.pathname} answered ${answer.statusCode} ${text.slice(0, 200)}`))))
      answer.on('error', fail)
    })
      .on('error', fail)
      .end()
  })
}
