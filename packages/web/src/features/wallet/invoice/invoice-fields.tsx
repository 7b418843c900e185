import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { cleanCreditCodeInput, foldTyped, stripChineseAndAngleBrackets } from '@diandu/core/input'
import type { InvoiceScope } from '@diandu/core/wallet'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { invoiceMessages } from '../../../messages/money/invoice.messages.ts'
import { AddressChoice } from './address-choice.tsx'
import {
  draftOf,
  EMPTY_INVOICE,
  fieldsOf,
  invoiceFaults,
  SAVED_FIELDS,
  toggled,
  type InvoiceField,
  type InvoiceForm,
} from './invoice-form.ts'
import { OrderChoice } from './order-choice.tsx'

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
