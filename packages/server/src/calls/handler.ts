import { ok, type Result } from '@diandu/core/kernel'
import { callName, wireWriter, type Call, type CallArguments, type CallOutput } from '@diandu/wire'
import type { CallContext, MemberContext, MoneyContext, ReaderContext } from './context.ts'
import type { AnswerBox } from './idempotency-store.ts'

type Work<Context, C extends Call = Call> = (
  args: CallArguments<C>,
  context: Context,
) => Promise<Result<PlainOutput<CallOutput<C>>>>

/** The schema's type in terms of core's entities: an answer is not changed on its way out. */
export type PlainOutput<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly PlainOutput<Item>[]
    : { readonly [Key in keyof T]: PlainOutput<T[Key]> }

/** An endpoint and the function that answers it. Who may call is checked before the function runs. */
export type Handler =
  | { readonly endpoint: Call; readonly kind: 'anyone'; readonly work: Work<CallContext> }
  | { readonly endpoint: Call; readonly kind: 'reader'; readonly work: Work<ReaderContext> }
  | { readonly endpoint: Call; readonly kind: 'member'; readonly work: Work<MemberContext> }
  | {
      readonly endpoint: Call
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

/** An endpoint that may be called without a login; a signed-in user is known by `context.viewer`. */
export function handlerFor<C extends Call>(endpoint: C, work: Work<CallContext, C>): Handler {
  if (endpoint.access !== 'anyone' || endpoint.money || endpoint.once)
    throw new Error(`${callName(endpoint)} wants memberHandlerFor or moneyHandlerFor.`)
  return { endpoint, kind: 'anyone', work: written(endpoint, work) as unknown as Work<CallContext> }
}

/**
 * An endpoint that visitors may call and that only reads what is public: a replica may answer it, never older than two
 * seconds. Money, orders and contracts are decided on the primary; their modules have none of these.
 */
export function readerHandlerFor<C extends Call>(endpoint: C, work: Work<ReaderContext, C>): Handler {
  if (endpoint.access !== 'anyone' || endpoint.money || endpoint.once || endpoint.audited)
    throw new Error(`${callName(endpoint)} wants handlerFor, memberHandlerFor or moneyHandlerFor.`)
  return { endpoint, kind: 'reader', work: written(endpoint, work) as unknown as Work<ReaderContext> }
}

/** An endpoint for people who are logged in. */
export function memberHandlerFor<C extends Call>(endpoint: C, work: Work<MemberContext, C>): Handler {
  if (endpoint.access !== 'member' || endpoint.money || endpoint.once)
    throw new Error(`${callName(endpoint)} wants handlerFor, onceHandlerFor or moneyHandlerFor.`)
  return { endpoint, kind: 'member', work: written(endpoint, work) as unknown as Work<MemberContext> }
}

/**
 * An endpoint that moves money: `work` runs in one transaction with its idempotency key. `check` runs before that
 * transaction, may write what a refusal must not undo (the count of wrong payment passwords), and hands on what `work`
 * needs; it does not run for an answer that is given again. An endpoint that travels sealed rests sealed: its kept
 * answer wants a box.
 */
export function moneyHandlerFor<C extends Call, Brought = void>(
  endpoint: C,
  work: WorkInside<C, Brought>,
  check?: Check<C, Brought>,
  answerBox: AnswerBox | null = null,
): Handler {
  if (endpoint.access !== 'member' || !endpoint.money)
    throw new Error(`${callName(endpoint)} wants handlerFor or memberHandlerFor.`)
  return keyed(endpoint, work, check, answerBox)
}

/**
 * An endpoint that adds something without moving money: `work` runs in one transaction with the key that came with the
 * request, or else with its signature (and its file) as the key, so that the same request sent again adds nothing.
 * `check` and the box are those of an endpoint that moves money.
 */
export function onceHandlerFor<C extends Call, Brought = void>(
  endpoint: C,
  work: WorkInside<C, Brought>,
  check?: Check<C, Brought>,
  answerBox: AnswerBox | null = null,
): Handler {
  if (endpoint.access !== 'member' || !endpoint.once)
    throw new Error(`${callName(endpoint)} wants memberHandlerFor or moneyHandlerFor.`)
  return keyed(endpoint, work, check, answerBox)
}

/** Programs name states; what leaves a handler says them as the wire does. */
function written<Given extends readonly unknown[]>(
  endpoint: Call,
  work: (...given: Given) => Promise<Result<unknown>>,
): (...given: Given) => Promise<Result<unknown>> {
  const write = wireWriter(endpoint.output)
  if (write === undefined) return work
  return async (...given) => {
    const result = await work(...given)
    return result.ok ? ok(write(result.value)) : result
  }
}

/** A stored request must not reveal sealed fields or files either: the box replaces them by a keyed digest. */
function keyed<C extends Call, Brought>(
  endpoint: C,
  work: WorkInside<C, Brought>,
  check: Check<C, Brought> | undefined,
  answerBox: AnswerBox | null,
): Handler {
  const isSecret = endpoint.sealed || endpoint.sealedFields.length > 0 || endpoint.file !== undefined
  if (isSecret && answerBox === null) throw new Error(`${callName(endpoint)} wants a box for its kept answers.`)
  return {
    endpoint,
    kind: 'money',
    work: written(endpoint, work) as unknown as WorkInside,
    check: (check as unknown as Check | undefined) ?? null,
    answerBox,
  }
}
