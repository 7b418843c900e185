import { createHmac, randomBytes } from 'node:crypto'
import type { Waiter } from '../session/index.ts'

export interface RememberedPasswordsDeps {
  /** Checks a password against what is stored of it; takes long on purpose. */
  readonly verify: (password: string, stored: string, waiter: Waiter) => Promise<boolean>
  /** Milliseconds that never go back, whatever is done to the clock. */
  readonly now?: () => number
  readonly retentionMs?: number
  readonly max?: number
}

const RETENTION_MS = 5 * 60_000
const MAX = 10_000

/**
 * Checks payment passwords, and remembers for five minutes which ones were right, so that a payer who pays twice waits
 * once. What is remembered is a mark under a random key that never leaves this process; it is about what is stored, so
 * a new password makes the old mark worthless at once, on every server. Wrong ones are not remembered: each guess costs
 * what it costs. The same one asked for at the same instant is checked once.
 */
export function rememberedPasswords({
  verify,
  now = () => performance.now(),
  retentionMs = RETENTION_MS,
  max = MAX,
}: RememberedPasswordsDeps) {
  const key = randomBytes(32)
  const rightUntil = new Map<string, number>()
  const beingChecked = new Map<string, Promise<boolean>>()

  const validate = async (mark: string, ...requested: Parameters<typeof verify>): Promise<boolean> => {
    const isRight = await verify(...requested)
    rightUntil.delete(mark)
    if (isRight) rightUntil.set(mark, now() + retentionMs)
    if (rightUntil.size > max) rightUntil.delete(rightUntil.keys().next().value ?? mark)
    return isRight
  }

  return (password: string, stored: string, waiter: Waiter): Promise<boolean> => {
    const mark = createHmac('sha256', key).update(`${stored}\n${password}`).digest('base64')
    if ((rightUntil.get(mark) ?? Number.NEGATIVE_INFINITY) > now()) return Promise.resolve(true)
    const verdict =
      beingChecked.get(mark) ?? validate(mark, password, stored, waiter).finally(() => beingChecked.delete(mark))
    beingChecked.set(mark, verdict)
    return verdict
  }
}
