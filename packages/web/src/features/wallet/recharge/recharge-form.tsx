import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatYuan } from '@diandu/core/format'
import { cleanAmountText } from '@diandu/core/input'
import { validateRecharge, RECHARGE_CHANNELS, type RechargeChannel, type RechargeWays } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/messages'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { picturesIn, picturesText } from '../../../app/photos/stored-pictures.ts'
import { PhotoSlot } from '../../../app/photos/photo-slot.tsx'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { AmountField } from '../../../ui/inputs/amount-field.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { rechargeMessages } from '../../../messages/money/recharge.messages.ts'
import { amountFault, fenOf } from '../amount-view.ts'
import { rechargesQuery } from '../money-queries.ts'
import styles from '../money.module.css'
import { TransferAccounts } from './transfer-accounts.tsx'

interface Form {
  readonly channel: string
  readonly amount: string
  /** The picture of a transfer's receipt, as a text. */
  readonly receipt: string
  /** Made when it is first sent, and kept with what it is for: a second try of the same is the same. */
  readonly key: string
}

type Field = 'channel' | 'amountFen' | 'receipt'

interface RechargeFormProps {
  readonly ways: RechargeWays
  readonly path: string
  /** The sum that the user came here for, in yuan; it stands there until they change it. Empty without. */
  readonly requested: string
}

export function RechargeForm({
  ways: { channels, houseAccount, personalAccounts },
  path,
  requested,
}: RechargeFormProps) {
  const messages = useMessages(rechargeMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isTouched, setTouched] = useState(false)
  const { form, change, element, errors, errorOf, isBusy, onSubmit } = useForm<Form, Field>({
    // What was typed for another reason is another draft, with another key.
    name: requested === '' ? 'recharge' : `recharge-of-${requested}`,
    empty: { channel: wayFor(requested, channels), amount: requested, receipt: '', key: '' },
    stored: ['channel', 'amount', 'receipt', 'key'],
    fields: () => ['channel', 'amountFen', 'receipt'],
    faults({ channel, amount, receipt }) {
      const wrong = amountFault(amount === '' ? '0' : amount, (fen) => validateRecharge(channel, fen), locale)
      const isMissing = channel === 'transfer' && picturesIn(receipt).length === 0
      return {
        ...(wrong === undefined ? {} : { amountFen: wrong }),
        ...(isMissing ? { receipt: messages.noReceipt } : {}),
      }
    },
    lost: messages.lost,
    async send({ channel, amount, receipt, key }) {
      const { recharges, random } = await ports()
      const intention = key === '' ? random.token() : key
      change({ key: intention })
      const way = channel as RechargeChannel
      const amountFen = fenOf(amount)
      const answer =
        way === 'transfer'
          ? await recharges.transfer({ amountFen, receipt: picturesIn(receipt)[0]?.id ?? '' }, intention)
          : await recharges.begin({ channel: way, amountFen }, intention)
      void queries.invalidateQueries({ queryKey: rechargesQuery(ports).queryKey })
      if (!answer.ok) return answer.failure
      await navigate(`${path}?request=${answer.value.id}`)
      return undefined
    },
  })
  const isTransfer = form.channel === 'transfer'
  const chosen = channels.find(({ channel }) => channel === form.channel)
  const live = isTouched ? amountFault(form.amount, (fen) => validateRecharge(form.channel, fen), locale) : undefined
  const amountError = errors.of.amountFen ?? live
  const limits =
    chosen &&
    messages.limits(formatYuan(chosen.leastFen, { grouped: true }), formatYuan(chosen.mostFen, { grouped: true }))
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <RadioCards
        legend={messages.how}
        value={form.channel}
        cards={channels.map(({ channel }) => ({
          value: channel as string,
          title: nameIn(RECHARGE_CHANNELS[channel].name, locale),
        }))}
        onChange={(channel) => change({ channel, key: '' })}
        {...errorOf('channel')}
      />
      {isTransfer && houseAccount !== null && <TransferAccounts operator={houseAccount} hasOwn={personalAccounts} />}
      <div className={styles.part}>
        <AmountField
          label={messages.amount}
          value={form.amount}
          clean={cleanAmountText}
          placeholder="0.00"
          onChange={(amount) => {
            setTouched(true)
            change({ amount, key: '' })
          }}
          {...(limits === undefined ? {} : { hint: limits })}
          {...(amountError === undefined ? {} : { error: amountError })}
        />
      </div>
      {isTransfer && (
        <div className={styles.part}>
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
      <div className={styles.submit}>
        <Button type="submit" block busy={isBusy}>
          {isTransfer ? messages.handIn : messages.next}
        </Button>
      </div>
    </form>
  )
}

/** The first way that takes so much. */
function wayFor(requested: string, channels: RechargeWays['channels']): string {
  const fitting = channels.find(({ channel }) => validateRecharge(channel, fenOf(requested)).ok)
  return (fitting ?? channels[0])?.channel ?? ''
}
