import type { Shell } from '../session/index.ts'
import { toQqNumber, type KstConfig } from './kst-config.ts'
import { toPhoneNumber } from './phone-number.ts'

/** The choices of a person when the chat fails (spec §2). The last button is always "got it". */
export interface ServiceError {
  readonly kind: 'service-error'
  /** To be copied. */
  readonly qq: string | undefined
  /** To be called. */
  readonly phone: string | undefined
}

/**
 * How a visitor reaches customer service: the chat's page, a QQ number handed to an app's bridge or to the fallback, or
 * the modal.
 */
export type ContactChoice =
  | { readonly kind: 'chat'; readonly link: string }
  | { readonly kind: 'android-bridge'; readonly contact: string }
  | { readonly kind: 'ios-bridge'; readonly contact: string }
  | { readonly kind: 'fallback'; readonly contact: string }
  | ServiceError

export interface ContactRequest {
  readonly shell: Shell
  readonly config: KstConfig
  /** The platform's own contacts, which stand in where the chat fails. */
  readonly company: { readonly qq?: unknown; readonly phone?: unknown }
}

/**
 * A visitor who wants QQ gets the number of the staff, else the platform's; one who wants the chat gets its page; one
 * who gets neither, the modal.
 */
export function contactChoice({ shell, config, company }: ContactRequest): ContactChoice {
  const contact = config.qq ?? toQqNumber(company.qq)
  if (config.isJumpQq && contact !== undefined) return { kind: QQ_WAYS[shell], contact }
  return config.jumpLink === undefined ? serviceError(company) : { kind: 'chat', link: config.jumpLink }
}

/** The modal for a chat that failed: only what can really be copied or called is offered. */
export function serviceError({ qq, phone }: ContactRequest['company']): ServiceError {
  return { kind: 'service-error', qq: toQqNumber(qq), phone: toPhoneNumber(phone) }
}

const QQ_WAYS = {
  browser: 'fallback',
  wechat: 'fallback',
  'android-app': 'android-bridge',
  'ios-app': 'ios-bridge',
} as const satisfies Readonly<Record<Shell, ContactChoice['kind']>>
