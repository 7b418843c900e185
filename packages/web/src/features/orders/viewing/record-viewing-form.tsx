import { formatTime } from '@diandu/core/format'
import { cleanTextarea } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import {
  deadlinesOf,
  MAX_REFUND_PICTURES,
  MAX_REFUND_WORDS,
  REFUND_REASONS,
  VIEWING_OUTCOMES,
  type Order,
  type RefundReason,
  type Viewing,
} from '@diandu/core/orders'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { PhotoShelf } from '../../../app/shops/photos/photo-shelf.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { refundMessages } from '../../../messages/orders/refund.messages.ts'
import { viewingMessages } from '../../../messages/orders/viewing.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { requestOf } from '../refund/refund-form.ts'
import { useViewingSent } from './use-viewing-sent.ts'
import { ViewingChecklist } from './viewing-checklist.tsx'
import {
  checksIn,
  EMPTY_RECORD,
  outcomeOf,
  RECORD_FIELDS,
  recordFaults,
  recordFields,
  type RecordField,
  type RecordForm,
} from './viewing-form.ts'
import styles from './viewing-page.module.css'

const REASONS = Object.keys(REFUND_REASONS) as RefundReason[]

interface RecordViewingFormProps {
  readonly order: Order
  readonly viewing: Viewing
  readonly home: string
}

/** The buyer records once what they saw. */
export function RecordViewingForm({ order, viewing, home }: RecordViewingFormProps) {
  const { record: messages, section, lost } = useMessages(viewingMessages)
  const refund = useMessages(refundMessages)
  const locale = useLocale()
  const ports = usePorts()
  const sent = useViewingSent(home)
  const { form, change, element, errors, errorOf, field, typedField, isBusy, onSubmit } = useForm<
    RecordForm,
    RecordField
  >({
    name: `viewing-record-${order.id}`,
    empty: EMPTY_RECORD,
    stored: RECORD_FIELDS,
    fields: recordFields,
    faults: (filled) => recordFaults(filled, locale),
    lost,
    async send(filled) {
      const { viewings } = await ports()
      const [seen, outcome] = [checksIn(filled.seen), outcomeOf(filled) ?? 'as-described']
      const key = `viewing-${outcome}-${order.id}`.slice(0, 64)
      const answer =
        outcome === 'mismatch'
          ? await viewings.report(order.id, seen, requestOf(filled), key)
          : await viewings.agree(order.id, seen, key)
      if (!answer.ok) return answer.failure
      sent(answer.value, messages.sent[outcome])
      return undefined
    },
  })
  const outcome = outcomeOf(form)
  const by = deadlinesOf(order)?.by ?? null
  return (
    <form ref={element} className="page" method="post" noValidate onSubmit={onSubmit}>
      <p className="mb-8">{messages.line(order.shop.title)}</p>
      {by !== null && <p className="note mb-16">{messages.by(formatTime(by, 'yyyy-mm-dd hh:mm'))}</p>}
      {viewing.access !== null && (
        <>
          <p className="type-line strong">{section.access}</p>
          <p className={styles.access}>{viewing.access}</p>
        </>
      )}
      <FormNotice notice={errors.notice} />
      <ViewingChecklist legend={messages.seen} offered={viewing.checks} {...field('seen')} />
      <RadioCards
        legend={messages.outcome}
        value={outcome ?? null}
        cards={VIEWING_OUTCOMES.map((value) => ({
          value,
          title: messages.outcomes[value],
          detail: messages.details[value],
        }))}
        onChange={(chosen) => change({ outcome: chosen })}
        {...errorOf('outcome')}
      />
      {outcome === 'mismatch' && (
        <>
          <RadioCards
            legend={refund.reason}
            value={form.reason === '' ? null : form.reason}
            cards={REASONS.map((reason) => ({
              value: reason as string,
              title: nameIn(REFUND_REASONS[reason], locale),
            }))}
            onChange={(reason) => change({ reason })}
            {...errorOf('reason')}
          />
          <TextArea
            label={refund.details}
            rows={5}
            max={MAX_REFUND_WORDS}
            placeholder={refund.placeholder}
            {...typedField('words')}
            clean={cleanTextarea}
          />
          <p className="type-line strong">{refund.photos}</p>
          <p className="note mb-16">{refund.photosLine(MAX_REFUND_PICTURES)}</p>
          <PhotoShelf label={refund.photos} max={MAX_REFUND_PICTURES} {...field('pictures')} />
        </>
      )}
      <div className="mt-24">
        <Button type="submit" block busy={isBusy} consequence={messages.notes[outcome ?? 'none']}>
          {messages.submit[outcome ?? 'none']}
        </Button>
      </div>
    </form>
  )
}
