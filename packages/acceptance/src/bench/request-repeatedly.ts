import { Agent, request } from 'node:http'
import { quantile } from './statistics.ts'

export interface Throughput {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly requests: number
}

/**
 * As many clients as said, each asking again as soon as it is answered, for as long as said. Every answer must be a
 * success.
 */
export const requestRepeatedly = (urls: readonly URL[], clients: number, forMs: number): Promise<Throughput> => {
  let next = 0
  return repeat(clients, forMs, (agent) => call(urls[next++ % urls.length] as URL, agent))
}

/** The same of pages, as a browser asks for them; `next` may name another address each time. */
export const requestPages = (next: () => URL, clients: number, forMs: number): Promise<Throughput> =>
  repeat(clients, forMs, (agent) => requestPage(next(), agent))

async function repeat(clients: number, forMs: number, once: (agent: Agent) => Promise<void>): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  try {
    const startedAt = performance.now()
    const client = async (): Promise<void> => {
      while (performance.now() - startedAt < forMs) {
        const askedAt = performance.now()
        await once(agent)
        times.push(performance.now() - askedAt)
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    const seconds = (performance.now() - startedAt) / 1000
    return {
      perSecond: times.length / seconds,
      p50Ms: quantile(times, 0.5),
      p99Ms: quantile(times, 0.99),
      requests: times.length,
    }
  } finally {
    agent.destroy()
  }
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' }

function requestPage(url: URL, agent: Agent): Promise<void> {
  return new Promise((settle, fail) => {
    request(url, { agent, headers: BROWSER }, (answer) => {
      const isPage = answer.statusCode === 200 && answer.headers['content-encoding'] === 'br'
      answer.resume()
      answer.on('end', () =>
        isPage
          ? settle()
          : fail(new Error(`${url.pathname} answered ${answer.statusCode} ${answer.headers['content-encoding']}`)),
      )
      answer.on('error', fail)
    })
      .on('error', fail)
      .end()
  })
}

const SUCCESS = '{"code":"000000"'

function call(url: URL, agent: Agent): Promise<void> {
  return new Promise((settle, fail) => {
    request(url, { agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () =>
        text.startsWith(SUCCESS)
          ? settle()
          : fail(new Error(`${url.pathname} answered ${answer.statusCode} ${text.slice(0, 200)}`)),
      )
      answer.on('error', fail)
    })
      .on('error', fail)
      .end()
  })
}
