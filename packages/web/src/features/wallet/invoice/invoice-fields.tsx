import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { cleanCreditCodeInput } from '@diandu/core/input'
import type { InvoiceScope } from '@diandu/core/wallet'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Price } from '../../../ui/price.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { invoiceWords } from '../../../words/invoice.words.ts'
import styles from '../bills.module.css'
import { AddressChoice } from './address-choice.tsx'
import { intentKey } from './intent-key.ts'
import { draftOf, EMPTY_INVOICE, fieldsOf, invoiceFaults, KEPT_FIELDS, toggled, type InvoiceField, type InvoiceForm } from './invoice-form.ts'
import { OrderChoice } from './order-choice.tsx'

/** The request: which orders, made out to whom, sent where. The sum follows from the orders. */
export function InvoiceFields({ scope }: { readonly scope: InvoiceScope }) {
  const words = useWords(invoiceWords).form
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [keyFor] = useState(() => intentKey(() => crypto.randomUUID()))
  const { form, change, element, errors, errorOf, field, typedField, isBusy, onSubmit } = useForm<InvoiceForm, InvoiceField>({
    name: 'invoice',
    empty: { ...EMPTY_INVOICE, orderIds: scope.orders.map(({ orderId }) => orderId).join(',') },
    kept: KEPT_FIELDS,
    fields: fieldsOf,
    faults: (filled) => invoiceFaults(filled, scope, locale),
    lost: words.lost,
    async send(filled) {
      const draft = draftOf(filled, scope)
      const answer = await (await ports()).invoices.ask(draft, keyFor(draft))
      if (!answer.ok) return answer.failure
      toasts.show(words.sent, 'good')
      await Promise.all(['invoices', 'invoiceable'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      void navigate(`/user_center/server/Invoice?id=${answer.value.id}`, { replace: true })
      return undefined
    },
  })
  const isCompany = form.kind === 'company'
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <p className={styles.lead}>{words.lead}</p>
      <FormNotice notice={errors.notice ?? errors.of.amountFen} />
      <OrderChoice orders={scope.orders} chosen={form.orderIds} onToggle={(id) => change({ orderIds: toggled(form.orderIds, id) })} {...errorOf('orderIds')} />
      <div className={styles.group}>
        <RadioCards
          legend={words.holderLegend}
          value={form.kind}
          cards={[
            { value: 'company', title: words.company },
            { value: 'person', title: words.person },
          ]}
          onChange={(kind) => change({ kind })}
        />
      </div>
      <TextField
        label={words.title}
        {...typedField('title')}
        maxLength={100}
        autoComplete={isCompany ? 'organization' : 'name'}
        enterKeyHint="next"
        hint={errors.of.title === undefined && words.titleHint[isCompany ? 'company' : 'person']}
      />
      {isCompany && (
        <TextField
          label={words.creditCode}
          {...typedField('creditCode')}
          maxLength={18}
          autoComplete="off"
          enterKeyHint="next"
          onChange={(creditCode) => change({ creditCode: cleanCreditCodeInput(creditCode).toUpperCase() })}
          hint={errors.of.creditCode === undefined && words.creditCodeHint}
        />
      )}
      <div className={styles.group}>
        <RadioCards
          legend={words.delivery}
          value={form.way}
          cards={[
            { value: 'email', title: words.email },
            { value: 'mail', title: words.mail },
          ]}
          onChange={(way) => change({ way })}
        />
      </div>
      {form.way === 'email' ? (
        <TextField
          label={words.emailField}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="done"
          {...typedField('email')}
        />
      ) : (
        <AddressChoice {...field('addressId')} />
      )}
      <p className={styles.sum}>
        <span>{words.amount}</span>
        <Price fen={draftOf(form, scope).amountFen} size="large" tone="ink" />
      </p>
      <Button type="submit" block busy={isBusy}>
        {words.submit}
      </Button>
    </form>
  )
}
