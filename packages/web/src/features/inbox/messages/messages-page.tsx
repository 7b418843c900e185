import { formatTime } from '@diandu/core/format'
import { MESSAGE_KINDS, isMessageKind, type InboxState, type Message, type MessageKind } from '@diandu/core/inbox'
import { DAY_MS, MINUTE_MS } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { inboxStateQuery } from '../../../app/orders/inbox/inbox-state-query.ts'
import { useStoreInboxState } from '../../../app/orders/inbox/use-inbox-command.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { inboxMessages } from '../../../messages/inbox/inbox.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { MESSAGES, messagesQuery } from '../inbox-queries.ts'
import { messageView } from '../message-view.ts'
import styles from './messages-page.module.css'

/** While the list is looked at, another device's reading shows within so long. */
const ASKED_EVERY_MS = MINUTE_MS / 3

export function Page() {
  const messages = useMessages(inboxMessages)
  const locale = useLocale()
  const ports = usePorts()
  const kind = kindIn(useSearchParams()[0])
  const { data: state } = useLoad(inboxStateQuery(ports, ASKED_EVERY_MS))
  const { items, isEmpty, more } = usePaged(messagesQuery(ports, kind), 'own-page')
  const now = useNow(MINUTE_MS)
  useFreshList(state)
  const unread = unreadOf(state, kind)
  return (
    <BackScreen title="messages" home="/user_center">
      <div className="px-16 pt-8 pb-16">
        <Kinds current={kind} state={state} />
        {unread > 0 && items[0] !== undefined && <ReadAll kind={kind} until={items[0].at} />}
        {isEmpty ? (
          <EmptyState
            picture="paper"
            action={
              <Button
                look="secondary"
                link={(parts) => <PageLink to={kind === null ? '/lists' : '/message'} {...parts} />}
              >
                {kind === null ? messages.toShops : messages.toAll}
              </Button>
            }
          >
            {kind === null ? messages.empty : messages.emptyKind}
          </EmptyState>
        ) : (
          <EndlessList
            label={messages.list.label}
            items={items}
            keyOf={(message) => message.id}
            renderItem={(message, index) => {
              const day = dayOf(message.at)
              const before = items[index - 1]
              return (
                <>
                  {(before === undefined || dayOf(before.at) !== day) && (
                    <h2 className="detail mb-8 mt-12">{dayTitle(day, now, locale)}</h2>
                  )}
                  <MessageRow message={message} />
                </>
              )
            }}
            {...more}
            messages={messages.list}
            skeleton={<SkeletonCards />}
          />
        )}
      </div>
    </BackScreen>
  )
}

function kindIn(search: URLSearchParams): MessageKind | null {
  const kind = search.get('kind') ?? ''
  return isMessageKind(kind) ? kind : null
}

const unreadOf = (state: InboxState | null | undefined, wanted: MessageKind | null): number =>
  state?.kinds.reduce((sum, { kind, unread }) => (wanted === null || kind === wanted ? sum + unread : sum), 0) ?? 0

/** The list is asked for again once the counts or the newest message are others than those it was shown with. */
function useFreshList(state: InboxState | null | undefined): void {
  const queries = useQueryClient()
  const mark = state ? `${state.newestId} ${state.kinds.map(({ unread }) => unread).join(' ')}` : undefined
  const [shownWith, setShownWith] = useState(mark)
  useEffect(() => {
    if (mark === shownWith) return
    setShownWith(mark)
    if (shownWith !== undefined) void queries.invalidateQueries({ queryKey: MESSAGES })
  }, [mark, shownWith, queries])
}

function Kinds({
  current,
  state,
}: {
  readonly current: MessageKind | null
  readonly state: InboxState | null | undefined
}) {
  const messages = useMessages(inboxMessages)
  const locale = useLocale()
  const named = (name: string, unread: number) => (unread > 0 ? messages.count(name, String(unread)) : name)
  return (
    <ChipGroup label={messages.kinds} flow="scroll">
      <Chip chosen={current === null} link={(parts) => <PageLink to="/message" replace {...parts} />}>
        {named(messages.all, unreadOf(state, null))}
      </Chip>
      {(Object.keys(MESSAGE_KINDS) as MessageKind[]).map((kind) => (
        <Chip
          key={kind}
          chosen={kind === current}
          link={(parts) => <PageLink to={`/message?kind=${kind}`} replace {...parts} />}
        >
          {named(nameIn(MESSAGE_KINDS[kind].name, locale), unreadOf(state, kind))}
        </Chip>
      ))}
    </ChipGroup>
  )
}

/** All of the list that is shown; what comes in meanwhile stays unread. */
function ReadAll({ kind, until }: { readonly kind: MessageKind | null; readonly until: number }) {
  const messages = useMessages(inboxMessages)
  const store = useStoreInboxState()
  const { send: readAll, isBusy } = useSend({
    send: ({ inbox }) => inbox.readAll(kind, until),
    async onDone(state) {
      await store(state)
      toasts.show(messages.readAllDone, 'good')
    },
    onFailed: () => toasts.show(messages.failedToRead, 'bad'),
  })
  return (
    <div className={styles.readAll}>
      <Button look="quiet" size="small" icon="check" busy={isBusy} onClick={() => void readAll()}>
        {messages.readAll}
      </Button>
    </div>
  )
}

/** Under which day of China a message stands. */
const dayOf = (at: number): string => formatTime(at, 'yyyy-mm-dd')

/** A day in words: the last two by name. `now` is undefined until the clock is there. */
function dayTitle(day: string, now: number | undefined, locale: Locale): string {
  const messages = inboxMessages[locale]
  if (now !== undefined && day === dayOf(now)) return messages.today
  return now !== undefined && day === dayOf(now - DAY_MS) ? messages.yesterday : day
}

/** One message of the list; what was not read stands out by a dot, a word and its weight. */
function MessageRow({ message }: { readonly message: Message }) {
  const messages = useMessages(inboxMessages)
  const { icon, title, line } = messageView(message, useLocale())
  const isUnread = message.readAt === null
  return (
    <PageLink
      to={`/message/details/${message.id}`}
      className={classNames('pressable', styles.row, isUnread && styles.unread)}
      data-testid="message"
    >
      <span className={styles.icon}>
        <Icon name={icon} />
        {isUnread && <span className={styles.dot} aria-hidden="true" />}
      </span>
      <span className={styles.words}>
        {isUnread && <VisuallyHidden>{`${messages.unread} `}</VisuallyHidden>}
        <span className={styles.title}>{title}</span>
        <span className={styles.line}>{line}</span>
      </span>
      <span className={styles.time}>{formatTime(message.at, 'hh:mm')}</span>
    </PageLink>
  )
}
