import { MINUTE_MS, type Failure, type Page, type RefusalReason, type Result } from '../src/kernel/index.ts'
import type { CodePurpose } from '../src/session/index.ts'
import type { Person, Fixture } from './fixture.ts'

/** The value of an answer that has to be good. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(`The answer should have been good, but was ${JSON.stringify(result.failure)}`)
}

/** Why an answer was refused, or the kind of another failure, or `ok`. */
export function reasonOf(result: Result<unknown>): RefusalReason | Failure['kind'] | 'ok' {
  if (result.ok) return 'ok'
  return result.failure.kind === 'refused' ? (result.failure.reason ?? 'refused') : result.failure.kind
}

/** Longer than any wait between two codes to one mobile. */
const CODE_PAUSE_MS = 2 * MINUTE_MS

/** Has a code sent and reads it. Time passes first, because a mobile gets one code a minute. */
export async function receiveCode(
  fixture: Fixture,
  device: Person['device'],
  mobile: string,
  purpose: CodePurpose,
): Promise<string> {
  await fixture.advance(CODE_PAUSE_MS)
  valueOf(await device.codes.send({ mobile, purpose, captcha: await fixture.solveCaptcha(device) }))
  const code = await fixture.readCode(mobile)
  if (code === undefined) throw new Error('No code arrived')
  return code
}

export const PAYMENT_PASSWORD = '135790'

export async function setPaymentPassword(fixture: Fixture, person: Person): Promise<void> {
  const code = await receiveCode(fixture, person.device, person.mobile, 'payment-password')
  valueOf(await person.device.wallet.setPaymentPassword({ paymentPassword: PAYMENT_PASSWORD, code }))
}

/** Every item of a list, page after page. */
export async function everyItem<T>(list: (cursor: string | null) => Promise<Result<Page<T>>>): Promise<readonly T[]> {
  const items: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = valueOf(await list(cursor))
    items.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return items
}
