import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import {
  isLastChannel,
  kindShape,
  MESSAGE_CHANNELS,
  MESSAGE_KINDS,
  type InboxKind,
  type MessageChannel,
} from '@diandu/core/inbox'
import { nameIn } from '@diandu/core/messages'
import { useLatestChoice } from '../../device/use-latest-choice.ts'
import { useLoad, usePorts } from '../../queries/queries.ts'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { Chip } from '../../../ui/choices/chip.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { inboxMessages } from '../../../messages/inbox/inbox.messages.ts'
import { INBOX_STATE, inboxStateQuery } from './inbox-state-query.ts'
import { useInboxCommand } from './use-inbox-command.ts'
import styles from './inbox-switches.module.css'

/** By which ways a person wants to be told of which kinds, on every device. */
export function InboxSwitches() {
  const messages = useMessages(inboxMessages)
  const { data: state, refetch } = useLoad(inboxStateQuery(usePorts()))
  return (
    <Section title={messages.switches.title}>
      {!state ? (
        <LoadState part messages={messages.list} isError={state === null} onRetry={() => void refetch()} lines={4} />
      ) : (
        <Card>
          {state.kinds.map((kind) => (
            <KindSwitches key={kind.kind} state={kind} />
          ))}
        </Card>
      )}
      <p className="note mt-8">{messages.switches.note}</p>
    </Section>
  )
}

/** One kind with its ways. Of what is about money and deadlines the last way to the phone stays, and says why. */
function KindSwitches({ state }: { readonly state: InboxKind }) {
  const { switches } = useMessages(inboxMessages)
  const name = nameIn(MESSAGE_KINDS[state.kind].name, useLocale())
  const labelId = useId()
  const [isExplained, setExplained] = useState(false)
  return (
    <div className={`py-4 ${styles.kind}`} role="group" aria-labelledby={labelId}>
      <div className={styles.name} id={labelId}>
        {name}
      </div>
      <div className="trail-8 flex wrap">
        {MESSAGE_CHANNELS.filter((channel) => channelState(state, channel) !== null).map((channel) => (
          <ChannelSwitch key={channel} state={state} channel={channel} onKept={setExplained} />
        ))}
      </div>
      <p className={`note ${styles.kept}`} role="status">
        {isExplained ? switches.lastStays(name) : kindShape(state.kind).isEssential ? switches.oneStays : ''}
      </p>
    </div>
  )
}

const channelState = (state: InboxKind, channel: MessageChannel): boolean | null =>
  channel === 'inbox' ? state.isOn : state[channel]

/** A way that is switched back at once ends as it was wished last. */
function ChannelSwitch({
  state,
  channel,
  onKept,
}: {
  readonly state: InboxKind
  readonly channel: MessageChannel
  readonly onKept: (isKept: boolean) => void
}) {
  const { switches } = useMessages(inboxMessages)
  const queries = useQueryClient()
  const send = useInboxCommand()
  const { shown, wish } = useLatestChoice(async (wished: boolean) => {
    const answer = await send((inbox) => inbox.switch(state.kind, channel, wished))
    if (answer.ok) return true
    // Another way was switched off a moment ago, here or on another device.
    const isKept = answer.failure.kind === 'refused' && answer.failure.reason === 'last-channel'
    if (isKept) onKept(true)
    else toasts.show(switches.failed, 'bad')
    await queries.invalidateQueries({ queryKey: INBOX_STATE })
    return false
  })
  const isOn = shown ?? channelState(state, channel) === true
  const press = () => {
    const isKept = isOn && isLastChannel(state, channel)
    onKept(isKept)
    if (!isKept) wish(!isOn)
  }
  return (
    <Chip chosen={isOn} icon={isOn ? 'check' : 'close'} onClick={press}>
      {switches.channels[channel]}
    </Chip>
  )
}
