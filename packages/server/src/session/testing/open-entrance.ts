import { fail, ok, type Result } from '@diandu/core/kernel'
import type { CaptchaTicket, CodePurpose, CodeSent, Session, UserId } from '@diandu/core/session'
import { createManualClock, type ManualClock } from '@diandu/core/testing'
import { callName, login, register, sendCode, type Call } from '@diandu/wire'
import { runCall } from '../../calls/index.ts'
import type { Database } from '../../database/index.ts'
import { silentLog, type Log } from '../../kernel/index.ts'
import { systemRandom, type CaptchaCheck, type Sms } from '../../integrations/index.ts'
import { callContext } from '../../testing/call-context.ts'
import { insertTicket } from '../captcha/captcha-store.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { sessionHandlers } from '../session.handlers.ts'
import { insertUser } from '../user-store.ts'

export const CHEAP = { logN: 4, blocks: 1, passes: 1 }
export const PASSWORD = 'correct horse 1'

type CodeMessage = Parameters<Sms['sendCode']>[0]

/** The session's calls on a test database, and the messages that they sent. */
export interface Entrance {
  readonly db: Database
  readonly clock: ManualClock
  readonly sent: CodeMessage[]
  /** Breaks and mends the provider of messages. */
  readonly provider: { isDown: boolean }
  readonly call: <T>(
    endpoint: Call,
    input: unknown,
    userId?: string | null,
    bearerToken?: string | null,
    clientAddress?: string,
  ) => Promise<Result<T>>
  readonly addUser: (username: string, mobile: string) => Promise<string>
  readonly ticket: () => Promise<CaptchaTicket>
  readonly send: (mobile: string, purpose: CodePurpose, userId?: string | null) => Promise<Result<CodeSent>>
  /** Sends one and reads it. */
  readonly codeFor: (mobile: string, purpose: CodePurpose) => Promise<string>
  /** From an address of a network of its own, where one is given. */
  readonly login: (name: string, password?: string, clientAddress?: string) => Promise<Result<Session>>
  readonly register: (over?: object) => Promise<Result<Session>>
}

export function openEntrance(
  db: Database,
  captcha: CaptchaCheck | null = null,
  appTokenSecret: string | null = null,
  log: Log = silentLog,
): Entrance {
  const clock = createManualClock()
  const sent: CodeMessage[] = []
  const provider = { isDown: false }
  const sms: Sms = {
    kind: 'sandbox',
    async sendCode(message) {
      if (provider.isDown) return fail({ kind: 'http', status: 502 })
      sent.push(message)
      return ok(null)
    },
  }
  const handlers = sessionHandlers({ sms, captcha, passwordCost: CHEAP, appTokenSecret })
  const entrance: Entrance = {
    db,
    clock,
    sent,
    provider,
    async call(endpoint, input, userId = null, bearerToken = null, clientAddress) {
      const handler = handlers.find((each) => callName(each.endpoint) === callName(endpoint))
      if (handler === undefined) throw new Error(`${callName(endpoint)} has no handler.`)
      const viewer = userId === null ? null : { userId }
      return (
        await runCall(
          handler,
          input,
          callContext(db, {
            clock,
            viewer,
            bearerToken,
            log,
            ...(clientAddress === undefined ? {} : { clientAddress }),
          }),
        )
      ).result as never
    },
    async addUser(username, mobile) {
      await insertUser(db, {
        id: username as UserId,
        username,
        mobile,
        passwordHash: await hashPassword(PASSWORD, CHEAP),
        createdAt: clock.now(),
      })
      return username
    },
    async ticket() {
      const ticket = { ticket: systemRandom.token(), randstr: 'rand' }
      await insertTicket(db, ticket, clock.now())
      return ticket
    },
    send: async (mobile, purpose, userId = null) =>
      entrance.call(sendCode, { mobile, purpose, captcha: await entrance.ticket() }, userId),
    async codeFor(mobile, purpose) {
      const answer = await entrance.send(mobile, purpose)
      if (!answer.ok) throw new Error(`No code was sent: ${JSON.stringify(answer.failure)}`)
      return sent.at(-1)?.code ?? ''
    },
    login: (name, password = PASSWORD, clientAddress) =>
      entrance.call(login, { name, password }, null, null, clientAddress),
    register: (over = {}) =>
      entrance.call(register, {
        username: 'newcomer',
        mobile: '13900000009',
        code: '000000',
        password: PASSWORD,
        hasAgreed: true,
        ...over,
      }),
  }
  return entrance
}

/** A code that is not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
