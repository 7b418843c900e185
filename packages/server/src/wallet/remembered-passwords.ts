import { createHmac, randomBytes } from 'node:crypto'

export interface RememberedPasswordsParts {
  /** Judges a password against what is stored of it; takes long on purpose. */
  readonly verify: (password: string, stored: string) => Promise<boolean>
  /** Milliseconds that never go back, whatever is done to the clock. */
  readonly now?: () => number
  readonly keptMs?: number
  readonly most?: number
}

const KEPT_MS = 5 * 60_000
const MOST = 10_000

/**
 * Judges payment passwords, and remembers for five minutes which ones were right, so that whoever pays twice waits once. What is
 * remembered is a mark under a key that this process drew and tells nobody; it is about what is stored, so a new password
 * makes the old mark worthless at once, on every server. Wrong ones are not remembered: each guess costs what it costs.
 * The same one asked for at the same instant is judged once.
 */
export function rememberedPasswords({ verify, now = () => performance.now(), keptMs = KEPT_MS, most = MOST }: RememberedPasswordsParts) {
  const key = randomBytes(32)
  const rightUntil = new Map<string, number>()
  const beingJudged = new Map<string, Promise<boolean>>()

  const judge = async (mark: string, password: string, stored: string): Promise<boolean> => {
    const isRight = await verify(password, stored)
    rightUntil.delete(mark)
    if (isRight) rightUntil.set(mark, now() + keptMs)
    if (rightUntil.size > most) rightUntil.delete(rightUntil.keys().next().value ?? mark)
    return isRight
  }

  return (password: string, stored: string): Promise<boolean> => {
    const mark = createHmac('sha256', key).update(`${stored}\n${password}`).digest('base64')
    if ((rightUntil.get(mark) ?? Number.NEGATIVE_INFINITY) > now()) return Promise.resolve(true)
    const verdict = beingJudged.get(mark) ?? judge(mark, password, stored).finally(() => beingJudged.delete(mark))
    beingJudged.set(mark, verdict)
    return verdict
  }
}
