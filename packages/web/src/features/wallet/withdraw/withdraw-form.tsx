import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { typedYuan } from '@diandu/core/format'
import { owedInAllFen, validateWithdrawal, withdrawableFen, type BankCard, type Capital } from '@diandu/core/wallet'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { isAboutPassword } from '../../../app/money/about-password.ts'
import { capitalQuery } from '../../../app/money/money-queries.ts'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { MoneyField } from '../../../app/forms/money-field.tsx'
import { PayoutHoldNotice } from '../../../app/money/payout-hold-notice.tsx'
import { OwedDamagesNotice } from '../../../app/money/owed-damages-notice.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { moneyMessages } from '../../../messages/money/money.messages.ts'
import { amountFault, fenOf, isSameAmount, liveAmountFault } from '../amount-view.ts'
import { cardName } from '../card-name.ts'
import { cardsQuery, withdrawalsQuery } from '../wallet-queries.ts'
import styles from '../money.module.css'

const ConfirmWithdrawal = lazy(async () => ({ default: (await import('./confirm-withdrawal.tsx')).ConfirmWithdrawal }))

/** Checks the preconditions first: a payment password and a card. */
export function WithdrawForm({ path }: { readonly path: string }) {
  const all = useMessages(moneyMessages)
  const ports = usePorts()
  const capital = useLoad(capitalQuery(ports), 'own-page')
  const cards = useLoad(cardsQuery(ports), 'own-page')
  if (capital.data === undefined || cards.data === undefined) {
    return (
      <LoadState
        messages={all}
        lines={5}
        isError={capital.isError || cards.isError}
        onRetry={() => void Promise.all([capital.refetch(), cards.refetch()])}
      />
    )
  }
  return (
    <>
      <PayoutHoldNotice holds={capital.data.holds} />
      <OwedDamagesNotice owed={capital.data.owed} availableFen={capital.data.availableFen} />
      <FirstThingsFirst path={path} capital={capital.data} cards={cards.data} />
    </>
  )
}

interface DrawProps {
  readonly path: string
  readonly capital: Capital
  readonly cards: readonly BankCard[]
}

/** Without a payment password or a card the way there comes before the form. */
function FirstThingsFirst({ path, capital, cards }: DrawProps) {
  const {
    draw: messages,
    cards: { add: addCard },
  } = useMessages(moneyMessages)
  if (!capital.hasPaymentPassword) {
    return (
      <Notice
        action={
          <Button size="small" link={(parts) => <PageLink to="/user_center/change_pay" {...parts} />}>
            {messages.setPassword}
          </Button>
        }
      >
        {messages.noPassword}
      </Notice>
    )
  }
  if (cards.length === 0) {
    return (
      <EmptyState
        picture="paper"
        action={<Button link={(parts) => <PageLink to="/user_center/server/add_bank" {...parts} />}>{addCard}</Button>}
      >
        {messages.noCard}
      </EmptyState>
    )
  }
  return <Fields path={path} capital={capital} cards={cards} />
}

interface DrawForm {
  readonly cardId: string
  readonly amount: string
  /** Made when it is first sent, and kept with what it is for: a second try of the same is the same. */
  readonly key: string
}

type DrawField = 'cardId' | 'amountFen' | 'paymentPassword'

function Fields({ path, capital: { availableFen, owed }, cards }: DrawProps) {
  const messages = useMessages(moneyMessages).draw
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  // No part of the form: it is kept nowhere.
  const digits = useRef('')
  const [isConfirming, setConfirming] = useState(false)
  const wallet = { availableFen, owedFen: owedInAllFen(owed) }
  const mostFen = withdrawableFen(wallet)
  const validate = (fen: number) => validateWithdrawal(fen, wallet)
  const { form, change, element, errors, failure, isBusy, isRight, submit } = useForm<DrawForm, DrawField>({
    name: 'withdrawal',
    empty: { cardId: cards[0]?.id ?? '', amount: '', key: '' },
    stored: ['cardId', 'amount', 'key'],
    fields: () => ['cardId', 'amountFen', 'paymentPassword'],
    faults: ({ amount }) => {
      const wrong = amountFault(amount === '' ? '0' : amount, validate, locale)
      return wrong === undefined ? {} : { amountFen: wrong }
    },
    lost: messages.lost,
    async send({ cardId, amount, key }) {
      const { withdrawals, random } = await ports()
      const intention = key === '' ? random.token() : key
      change({ key: intention })
      const answer = await withdrawals.request(
        { cardId, amountFen: fenOf(amount), paymentPassword: digits.current },
        intention,
      )
      void queries.invalidateQueries({ queryKey: capitalQuery(ports).queryKey })
      void queries.invalidateQueries({ queryKey: withdrawalsQuery(ports).queryKey })
      if (!answer.ok) return answer.failure
      toasts.show(messages.requested, 'good')
      await navigate(`${path}?request=${answer.value.id}`)
      return undefined
    },
  })
  const [isTouched, setTouched] = useState(false)
  const live = isTouched ? liveAmountFault(form.amount, validate, locale) : undefined
  const amountError = errors.of.amountFen ?? live
  const close = () => setConfirming(false)
  useBackCloses(isConfirming, isBusy ? undefined : close)
  // The form shows failures that are not about the password.
  useEffect(() => {
    if (failure !== undefined && !isAboutPassword(failure)) setConfirming(false)
  }, [failure])
  const typeAmount = (amount: string) => {
    setTouched(true)
    change({ amount, key: isSameAmount(amount, form.amount) ? form.key : '' })
  }
  return (
    <>
      <form
        ref={element}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isRight('amountFen')) setConfirming(true)
        }}
      >
        <div className={`pb-16 pt-16 text-center ${styles.sum}`}>
          <p>{messages.available}</p>
          <Price fen={mostFen} size="display" tone="ink" />
        </div>
        <FormNotice notice={errors.notice} />
        <RadioCards
          legend={messages.to}
          value={form.cardId}
          cards={cards.map((card) => ({ value: card.id, title: cardName(card, locale), detail: card.holder }))}
          onChange={(cardId) => change({ cardId, key: '' })}
        />
        <div className="mt-16">
          <MoneyField
            label={messages.amount}
            name="amount"
            value={form.amount}
            onChange={typeAmount}
            placeholder="0.00"
            {...(amountError === undefined ? {} : { error: amountError })}
            end={
              <Button look="quiet" size="small" onClick={() => typeAmount(typedYuan(mostFen))}>
                {messages.all}
              </Button>
            }
          />
        </div>
        <div className="mt-24 grid gap-8">
          <Button type="submit" block consequence={messages.nextNote}>
            {messages.next}
          </Button>
        </div>
      </form>
      <Suspense>
        <ConfirmWithdrawal
          open={isConfirming}
          onClose={close}
          card={cards.find(({ id }) => id === form.cardId)}
          fen={fenOf(form.amount)}
          busy={isBusy}
          failure={failure}
          onAction={(password) => {
            digits.current = password
            void submit()
          }}
        />
      </Suspense>
    </>
  )
}
