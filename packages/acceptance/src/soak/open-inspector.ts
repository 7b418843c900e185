/** Node's own inspector of a server that was started with `--inspect`; the server contains none of it. */
export interface Inspector {
  /** The value of an expression in the server, which must be JSON. */
  readonly evaluate: <T>(expression: string) => Promise<T>
  readonly collectGarbage: () => Promise<void>
  readonly close: () => void
}

/** On loopback, at a port that is free. */
export const INSPECTED = '--inspect=127.0.0.1:0'

const LISTENS = /Debugger listening on (ws:\/\/127\.0\.0\.1:\d+\/\S+)/

interface Answer {
  readonly id: number
  readonly error?: { readonly message: string }
  readonly result?: {
    readonly result?: { readonly value?: unknown }
    readonly exceptionDetails?: { readonly text: string }
  }
}

/** By the address that a server wrote into its log. */
export async function openInspector(log: string): Promise<Inspector> {
  const address = LISTENS.exec(log)?.[1]
  if (address === undefined) throw new Error(`The server was not started with ${INSPECTED}:\n${log}`)
  const socket = new WebSocket(address)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`No inspector at ${address}`)), { once: true })
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  let last = 0
  const send = async (method: string, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> => {
    last += 1
    const id = last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { error, result } = await answered
    const wrong = error?.message ?? result?.exceptionDetails?.text
    if (wrong !== undefined) throw new Error(`${method}: ${wrong}`)
    return result?.result?.value
  }
  return {
    evaluate: async <T>(expression: string) =>
      (await send('Runtime.evaluate', { expression, returnByValue: true })) as T,
    collectGarbage: async () => void (await send('HeapProfiler.collectGarbage')),
    close: () => socket.close(),
  }
}
