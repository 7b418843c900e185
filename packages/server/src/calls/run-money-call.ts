import { createHash } from 'node:crypto'
import { fail, refused, type Failure, type Result } from '@diandu/core/kernel'
import { callName } from '@diandu/wire'
import { answerText } from './answer-text.ts'
import { canonicalJson } from './canonical-json.ts'
import type { MemberContext } from './context.ts'
import type { Handler } from './handler.ts'
import { claimKey, findKey, keepAnswer, signedKey, type KeyedRequest } from './idempotency-store.ts'
import { badParameter } from './parse-input.ts'

type MoneyHandler = Extract<Handler, { kind: 'money' }>

/** A decision, and where it was made before or just now for good, the text that is given every time. */
export interface Decided {
  readonly result: Result<unknown>
  readonly storedText?: string
}

const KEY = /^[A-Za-z0-9_-]{8,64}$/

/** Leaves the transaction, so that everything in it is undone. */
class Undone extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super('refused')
    this.failure = failure
  }
}

/**
 * Runs the work once per key, or per signature where an endpoint takes that: the first success is kept and given
 * again, byte for byte. Refusals are not kept.
 */
export async function runMoneyCall(
  handler: MoneyHandler,
  args: unknown,
  input: unknown,
  context: MemberContext,
): Promise<Decided> {
  const fileName = fileNameOf(handler, context)
  const key = keyOf(handler, context, fileName)
  if (key === undefined) return { result: fail(badParameter('Idempotency-Key', '缺失或格式不正确')) }
  const request: KeyedRequest = {
    userId: context.viewer.userId,
    key,
    callName: callName(handler.endpoint),
    bodyHash: hashOf(handler, input, fileName),
  }

  const { answerBox } = handler
  const earlier = await findKey(context.db, request, answerBox)
  if (earlier.kind === 'answered') return again(earlier.text)
  if (earlier.kind === 'another-request') return { result: fail(keyReused()) }

  const checked = await handler.check?.(args, context)
  if (checked?.ok === false) {
    // While it was checked, the same request may have been answered elsewhere: then that is the answer.
    const concurrentResult = await findKey(context.db, request, answerBox)
    return concurrentResult.kind === 'answered' ? again(concurrentResult.text) : { result: checked }
  }

  try {
    return await context.db.transaction(async (transaction): Promise<Decided> => {
      const state = await claimKey(transaction, request, context.clock.now(), answerBox)
      if (state.kind === 'answered') return again(state.text)
      if (state.kind === 'another-request') throw new Undone(keyReused())
      const result = await handler.work(args, { ...context, db: transaction }, checked?.value)
      if (!result.ok) throw new Undone(result.failure)
      const storedText = answerText(result, context.clock.now())
      await keepAnswer(transaction, request, storedText, answerBox)
      return { result, storedText }
    })
  } catch (error) {
    if (error instanceof Undone) return { result: fail(error.failure) }
    throw error
  }
}

/** Undefined where there is none, or where it is not well-formed. No key that a client can send is a signature's. */
function keyOf(
  { endpoint }: MoneyHandler,
  { idempotencyKey, signature }: MemberContext,
  fileName: string | undefined,
): string | undefined {
  if (idempotencyKey !== undefined) return KEY.test(idempotencyKey) ? idempotencyKey : undefined
  return endpoint.once && signature !== undefined ? signedKey(callName(endpoint), signature, fileName) : undefined
}

/** No signature covers a file: two that came with the same one are two requests. */
const fileNameOf = ({ answerBox }: MoneyHandler, { file }: MemberContext): string | undefined =>
  file === undefined ? undefined : answerBox?.nameOf(file)

function again(text: string): Decided {
  const { data } = JSON.parse(text) as { data: unknown }
  return { result: { ok: true, value: data }, storedText: text }
}

const keyReused = (): Failure => refused('key-reused', '同一个操作编号被用于不同的请求，请重新发起')

/** A password says who may act and not what is done, and the hash of six digits would give them away. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['paymentPassword'])

/**
 * A card's number has so few digits that they could all be tried against a plain hash: what came sealed is named by the
 * box.
 */
function hashOf({ endpoint, answerBox }: MoneyHandler, input: unknown, fileName: string | undefined): string {
  const fields = Object.entries((input ?? {}) as object).filter(([name]) => !SECRET_FIELDS.has(name))
  const text = `${canonicalJson(Object.fromEntries(fields))}${fileName === undefined ? '' : `\n${fileName}`}`
  return endpoint.sealedFields.length > 0 && answerBox !== null
    ? answerBox.nameOf(Buffer.from(text))
    : createHash('sha256').update(text).digest('hex')
}
