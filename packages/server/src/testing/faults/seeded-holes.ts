import { setTimeout as pause } from 'node:timers/promises'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import * as v from 'valibot'
import type { Handler, Viewer } from '../../calls/index.ts'
import type { Queries } from '../../database/index.ts'
import type { SeededFault } from './seeded-faults.ts'

/*
 * Servers with a hole of the kinds that an attack from outside looks for: each must be noticed by `npm run bench --
 * attack`.
 */

interface AnyContext {
  readonly db: Pick<Queries, 'query'>
  readonly viewer: Viewer
}

interface WritingContext extends AnyContext {
  readonly db: Pick<Queries, 'query' | 'change'>
}

/** `prepared` is what a handler with a check of its own has made before its transaction. */
type AnyWork = (args: unknown, context: AnyContext, prepared?: unknown) => Promise<Result<unknown>>

/** The work of a handler of any kind, with something put before it that may answer in its place. */
const before = (
  handler: Handler,
  look: (args: unknown, context: AnyContext) => Promise<Result<unknown> | undefined>,
): Handler => {
  const right = handler.work as unknown as AnyWork
  const work: AnyWork = async (args, context, prepared) => (await look(args, context)) ?? right(args, context, prepared)
  return { ...handler, work } as unknown as Handler
}

/** As `before`, for a look that writes. */
const beforeWrite = (
  handler: Handler,
  look: (args: unknown, context: WritingContext) => Promise<Result<unknown> | undefined>,
): Handler => {
  if (handler.kind === 'reader') throw new Error(`${wire.callName(handler.endpoint)} only reads.`)
  return before(handler, (args, context) => look(args, context as WritingContext))
}

const hasQuote = (args: unknown): boolean => JSON.stringify(args ?? null).includes(`'`)

/** Something goes wrong wherever a quotation mark is in what was asked. */
const uponQuotes =
  (wrong: (context: AnyContext) => Promise<Result<unknown> | undefined>): SeededFault =>
  (handler) =>
    before(handler, async (args, context) => (hasQuote(args) ? wrong(context) : undefined))

const on =
  (name: string, faultyVariant: SeededFault): SeededFault =>
  (handler) =>
    wire.callName(handler.endpoint) === name ? faultyVariant(handler) : handler

interface OrderRequest {
  readonly orderId: string
}

/** Looks for another user's order behind a refusal. */
const behindRefusal = (
  tell: (buyerId: string, again: (buyerId: string) => Promise<Result<unknown>>) => Promise<Result<unknown>>,
): SeededFault =>
  on('POST order/detail', (handler) => {
    const right = handler.work as unknown as AnyWork
    const work: AnyWork = async (args, context) => {
      const result = await right(args, context)
      if (result.ok) return result
      const [endpoint] = await context.db.query<{ readonly buyerId: string }>(
        'SELECT buyer_id FROM orders WHERE id = $1',
        [(args as OrderRequest).orderId],
      )
      return endpoint === undefined
        ? result
        : tell(endpoint.buyerId, (userId) => right(args, { ...context, viewer: { ...context.viewer, userId } }))
    }
    return { ...handler, work } as unknown as Handler
  })

/** Refuses another person's address as it should, once it has written into it. */
const writesThenLooks: SeededFault = (handler) =>
  beforeWrite(handler, async (args, { db }) => {
    const { id, detail } = args as { readonly id: string; readonly detail: string }
    await db.change('UPDATE addresses SET detail = $2 WHERE id = $1', [id, `${detail} 2`])
    return undefined
  })

/** One fen more for one user, in no posting: as a statement does whose end an attacker wrote. */
const addsFenUponQuotes: SeededFault = (handler) =>
  beforeWrite(handler, async (args, { db }) => {
    if (hasQuote(args))
      await db.change('UPDATE accounts SET balance_fen = balance_fen + 1 WHERE id = (SELECT max(id) FROM accounts)', [])
    return undefined
  })

/** Lets no other task have a turn. */
const busyFor = (ms: number): undefined => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** Longer than an upload may hold up others. */
const CHEWS_MS = 300
/** Longer than a payment may take. */
const LATE_MS = 1_500

export const SEEDED_HOLES = {
  'fails-upon-quotes': uponQuotes(() => Promise.reject(new Error('An error that nobody expected'))),
  'hangs-upon-quotes': on(
    'POST shop/getHotKeywords',
    uponQuotes(() => new Promise(() => undefined)),
  ),
  'tells-its-sql': uponQuotes(async () =>
    fail(refused('bad-parameter', `syntax error at or near "'" in SELECT id FROM shops WHERE title = '''`)),
  ),
  'tells-its-stack': uponQuotes(async () =>
    fail(refused('bad-parameter', new Error('An error that nobody expected').stack ?? '')),
  ),
  'tells-its-path': uponQuotes(async () =>
    fail(refused('bad-parameter', `ENOENT: no such file or directory, open '${process.cwd()}/x'`)),
  ),
  'serves-foreign-ids': behindRefusal((buyerId, again) => again(buyerId)),
  'tells-foreign-ids-apart': behindRefusal(async () => fail(refused('not-found', '这不是您的订单', 'orderId'))),
  'changes-foreign-addresses': on('POST user/editAddress', writesThenLooks),
  'adds-fen-upon-quotes': on('POST user/editAddress', addsFenUponQuotes),
  'chews-on-uploads': on('POST upload/image', (handler) => before(handler, async () => busyFor(CHEWS_MS))),
  'takes-extra-fields': (handler) =>
    isStrict(handler.endpoint.input)
      ? { ...handler, endpoint: { ...handler.endpoint, input: v.looseObject(handler.endpoint.input.entries) } }
      : handler,
  'holds-up-payments': on('POST order/pay', (handler) =>
    handler.kind === 'money'
      ? {
          ...handler,
          check: async (args, context) => (
            await pause(LATE_MS),
            (await handler.check?.(args, context)) ?? ok(undefined)
          ),
        }
      : handler,
  ),
} as const satisfies Readonly<Record<string, SeededFault>>

const isStrict = (schema: v.GenericSchema): schema is v.StrictObjectSchema<v.ObjectEntries, undefined> =>
  schema.type === 'strict_object'
