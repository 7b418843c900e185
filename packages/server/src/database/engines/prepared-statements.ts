import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite'
import type { SqlValue } from '../database.ts'
import { namesOfStatements, type NameOf } from './statement-names.ts'

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

interface Prepared {
  readonly name: string
  readonly parameterTypes: readonly number[]
  /** Tells the columns of its rows. */
  readonly described: Messages
}

/** For a caller that has the engine to itself meanwhile. One of these for an engine: the names are its session's. */
type RunPrepared = (sql: string, parameters: readonly SqlValue[]) => Promise<Results<unknown[]>>

const { serialize } = protocol

/** It lasts until the next one without a name. */
const UNNAMED = { name: '' } as const

/**
 * The engine has one session. A statement is taken apart in it once and planned a few times, which costs several times
 * what carrying it out does; the engine's own `query` begins from the text each time.
 */
export function preparedStatements(engine: PGlite, nameOf: NameOf = namesOfStatements()): RunPrepared {
  const prepared = new Map<string, Prepared>()

  const send = (message: Uint8Array): Promise<Messages> => engine.execProtocolStream(message, { syncToFs: false })

  /** One message at a time: what is behind one that ends the engine would be tried for ever. */
  async function exchange(...requested: readonly Uint8Array[]): Promise<Messages> {
    const received: Messages = []
    try {
      for (const message of requested) received.push(...(await send(message)))
    } finally {
      received.push(...(await send(serialize.sync())))
    }
    return received
  }

  async function prepare(text: string): Promise<Prepared> {
    const { name } = nameOf(text) ?? UNNAMED
    const replies = await exchange(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(replies),
      described: replies.filter((message) => message.name === 'rowDescription'),
    }
    if (name !== UNNAMED.name) prepared.set(text, statement)
    return statement
  }

  const textOf = (value: SqlValue, type: number | undefined): string | null =>
    value === null ? null : (engine.serializers[type ?? 0]?.(value) ?? String(value))

  return async (sql, parameters) => {
    const { name, described, parameterTypes } = prepared.get(sql) ?? (await prepare(sql))
    const values = parameters.map((value, at) => textOf(value, parameterTypes[at]))
    const received = await exchange(serialize.bind({ statement: name, values }), serialize.execute())
    const [results] = parse.parseResults([...described, ...received], engine.parsers, { rowMode: 'array' })
    return (results as Results<unknown[]> | undefined) ?? { rows: [], fields: [] }
  }
}
