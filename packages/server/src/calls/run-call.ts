import { fail, type Result } from '@diandu/core/kernel'
import { answerText } from './answer-text.ts'
import { auditRefusal } from './audit-refusal.ts'
import type { RequestContext } from './context.ts'
import type { Handler } from './handler.ts'
import { parseInput } from './parse-input.ts'
import { runMoneyCall, type Decided } from './run-money-call.ts'

/** One answer: a value for the page renderer, a text for HTTP. */
export interface Answer {
  readonly result: Result<unknown>
  /** The envelope as it goes over the wire. */
  readonly text: () => string
}

/** Answers one call, from whichever caller: HTTP routes and the page renderer come through here alike. */
export async function runCall(handler: Handler, input: unknown, context: RequestContext): Promise<Answer> {
  const { result, storedText } = await decide(handler, input, context)
  await auditRefusal(handler.endpoint, result, context)
  return { result, text: () => storedText ?? answerText(result, context.clock.now(), handler.endpoint.successCode) }
}

async function decide(handler: Handler, input: unknown, context: RequestContext): Promise<Decided> {
  const { viewer } = context
  if (handler.endpoint.access === 'member' && viewer === null) return { result: fail({ kind: 'login-required' }) }
  const parsed = parseInput(handler.endpoint, input)
  if (!parsed.ok) return { result: parsed }
  if (handler.kind === 'anyone') return { result: await handler.work(parsed.value, context) }
  if (handler.kind === 'reader') return { result: await handler.work(parsed.value, { ...context, db: context.reads }) }
  if (viewer === null) return { result: fail({ kind: 'login-required' }) }
  const member = { ...context, viewer }
  if (handler.kind === 'member') return { result: await handler.work(parsed.value, member) }
  return runMoneyCall(handler, parsed.value, input, member)
}
