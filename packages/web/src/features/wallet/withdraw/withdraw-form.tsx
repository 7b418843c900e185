import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { formatYuan } from '@diandu/core/format'
import { cleanAmountText } from '@diandu/core/input'
import { judgeWithdrawal, type BankCard, type Capital } from '@diandu/core/wallet'
import { capitalQuery } from '../../../app/capital-query.ts'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { OwedDamages } from '../../../app/owed-damages.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PaymentPasswordField } from '../../../ui/payment-password-field.tsx'
import { Price } from '../../../ui/price.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { moneyWords } from '../../../words/money.words.ts'
import { amountFault, fenOf } from '../amount-view.ts'
import { cardName } from '../card-name.ts'
import { cardsQuery, withdrawalsQuery } from '../money-queries.ts'
import styles from '../money.module.css'

/** What it takes to withdraw is asked for first: a payment password and a card. */
export function WithdrawForm({ path }: { readonly path: string }) {
  const all = useWords(moneyWords)
  const ports = usePorts()
  const capital = useQuery(capitalQuery(ports))
  const cards = useQuery(cardsQuery(ports))
  if (capital.data === undefined || cards.data === undefined) {
    return <LoadState words={all} lines={5} isError={capital.isError || cards.isError} onRetry={() => void Promise.all([capital.refetch(), cards.refetch()])} />
  }
  return (
    <>
      <OwedDamages owed={capital.data.owed} isAboutWithdrawal />
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
  const { draw: words, cards: { add: addCard } } = useWords(moneyWords)
  if (!capital.hasPaymentPassword) {
    return (
      <Notice
        action={
          <Button size="small" link={(parts) => <PageLink to="/user_center/change_pay" {...parts} />}>
            {words.setPassword}
          </Button>
        }
      >
        {words.noPassword}
      </Notice>
    )
  }
  if (cards.length === 0) {
    return (
      <EmptyState picture="paper" action={<Button link={(parts) => <PageLink to="/user_center/server/add_bank" {...parts} />}>{addCard}</Button>}>
        {words.noCard}
      </EmptyState>
    )
  }
  return <Fields path={path} capital={capital} cards={cards} />
}

const PASSWORD_LENGTH = 6

interface DrawForm {
  readonly cardId: string
  readonly amount: string
  /** Made when it is first sent, and kept with what it is for: a second try of the same is the same. */
  readonly key: string
}

type DrawField = 'cardId' | 'amountFen' | 'paymentPassword'

function Fields({ path, capital: { availableFen }, cards }: DrawProps) {
  const words = useWords(moneyWords).draw
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  // No part of the form: it is kept nowhere, and typing it does not take away what was said of the last one.
  const [password, setPassword] = useState('')
  const digits = useRef('')
  const judge = (fen: number) => judgeWithdrawal(fen, availableFen)
  const { form, change, element, errors, failure, errorOf, isBusy, submit, onSubmit } = useForm<DrawForm, DrawField>({
    name: 'withdrawal',
    empty: { cardId: cards[0]?.id ?? '', amount: '', key: '' },
    kept: ['cardId', 'amount', 'key'],
    fields: () => ['cardId', 'amountFen', 'paymentPassword'],
    faults: ({ amount }) => {
      const wrong = amountFault(amount === '' ? '0' : amount, judge, locale)
      return wrong === undefined ? {} : { amountFen: wrong }
    },
    lost: words.lost,
    async send({ cardId, amount, key }) {
      const { withdrawals, random } = await ports()
      const intention = key === '' ? random.token() : key
      change({ key: intention })
      const answer = await withdrawals.ask({ cardId, amountFen: fenOf(amount), paymentPassword: digits.current }, intention)
      void queries.invalidateQueries({ queryKey: capitalQuery(ports).queryKey })
      void queries.invalidateQueries({ queryKey: withdrawalsQuery(ports).queryKey })
      if (!answer.ok) return answer.failure
      toasts.show(words.asked, 'good')
      await navigate(`${path}?request=${answer.value.id}`)
      return undefined
    },
  })
  const [isTouched, setTouched] = useState(false)
  const live = isTouched ? amountFault(form.amount, judge, locale) : undefined
  const amountError = errors.of.amountFen ?? live
  // A password that was refused is typed anew.
  useEffect(() => {
    if (failure?.kind === 'refused' && failure.field === 'paymentPassword') setPassword('')
  }, [failure])
  const typePassword = (typed: string) => {
    digits.current = typed
    setPassword(typed)
  }
  const typeAmount = (amount: string) => {
    setTouched(true)
    change({ amount, key: '' })
  }
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <div className={styles.sum}>
        <p>{words.available}</p>
        <Price fen={availableFen} size="display" tone="ink" />
      </div>
      <FormNotice notice={errors.notice} />
      <RadioCards
        legend={words.to}
        value={form.cardId}
        cards={cards.map((card) => ({ value: card.id, title: cardName(card, locale), detail: card.holder }))}
        onChange={(cardId) => change({ cardId, key: '' })}
      />
      <div className={styles.part}>
        <AmountField
          label={words.amount}
          value={form.amount}
          onChange={typeAmount}
          clean={cleanAmountText}
          placeholder="0.00"
          {...(amountError === undefined ? {} : { error: amountError })}
          end={
            <Button look="quiet" size="small" onClick={() => typeAmount(formatYuan(availableFen))}>
              {words.all}
            </Button>
          }
        />
      </div>
      <div className={styles.part}>
        <PaymentPasswordField
          label={words.password}
          value={password}
          disabled={isBusy}
          onChange={typePassword}
          onComplete={(typed) => {
            typePassword(typed)
            void submit()
          }}
          {...errorOf('paymentPassword')}
        />
      </div>
      <div className={styles.submit}>
        <Button type="submit" block busy={isBusy} disabled={password.length < PASSWORD_LENGTH} consequence={words.note}>
          {words.submit}
        </Button>
        <PageLink to="/user_center/change_pay" className={styles.link}>
          {words.forgot}
        </PageLink>
      </div>
    </form>
  )
}
