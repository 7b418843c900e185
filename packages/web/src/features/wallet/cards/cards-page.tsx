import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatTime } from '@diandu/core/format'
import { maskCard, MOST_CARDS, type BankCard } from '@diandu/core/wallet'
import { failureText, nameIn } from '@diandu/core/words'
import { bankOf } from '@diandu/core/wallet'
import { BackBar } from '../../../app/back-bar.tsx'
import { useHearFailure } from '../../../app/failure-context.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { useBackCloses } from '../../../app/use-back-steps.ts'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { moneyWords } from '../../../words/money.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { cardName } from '../card-name.ts'
import { cardsQuery } from '../money-queries.ts'
import styles from '../money.module.css'

/** The person's cards, each with the end of its number. */
export function Page() {
  const all = useWords(moneyWords)
  const words = all.cards
  const title = useWords(titleWords).cards
  const { data: cards, isError, refetch } = useQuery(cardsQuery(usePorts()))
  const isFull = (cards?.length ?? 0) >= MOST_CARDS
  const isEmpty = cards?.length === 0
  const add = (
    <Button block={!isEmpty} link={(parts) => <PageLink to="/user_center/server/add_bank" {...parts} />}>
      {words.add}
    </Button>
  )
  return (
    <Screen top={<BackBar title={title} home="/user_center" />} action={cards !== undefined && !isEmpty && !isFull ? <StickyAction>{add}</StickyAction> : undefined}>
      <div className={styles.page}>
        {cards === undefined && <LoadState words={all} lines={5} isError={isError} onRetry={() => void refetch()} />}
        {isEmpty && (
          <EmptyState picture="paper" action={add}>
            {words.none}
          </EmptyState>
        )}
        {isFull && <Notice>{words.full(MOST_CARDS)}</Notice>}
        <ul className={styles.list} aria-label={words.list}>
          {cards?.map((card) => (
            <li key={card.id}>
              <KeptCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  )
}

function KeptCard({ card }: { readonly card: BankCard }) {
  const words = useWords(moneyWords).cards
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const hearFailure = useHearFailure()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useBackCloses(isAsking, isBusy ? undefined : () => setAsking(false))
  const name = cardName(card, locale)
  const remove = async () => {
    setBusy(true)
    const answer = await (await ports()).bankCards.remove(card.id)
    setBusy(false)
    setAsking(false)
    if (!answer.ok) hearFailure(answer.failure)
    toasts.show(answer.ok ? words.removed : failureText(answer.failure, locale), answer.ok ? 'good' : 'bad')
    await queries.invalidateQueries({ queryKey: cardsQuery(ports).queryKey })
  }
  return (
    <Card>
      <div className={styles.card}>
        <div>
          <strong>{nameIn(bankOf(card.bank).name, locale)}</strong>
          <span className={styles.number}>{maskCard(card.lastFour)}</span>
          <span className={styles.quiet}>
            {card.holder} · {words.addedOn(formatTime(card.addedAt, 'yyyy-mm-dd'))}
          </span>
        </div>
        <Button look="quiet" size="small" onClick={() => setAsking(true)}>
          {`${words.remove} `}
          <VisuallyHidden>{card.lastFour}</VisuallyHidden>
        </Button>
      </div>
      <AskFirst isAsking={isAsking} title={words.removeTitle(name)} confirmLabel={words.remove} cancelLabel={words.keep} tone="danger" busy={isBusy} onConfirm={() => void remove()} onCancel={() => setAsking(false)}>
        {words.removeLine}
      </AskFirst>
    </Card>
  )
}
