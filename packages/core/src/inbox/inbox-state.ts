import type { InboxState } from './inbox.ports.ts'
import type { MessageChannel } from './message-channel.ts'
import { kindShape, MESSAGE_KINDS, type MessageKind } from './message-kind.ts'
import type { MessageId } from './message.ts'

/** A way that a person has switched off for a kind; names of other versions mean nothing. */
export interface SwitchedOff {
  readonly kind: string
  readonly channel: string
}

interface InboxFacts {
  readonly unread: ReadonlyMap<string, number>
  readonly off: readonly SwitchedOff[]
  readonly newestId: MessageId | null
}

/** Every kind in the order of the tabs, whether or not it ever had a message. */
export function inboxState({ unread, off, newestId }: InboxFacts): InboxState {
  const isOn = (kind: MessageKind, channel: MessageChannel): boolean =>
    !off.some((one) => one.kind === kind && one.channel === channel)
  return {
    kinds: (Object.keys(MESSAGE_KINDS) as MessageKind[]).map((kind) => {
      const { phone } = kindShape(kind)
      return {
        kind,
        unread: unread.get(kind) ?? 0,
        isOn: isOn(kind, 'inbox'),
        sms: phone.includes('sms') ? isOn(kind, 'sms') : null,
        push: phone.includes('push') ? isOn(kind, 'push') : null,
      }
    }),
    newestId,
  }
}
