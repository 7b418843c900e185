import { cleanTextarea } from '@diandu/core/input'
import { MAX_ACCESS_WORDS, viewingChecks, type Order, type Viewing } from '@diandu/core/orders'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { viewingMessages } from '../../../messages/orders/viewing.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { useViewingSent } from './use-viewing-sent.ts'
import { ViewingChecklist } from './viewing-checklist.tsx'
import { checksText, OPEN_FIELDS, openFaults, viewingRequest, type OpenField, type OpenForm } from './viewing-form.ts'

interface OpenViewingFormProps {
  readonly order: Order
  /** The earlier entries; null where the shop is not open for viewing yet. */
  readonly viewing: Viewing | null
  readonly home: string
}

/** The seller describes the buyer's access, and what to look at. */
export function OpenViewingForm({ order, viewing, home }: OpenViewingFormProps) {
  const { open: messages, lost } = useMessages(viewingMessages)
  const locale = useLocale()
  const ports = usePorts()
  const sent = useViewingSent(home)
  const offered = viewingChecks(order.shop)
  const { element, errors, field, typedField, isBusy, onSubmit } = useForm<OpenForm, OpenField>({
    name: `viewing-open-${order.id}`,
    empty: { access: viewing?.access ?? '', checks: checksText(viewing?.checks ?? offered) },
    stored: OPEN_FIELDS,
    fields: () => OPEN_FIELDS,
    faults: (filled) => openFaults(filled, locale),
    lost,
    async send(filled) {
      const { viewings, clock } = await ports()
      const key = `viewing-open-${order.id}-${viewing === null ? 'first' : clock.now()}`
      const answer = await viewings.open(order.id, viewingRequest(filled), key)
      if (!answer.ok) return answer.failure
      sent(answer.value, messages.sent)
      return undefined
    },
  })
  return (
    <form ref={element} className="page" method="post" noValidate onSubmit={onSubmit}>
      <p className="mb-8">{messages.line(order.shop.title)}</p>
      <FormNotice notice={errors.notice} />
      <TextArea
        label={messages.access}
        rows={5}
        max={MAX_ACCESS_WORDS}
        placeholder={messages.placeholder}
        hint={messages.hint}
        {...typedField('access')}
        clean={cleanTextarea}
      />
      <ViewingChecklist legend={messages.checks} offered={offered} {...field('checks')} />
      <div className="mt-24">
        <Button type="submit" block busy={isBusy} consequence={viewing === null ? messages.note : messages.changeNote}>
          {viewing === null ? messages.submit : messages.change}
        </Button>
      </div>
    </form>
  )
}
