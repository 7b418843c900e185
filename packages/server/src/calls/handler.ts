import type { Result } from '@diandu/core/kernel'
import { callName, type Call, type CallArguments, type CallOutput } from '@diandu/wire'
import type { CallContext, MemberContext, MoneyContext } from './context.ts'
import type { AnswerBox } from './idempotency-store.ts'

type Work<Context, C extends Call = Call> = (
  args: CallArguments<C>,
  context: Context,
) => Promise<Result<Told<CallOutput<C>>>>

/** What a schema describes, as core's entities say it: nobody changes an answer on its way out. */
type Told<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Told<Item>[]
    : { readonly [Key in keyof T]: Told<T[Key]> }

/** A row and the function that answers it. Who may call is checked before the function runs. */
export type Handler =
  | { readonly row: Call; readonly kind: 'anyone'; readonly work: Work<CallContext> }
  | { readonly row: Call; readonly kind: 'member'; readonly work: Work<MemberContext> }
  | { readonly row: Call; readonly kind: 'money'; readonly work: Work<MoneyContext>; readonly check: Check | null; readonly answerBox: AnswerBox | null }

type Check<C extends Call = Call> = (args: CallArguments<C>, context: MemberContext) => Promise<Result<void>>

/** A row that anyone may call; somebody who is logged in is known by `context.viewer`. */
export function handlerFor<C extends Call>(row: C, work: Work<CallContext, C>): Handler {
  if (row.access !== 'anyone' || row.money) throw new Error(`${callName(row)} wants memberHandlerFor or moneyHandlerFor.`)
  return { row, kind: 'anyone', work: work as unknown as Work<CallContext> }
}

/** A row for people who are logged in. */
export function memberHandlerFor<C extends Call>(row: C, work: Work<MemberContext, C>): Handler {
  if (row.access !== 'member' || row.money) throw new Error(`${callName(row)} wants handlerFor or moneyHandlerFor.`)
  return { row, kind: 'member', work: work as unknown as Work<MemberContext> }
}

/**
 * A row that moves money: `work` runs in one transaction with its idempotency key. `check` runs before that transaction and
 * may write what a refusal must not undo, such as the count of wrong payment passwords; it does not run for an answer
 * that is given again. A row that travels sealed rests sealed: its kept answer wants a box.
 */
export function moneyHandlerFor<C extends Call>(row: C, work: Work<MoneyContext, C>, check?: Check<C>, answerBox: AnswerBox | null = null): Handler {
  if (row.access !== 'member' || !row.money) throw new Error(`${callName(row)} wants handlerFor or memberHandlerFor.`)
  if (row.sealed && answerBox === null) throw new Error(`${callName(row)} wants a box for its kept answers.`)
  return { row, kind: 'money', work: work as unknown as Work<MoneyContext>, check: (check as unknown as Check | undefined) ?? null, answerBox }
}
