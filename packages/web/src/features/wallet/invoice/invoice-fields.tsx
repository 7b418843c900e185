import { formatMoney, formatTime } from '@diandu/core/format'
import { cleanCreditCodeInput, foldTyped, stripChineseAndAngleBrackets } from '@diandu/core/input'
import type { InvoiceScope, InvoiceableOrder } from '@diandu/core/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { invoiceMessages } from '../../../messages/money/invoice.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Price } from '../../../ui/figures/price.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { mailAddressesQuery } from '../wallet-queries.ts'
import styles from '../bills.module.css'
import {
  EMPTY_INVOICE,
  SAVED_FIELDS,
  draftOf,
  fieldsOf,
  idsIn,
  invoiceFaults,
  toggled,
  type InvoiceField,
  type InvoiceForm,
} from './invoice-form.ts'

/** The request: which orders, made out to whom, sent where. The sum follows from the orders. */
export function InvoiceFields({ scope }: { readonly scope: InvoiceScope }) {
  const messages = useMessages(invoiceMessages).form
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { form, change, element, errors, errorOf, field, typedField, isBusy, onSubmit } = useForm<
    InvoiceForm,
    InvoiceField
  >({
    name: 'invoice',
    empty: { ...EMPTY_INVOICE, orderIds: scope.orders.map(({ orderId }) => orderId).join(',') },
    stored: SAVED_FIELDS,
    fields: fieldsOf,
    faults: (filled) => invoiceFaults(filled, scope, locale),
    lost: messages.lost,
    async send(filled, keyFor) {
      const draft = draftOf(filled, scope)
      const answer = await (await ports()).invoices.request(draft, keyFor(draft))
      if (!answer.ok) return answer.failure
      toasts.show(messages.sent, 'good')
      await Promise.all(['invoices', 'invoiceable'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      void navigate(`/user_center/server/Invoice?id=${answer.value.id}`, { replace: true })
      return undefined
    },
  })
  const isCompany = form.kind === 'company'
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <p className="detail mb-16">{messages.lead}</p>
      <FormNotice notice={errors.notice ?? errors.of.amountFen} />
      <OrderChoice
        orders={scope.orders}
        chosen={form.orderIds}
        onToggle={(id) => change({ orderIds: toggled(form.orderIds, id) })}
        {...errorOf('orderIds')}
      />
      <div className="mb-16 mt-24">
        <RadioCards
          legend={messages.holderLegend}
          value={form.kind}
          cards={[
            { value: 'company', title: messages.company },
            { value: 'person', title: messages.person },
          ]}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <TextField
        label={messages.title}
        {...typedField('title')}
        maxLength={100}
        autoComplete={isCompany ? 'organization' : 'name'}
        enterKeyHint="next"
        hint={errors.of.title === undefined && messages.titleHint[isCompany ? 'company' : 'person']}
      />
      {isCompany && (
        <TextField
          label={messages.creditCode}
          {...typedField('creditCode')}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(creditCode) => change({ creditCode: cleanCreditCodeInput(foldTyped(creditCode)).toUpperCase() })}
          hint={errors.of.creditCode === undefined && messages.creditCodeHint}
        />
      )}
      <div className="mb-16 mt-24">
        <RadioCards
          legend={messages.delivery}
          value={form.way}
          cards={[
            { value: 'email', title: messages.email },
            { value: 'mail', title: messages.mail },
          ]}
          onChange={(way) => change({ way })}
        />
      </div>
      {form.way === 'email' ? (
        <TextField
          label={messages.emailField}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="done"
          {...typedField('email')}
          onChange={(email) => change({ email: stripChineseAndAngleBrackets(foldTyped(email)) })}
        />
      ) : (
        <AddressChoice {...field('addressId')} />
      )}
      <p className="my-16 flex between baseline">
        <span>{messages.amount}</span>
        <Price fen={draftOf(form, scope).amountFen} size="large" tone="ink" />
      </p>
      <Button type="submit" block busy={isBusy}>
        {messages.submit}
      </Button>
    </form>
  )
}

interface AddressChoiceProps {
  readonly value: string
  readonly onChange: (addressId: string) => void
  readonly error?: string
}

/** One of the person's own addresses; the way to add one where there is none. */
function AddressChoice({ value, onChange, error }: AddressChoiceProps) {
  const messages = useMessages(invoiceMessages).form
  const { data: addresses } = useLoad(mailAddressesQuery(usePorts()), 'own-part')
  if (addresses?.length === 0) {
    return (
      <Notice
        tone={error === undefined ? 'info' : 'alarm'}
        action={
          <Button size="small" look="secondary" link={(parts) => <PageLink to="/user_center/address" {...parts} />}>
            {messages.addAddress}
          </Button>
        }
      >
        {messages.noAddress}
      </Notice>
    )
  }
  return (
    <SelectField
      label={messages.address}
      value={value}
      placeholder={messages.chooseAddress}
      options={(addresses ?? []).map(({ id, receiver, regionNames, detail }) => ({
        value: id,
        label: `${receiver} ${regionNames.join('')}${detail}`,
      }))}
      onChange={onChange}
      {...(error === undefined ? {} : { error })}
    />
  )
}

interface OrderChoiceProps {
  readonly orders: readonly InvoiceableOrder[]
  readonly chosen: string
  readonly onToggle: (orderId: string) => void
  readonly error?: string
}

/** The orders that an invoice is to be over, each with what was paid to the platform for it. */
function OrderChoice({ orders, chosen, onToggle, error }: OrderChoiceProps) {
  const messages = useMessages(invoiceMessages).form
  const errorId = useId()
  const ids = idsIn(chosen)
  return (
    <fieldset className="border-0">
      <legend className={styles.legend}>{messages.chooseOrders}</legend>
      <Card>
        {orders.map(({ orderId, title, number, completedAt, amountFen }) => (
          <Checkbox
            key={orderId}
            checked={ids.includes(orderId)}
            onChange={() => onToggle(orderId)}
            {...(error === undefined ? {} : { wrong: true, describedBy: errorId })}
          >
            <span className={`between flex ${styles.order}`}>
              <span>
                {title}
                <small>
                  {number} · {messages.completed(formatTime(completedAt, 'yyyy-mm-dd'))}
                </small>
              </span>
              <span className="nowrap">{formatMoney(amountFen)}</span>
            </span>
          </Checkbox>
        ))}
      </Card>
      {error !== undefined && (
        <p id={errorId} className="mt-4 alarm type-line">
          {error}
        </p>
      )}
    </fieldset>
  )
}
