import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTime } from '@diandu/core/format'
import { maskCard, MAX_CARDS, type BankCard, bankOf } from '@diandu/core/wallet'
import { failureText, nameIn } from '@diandu/core/messages'
import { useSend } from '../../../app/queries/use-send.ts'
import { IdentityGate, IdentityLine } from '../../../app/people/identity/identity-line.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { BankMark } from '../../../ui/pictures/bank-mark.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { moneyMessages } from '../../../messages/money/money.messages.ts'
import { cardName } from '../card-name.ts'
import { cardsQuery } from '../wallet-queries.ts'
import styles from '../money.module.css'

/** The person's cards, each with the end of its number. */
export function Page() {
  const all = useMessages(moneyMessages)
  const messages = all.cards
  const { data: cards, isError, refetch } = useLoad(cardsQuery(usePorts()), 'own-page')
  const isFull = (cards?.length ?? 0) >= MAX_CARDS
  const isEmpty = cards?.length === 0
  const add = (
    <Button block={!isEmpty} link={(parts) => <PageLink to="/user_center/server/add_bank" {...parts} />}>
      {messages.add}
    </Button>
  )
  return (
    <BackScreen
      title="cards"
      home="/user_center"
      action={cards !== undefined && !isEmpty && !isFull ? <StickyAction>{add}</StickyAction> : undefined}
    >
      <div className="page">
        <IdentityGate>
          {(identity) => (
            <>
              <IdentityLine identity={identity} />
              {cards === undefined && (
                <LoadState messages={all} lines={5} isError={isError} onRetry={() => void refetch()} />
              )}
              {isEmpty && (
                <EmptyState picture="paper" action={add}>
                  {messages.none}
                </EmptyState>
              )}
              {isFull && <Notice>{messages.full(MAX_CARDS)}</Notice>}
              <ul className="grid gap-12" aria-label={messages.list}>
                {cards?.map((card) => (
                  <li key={card.id}>
                    <CardRecord card={card} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </IdentityGate>
      </div>
    </BackScreen>
  )
}

function CardRecord({ card }: { readonly card: BankCard }) {
  const messages = useMessages(moneyMessages).cards
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const { send: remove, isBusy } = useSend({
    send: ({ bankCards }) => bankCards.remove(card.id),
    onDone: () => toasts.show(messages.removed, 'good'),
    onFailed: (failure) => toasts.show(failureText(failure, locale), 'bad'),
    onSettled: () => {
      setConfirming(false)
      void queries.invalidateQueries({ queryKey: cardsQuery(ports).queryKey })
    },
  })
  useBackCloses(isConfirming, isBusy ? undefined : () => setConfirming(false))
  const name = cardName(card, locale)
  return (
    <Card>
      <div className={`apart-12 ${styles.card}`}>
        <BankMark bank={card.bank} />
        <div className={styles.named}>
          <strong className="block">{nameIn(bankOf(card.bank).name, locale)}</strong>
          <span>{maskCard(card.lastFour)}</span>
          <span className={styles.quiet}>
            {card.holder} · {messages.addedOn(formatTime(card.addedAt, 'yyyy-mm-dd'))}
          </span>
        </div>
        <Button look="quiet" size="small" onClick={() => setConfirming(true)}>
          {`${messages.remove} `}
          <VisuallyHidden>{card.lastFour}</VisuallyHidden>
        </Button>
      </div>
      <ConfirmAction
        isConfirming={isConfirming}
        title={messages.removeTitle(name)}
        confirmLabel={messages.remove}
        cancelLabel={messages.keep}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setConfirming(false)}
      >
        {messages.removeLine}
      </ConfirmAction>
    </Card>
  )
}
