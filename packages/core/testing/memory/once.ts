import { ok, type Result } from '../../src/kernel/index.ts'
import { refuse, type MarketState, type Member } from './market-state.ts'

/** A key that has acted gives its first answer again; a refusal changes nothing, so it leaves its key unused. */
export function once<T>(
  state: MarketState,
  { userId }: Member,
  key: string,
  body: unknown,
  act: () => Result<T>,
): Result<T> {
  const at = `${userId} ${key}`
  const fingerprint = JSON.stringify(body)
  const stored = state.answers.get(at)
  if (stored !== undefined)
    return stored.body === fingerprint ? ok(stored.answer as T) : refuse('key-reused', '请求重复，请刷新后重试')
  const result = act()
  if (result.ok) state.answers.set(at, { body: fingerprint, answer: result.value })
  return result
}
