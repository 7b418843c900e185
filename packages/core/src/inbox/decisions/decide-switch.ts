import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import type { InboxKind } from '../inbox.ports.ts'
import { kindShape } from '../message-kind.ts'
import { PHONE_CHANNELS, type MessageChannel } from '../message-channel.ts'

type Switched = Pick<InboxKind, 'kind' | 'sms' | 'push'>

/** Whether a way may be switched; of what is about money and deadlines, one way to the phone stays. */
export function decideSwitch(now: Switched, channel: MessageChannel, isOn: boolean): Result<null> {
  if (channel !== 'inbox' && !kindShape(now.kind).phone.includes(channel))
    return fail(refused('bad-parameter', '这类消息没有这种提醒方式', 'channel'))
  return !isOn && isLastChannel(now, channel)
    ? fail(refused('last-channel', '这类消息关系到钱和期限，短信和推送至少留一种', 'channel'))
    : ok(null)
}

/** Whether this is the only way left to the phone for something that must reach its person. */
export const isLastChannel = (now: Switched, channel: MessageChannel): boolean =>
  channel !== 'inbox' &&
  kindShape(now.kind).isEssential &&
  PHONE_CHANNELS.every((other) => (other === channel ? now[other] === true : now[other] !== true))
