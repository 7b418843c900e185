import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  offerMethods,
  PAYMENT_METHODS,
  validateRecharge,
  type PaymentMethod,
  type RechargeWays,
} from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/messages'
import { MethodMark } from '../../../app/money/payment-methods/method-mark.tsx'
import { useMethodLines, usePayingDevice, TO_CASHIER } from '../../../app/money/payment-methods/paying.ts'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { MoneyField } from '../../../app/forms/money-field.tsx'
import { picturesIn, picturesText } from '../../../app/shops/photos/stored-pictures.ts'
import { PhotoSlot } from '../../../app/shops/photos/photo-slot.tsx'
import { usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { rechargeMessages } from '../../../messages/money/recharge.messages.ts'
import { amountFault, fenOf, isSameAmount, liveAmountFault } from '../amount-view.ts'
import { rechargesQuery } from '../wallet-queries.ts'
import { TransferAccounts } from './transfer-accounts.tsx'

interface Form {
  readonly method: PaymentMethod
  readonly amount: string
  /** The picture of a transfer's receipt, as a text. */
  readonly receipt: string
  /** Made when it is first sent, and kept with what it is for: a second try of the same is the same. */
  readonly key: string
}

type Field = 'method' | 'amountFen' | 'receipt'

interface RechargeFormProps {
  readonly ways: RechargeWays
  readonly path: string
  /** The requested amount in yuan, filled in until the user changes it. Empty without one. */
  readonly requested: string
}

export function RechargeForm({
  ways: { methods, houseAccount, personalAccounts },
  path,
  requested,
}: RechargeFormProps) {
  const messages = useMessages(rechargeMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const device = usePayingDevice()
  const lineOf = useMethodLines()
  // By the sum that the user came for: cards do not change places under a finger while another is typed.
  const offered = offerMethods(methods, requested === '' ? null : fenOf(requested), device)
  const [isTouched, setTouched] = useState(false)
  const { form, change, element, errors, errorOf, isBusy, onSubmit } = useForm<Form, Field>({
    // Each purpose has a draft of its own, with its own key.
    name: requested === '' ? 'recharge' : `recharge-of-${requested}`,
    empty: { method: offered[0]?.method ?? 'bank-transfer', amount: requested, receipt: '', key: '' },
    stored: ['method', 'amount', 'receipt', 'key'],
    fields: () => ['method', 'amountFen', 'receipt'],
    faults({ method, amount, receipt }) {
      const wrong = amountFault(amount === '' ? '0' : amount, (fen) => validateRecharge(channelOf(method), fen), locale)
      const isMissing = method === 'bank-transfer' && picturesIn(receipt).length === 0
      return {
        ...(wrong === undefined ? {} : { amountFen: wrong }),
        ...(isMissing ? { receipt: messages.noReceipt } : {}),
      }
    },
    lost: messages.lost,
    async send({ method, amount, receipt, key }) {
      const { recharges, random } = await ports()
      const intention = key === '' ? random.token() : key
      change({ key: intention })
      const amountFen = fenOf(amount)
      const answer =
        method === 'bank-transfer'
          ? await recharges.transfer({ amountFen, receipt: picturesIn(receipt)[0]?.id ?? '' }, intention)
          : await recharges.begin({ channel: PAYMENT_METHODS[method].channel, method, amountFen }, intention)
      void queries.invalidateQueries({ queryKey: rechargesQuery(ports).queryKey })
      if (!answer.ok) return answer.failure
      await navigate(`${path}?request=${answer.value.id}`, method === 'bank-transfer' ? {} : { state: TO_CASHIER })
      return undefined
    },
  })
  const isTransfer = form.method === 'bank-transfer'
  const live = isTouched
    ? liveAmountFault(form.amount, (fen) => validateRecharge(channelOf(form.method), fen), locale)
    : undefined
  const typedFen = form.amount === '' ? null : fenOf(form.amount)
  const amountError = errors.of.amountFen ?? live
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <RadioCards
        legend={messages.how}
        value={form.method}
        cards={offered.flatMap(({ method }) =>
          offerMethods([method], typedFen, device).map((one) => ({
            value: method,
            title: nameIn(PAYMENT_METHODS[method].name, locale),
            detail: lineOf(one),
            end: <MethodMark method={method} />,
            // A sum can still be changed; what is held in the hand cannot.
            disabled: offerMethods([method], null, device)[0]?.hindrance !== null,
          })),
        )}
        onChange={(method) => change({ method, key: '' })}
        {...errorOf('method')}
      />
      {isTransfer && houseAccount !== null && <TransferAccounts operator={houseAccount} hasOwn={personalAccounts} />}
      <div className="mt-16">
        <MoneyField
          label={messages.amount}
          name="amount"
          value={form.amount}
          placeholder="0.00"
          onChange={(amount) => {
            setTouched(true)
            change({ amount, key: isSameAmount(amount, form.amount) ? form.key : '' })
          }}
          {...(amountError === undefined ? {} : { error: amountError })}
        />
      </div>
      {isTransfer && (
        <div className="mt-16">
          <PhotoSlot
            label={messages.receipt}
            guide="square"
            picture={picturesIn(form.receipt)[0]}
            onChange={(picture) => change({ receipt: picturesText(picture === undefined ? [] : [picture]), key: '' })}
            hint={messages.receiptLine}
            {...errorOf('receipt')}
          />
        </div>
      )}
      <div className="mt-24 grid gap-8">
        <Button type="submit" block busy={isBusy}>
          {isTransfer ? messages.handIn : messages.next}
        </Button>
      </div>
    </form>
  )
}

const channelOf = (method: PaymentMethod) => PAYMENT_METHODS[method].channel
