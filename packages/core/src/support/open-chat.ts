import type { Result } from '../kernel/index.ts'
import { contactChoice, serviceError, type ContactRequest, type ServiceError } from './contact-choice.ts'
import type { KstConfig } from './kst-config.ts'

/** The device's part in the chat. */
export interface ChatWindow {
  /** Runs the chat's own script, once in a visit; false where it does not come, throws or takes too long. */
  load(script: string): Promise<boolean>
  /** Opens the chat as a page of its own; false where the device does not. */
  open(link: string): boolean
}

export interface ChatPorts extends Pick<ContactRequest, 'shell'> {
  readonly config: () => Promise<Result<KstConfig>>
  /** The platform's own contacts, asked for where the chat fails or names no QQ. */
  readonly company: () => Promise<ContactRequest['company']>
  readonly window: () => Promise<ChatWindow>
  /** Hands a QQ number to the app, or to the fallback. */
  readonly openQq: (contact: string) => void
}

/** Opens the chat, or QQ in its place; what is left where neither works, else `null`. Never throws. */
export async function openChat({ shell, ...ports }: ChatPorts): Promise<ServiceError | null> {
  const company = await Promise.resolve()
    .then(ports.company)
    .catch(() => ({}))
  try {
    const loaded = await ports.config()
    if (!loaded.ok) return serviceError(company)
    const choice = contactChoice({ shell, config: loaded.value, company })
    switch (choice.kind) {
      case 'service-error':
        return choice
      case 'chat': {
        const window = await ports.window()
        const script = loaded.value.introduceJs
        const isReady = script === undefined || (await window.load(script))
        return isReady && window.open(choice.link) ? null : serviceError(company)
      }
      default:
        ports.openQq(choice.contact)
        return null
    }
  } catch {
    return serviceError(company)
  }
}
