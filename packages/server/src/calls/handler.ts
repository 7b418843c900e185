import { ok, type Result } from '@diandu/core/kernel'
import { callName, wireWriter, type Call, type CallArguments, type CallOutput } from '@diandu/wire'
import type { CallContext, MemberContext, MoneyContext, ReaderContext } from './context.ts'
import type { AnswerBox } from './idempotency-store.ts'

type Work<Context, C extends Call = Call> = (
  args: CallArguments<C>,
  context: Context,
) => Promise<Result<PlainOutput<CallOutput<C>>>>

/** The schema's type in terms of core's entities: an answer is not changed on its way out. */
type PlainOutput<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly PlainOutput<Item>[]
    : { readonly [Key in keyof T]: PlainOutput<T[Key]> }

/** A row and the function that answers it. Who may call is checked before the function runs. */
export type Handler =
  | { readonly row: Call; readonly kind: 'anyone'; readonly work: Work<CallContext> }
  | { readonly row: Call; readonly kind: 'reader'; readonly work: Work<ReaderContext> }
  | { readonly row: Call; readonly kind: 'member'; readonly work: Work<MemberContext> }
  | {
      readonly row: Call
      readonly kind: 'money'
      readonly work: WorkInside
      readonly check: Check | null
      readonly answerBox: AnswerBox | null
    }

type Check<C extends Call = Call, Brought = unknown> = (
  args: CallArguments<C>,
  context: MemberContext,
) => Promise<Result<Brought>>

/** Inside the transaction of its key, with what the check brought. */
type WorkInside<C extends Call = Call, Brought = unknown> = (
  args: CallArguments<C>,
  context: MoneyContext,
  brought: Brought,
) => Promise<Result<PlainOutput<CallOutput<C>>>>

/** A row that may be called without a login; a signed-in user is known by `context.viewer`. */
export function handlerFor<C extends Call>(row: C, work: Work<CallContext, C>): Handler {
  if (row.access !== 'anyone' || row.money || row.once)
    throw new Error(`${callName(row)} wants memberHandlerFor or moneyHandlerFor.`)
  return { row, kind: 'anyone', work: written(row, work) as unknown as Work<CallContext> }
}

/**
 * A row that visitors may call and that only reads what is public: it may be answered by a replica, never older than
 * two seconds. Money, orders and contracts are decided on the primary; their modules have none of these.
 */
export function readerHandlerFor<C extends Call>(row: C, work: Work<ReaderContext, C>): Handler {
  if (row.access !== 'anyone' || row.money || row.once || row.audited)
    throw new Error(`${callName(row)} wants handlerFor, memberHandlerFor or moneyHandlerFor.`)
  return { row, kind: 'reader', work: written(row, work) as unknown as Work<ReaderContext> }
}

/** A row for people who are logged in. */
export function memberHandlerFor<C extends Call>(row: C, work: Work<MemberContext, C>): Handler {
  if (row.access !== 'member' || row.money || row.once)
    throw new Error(`${callName(row)} wants handlerFor, onceHandlerFor or moneyHandlerFor.`)
  return { row, kind: 'member', work: written(row, work) as unknown as Work<MemberContext> }
}

/**
 * A row that moves money: `work` runs in one transaction with its idempotency key. `check` runs before that transaction
 * and may write what a refusal must not undo, such as the count of wrong payment passwords, and hand on what `work`
 * needs; it does not run for an answer that is given again. A row that travels sealed rests sealed: its kept answer
 * wants a box.
 */
export function moneyHandlerFor<C extends Call, Brought = void>(
  row: C,
  work: WorkInside<C, Brought>,
  check?: Check<C, Brought>,
  answerBox: AnswerBox | null = null,
): Handler {
  if (row.access !== 'member' || !row.money) throw new Error(`${callName(row)} wants handlerFor or memberHandlerFor.`)
  return keyed(row, work, check, answerBox)
}

/**
 * A row that adds something without moving money: `work` runs in one transaction with the key that came with the
 * request, or else with its signature (and its file) as the key, so that the same request sent again adds nothing.
 * `check` and the box are those of a row that moves money.
 */
export function onceHandlerFor<C extends Call, Brought = void>(
  row: C,
  work: WorkInside<C, Brought>,
  check?: Check<C, Brought>,
  answerBox: AnswerBox | null = null,
): Handler {
  if (row.access !== 'member' || !row.once)
    throw new Error(`${callName(row)} wants memberHandlerFor or moneyHandlerFor.`)
  return keyed(row, work, check, answerBox)
}

/** Programs name states; what leaves a handler says them as the wire does. */
function written<Given extends readonly unknown[]>(
  row: Call,
  work: (...given: Given) => Promise<Result<unknown>>,
): (...given: Given) => Promise<Result<unknown>> {
  const write = wireWriter(row.output)
  if (write === undefined) return work
  return async (...given) => {
    const result = await work(...given)
    return result.ok ? ok(write(result.value)) : result
  }
}

/** What travels sealed and what is a file is not told by a kept request either: the box names it. */
function keyed<C extends Call, Brought>(
  row: C,
  work: WorkInside<C, Brought>,
  check: Check<C, Brought> | undefined,
  answerBox: AnswerBox | null,
): Handler {
  const isSecret = row.sealed || row.sealedFields.length > 0 || row.file !== undefined
  if (isSecret && answerBox === null) throw new Error(`${callName(row)} wants a box for its kept answers.`)
  return {
    row,
    kind: 'money',
    work: written(row, work) as unknown as WorkInside,
    check: (check as unknown as Check | undefined) ?? null,
    answerBox,
  }
}
