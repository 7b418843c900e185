import { unprintableSigns } from '@diandu/core/input'
import { validateInvoice, type InvoiceDraft, type InvoiceScope } from '@diandu/core/wallet'
import type { Locale } from '../../../messages/messages.ts'
import { formMessages } from '../../../messages/form.messages.ts'
import { invoiceMessages } from '../../../messages/money/invoice.messages.ts'

/** A request as it is typed; the orders are one text. */
export interface InvoiceForm {
  readonly orderIds: string
  readonly kind: string
  readonly title: string
  readonly creditCode: string
  readonly way: string
  readonly email: string
  readonly addressId: string
}

export type InvoiceField = 'orderIds' | 'title' | 'creditCode' | 'email' | 'addressId' | 'amountFen'

export const EMPTY_INVOICE: InvoiceForm = {
  orderIds: '',
  kind: 'company',
  title: '',
  creditCode: '',
  way: 'email',
  email: '',
  addressId: '',
}
export const SAVED_FIELDS = [
  'orderIds',
  'kind',
  'title',
  'creditCode',
  'way',
  'email',
  'addressId',
] as const satisfies readonly (keyof InvoiceForm)[]

export const fieldsOf = ({ kind, way }: InvoiceForm): readonly InvoiceField[] => [
  'orderIds',
  'title',
  ...(kind === 'company' ? (['creditCode'] as const) : []),
  way === 'email' ? 'email' : 'addressId',
]

export const idsIn = (text: string): readonly string[] => (text === '' ? [] : text.split(','))

/** The same text with one id more, or less. */
export const toggled = (text: string, id: string): string => {
  const ids = idsIn(text)
  return (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]).join(',')
}

/** Only orders that can still be invoiced count, whatever an old draft says. */
export function draftOf(
  { orderIds, kind, title, creditCode, way, email, addressId }: InvoiceForm,
  { orders }: InvoiceScope,
): InvoiceDraft {
  const chosen = orders.filter((order) => idsIn(orderIds).includes(order.orderId))
  return {
    holder:
      kind === 'company'
        ? { kind, title: title.trim(), creditCode: creditCode.trim() }
        : { kind: 'person', title: title.trim() },
    delivery: way === 'email' ? { way, email: email.trim() } : { way: 'mail', addressId },
    orderIds: chosen.map(({ orderId }) => orderId),
    amountFen: chosen.reduce((sum, { amountFen }) => sum + amountFen, 0),
  }
}

/** Core checks one fault at a time: each field is checked with all others as they should be. */
export function invoiceFaults(
  form: InvoiceForm,
  scope: InvoiceScope,
  locale: Locale,
): Readonly<Partial<Record<InvoiceField, string>>> {
  const messages = invoiceMessages[locale].form
  const signs = unprintableSigns(form.title)
  const says = {
    orderIds: messages.wrongOrders,
    title: signs.length > 0 ? formMessages[locale].signs(signs) : messages.wrongTitle,
    creditCode: messages.wrongCode,
    email: messages.wrongEmail,
    addressId: messages.wrongAddress,
  }
  const draft = draftOf(form, scope)
  const good: InvoiceDraft = {
    holder: { kind: 'person', title: 'x' },
    delivery: { way: 'email', email: 'x@example.com' },
    orderIds: ['o'],
    amountFen: 100,
  }
  const trials = [
    { ...good, orderIds: draft.orderIds },
    { ...good, holder: { kind: 'person', title: draft.holder.title } as const },
    ...(draft.holder.kind === 'company' ? [{ ...good, holder: { ...draft.holder, title: 'x' } }] : []),
    { ...good, delivery: draft.delivery },
  ]
  const wrong = trials.flatMap((trial) => {
    const validated = validateInvoice(trial, 100)
    return !validated.ok && validated.failure.kind === 'refused' && validated.failure.field !== undefined
      ? [validated.failure.field]
      : []
  })
  return Object.fromEntries(
    wrong.flatMap((field) => (field in says ? [[field, says[field as keyof typeof says]] as const] : [])),
  )
}
