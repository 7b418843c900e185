import { formatTime } from '@diandu/core/format'
import { cleanTextarea } from '@diandu/core/input'
import { MINUTE_MS } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import {
  HANDOVER_ITEMS,
  MAX_REFUND_PICTURES,
  MAX_REFUND_WORDS,
  REFUND_REASONS,
  agreedDates,
  openEvents,
  problemsOf,
  type Handover,
  type Order,
  type OrderId,
  type RefundReason,
} from '@diandu/core/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { PhotoShelf } from '../../../app/shops/photos/photo-shelf.tsx'
import { appMessages } from '../../../messages/app.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { refundMessages } from '../../../messages/orders/refund.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { OrderNotFound } from '../order-not-found.tsx'
import { handoverQuery, orderQuery } from '../order-queries.ts'
import {
  EMPTY_REFUND,
  REFUND_FIELDS,
  refundFaults,
  requestOf,
  type RefundField,
  type RefundForm,
} from './refund-form.ts'

const REASONS = Object.keys(REFUND_REASONS) as RefundReason[]

/** The buyer reports that the shop is not what was sold. */
export function Page() {
  const loading = useMessages(appMessages).loading
  const messages = useMessages(refundMessages)
  const locale = useLocale()
  const id = (useParams()['id'] ?? '') as OrderId
  const ports = usePorts()
  const { data: order, failure } = useLoad(orderQuery(ports, id), 'own-part')
  // Problems noted at the checklist are filled in; otherwise the buyer describes them here.
  const handover = useLoad(handoverQuery(ports, id))
  const now = useNow(MINUTE_MS)
  const home = `/user_center/order_detail/${id}`
  if (failure !== undefined && order === undefined) {
    return failure.kind === 'refused' ? <OrderNotFound /> : <ErrorPage failure={failure} />
  }
  const isReady = order !== undefined && now !== undefined && !handover.isPending
  return (
    <BackScreen title="refund" home={home}>
      {!isReady ? (
        <Skeleton label={loading}>
          <SkeletonLines count={8} />
        </Skeleton>
      ) : openEvents(order, order.role, now).includes('mismatch.reported') ? (
        <RefundFields order={order} home={home} words={problemWords(handover.data ?? null, locale)} />
      ) : (
        <EmptyState
          picture="paper"
          action={<Button link={(parts) => <PageLink to={home} {...parts} />}>{messages.toOrder}</Button>}
        >
          {messages.closed}
        </EmptyState>
      )}
    </BackScreen>
  )
}

interface RefundFieldsProps {
  readonly order: Order
  readonly home: string
  /** The problems reported so far. */
  readonly words: string
}

function RefundFields({ order, home, words }: RefundFieldsProps) {
  const messages = useMessages(refundMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { form, change, element, errors, errorOf, field, typedField, isBusy, onSubmit } = useForm<
    RefundForm,
    RefundField
  >({
    name: `refund-${order.id}`,
    empty: { ...EMPTY_REFUND, words },
    stored: REFUND_FIELDS,
    fields: () => REFUND_FIELDS,
    faults: (filled) => refundFaults(filled, locale),
    lost: messages.lost,
    async send(filled) {
      const { fulfilment } = await ports()
      // A second report, after a refused one, is another act than the first.
      const answer = await fulfilment.reportMismatch(
        order.id,
        requestOf(filled),
        `refund-${order.id}-${order.history.length}`,
      )
      if (!answer.ok) return answer.failure
      queries.setQueryData(orderQuery(ports, order.id).queryKey, answer.value)
      for (const queryKey of [['orders'], ['order-totals'], ['refund-case', order.id]])
        void queries.invalidateQueries({ queryKey })
      toasts.show(messages.sent, 'good')
      void navigate(home, { replace: true })
      return undefined
    },
  })
  const by = agreedDates(order).reportBy
  return (
    <form ref={element} className="page" method="post" noValidate onSubmit={onSubmit}>
      <p className="mb-8">{messages.line(order.shop.title)}</p>
      {by !== null && <p className="note mb-16">{messages.by(formatTime(by, 'yyyy-mm-dd hh:mm'))}</p>}
      <FormNotice notice={errors.notice} />
      <RadioCards
        legend={messages.reason}
        value={form.reason === '' ? null : form.reason}
        cards={REASONS.map((reason) => ({ value: reason as string, title: nameIn(REFUND_REASONS[reason], locale) }))}
        onChange={(reason) => change({ reason })}
        {...errorOf('reason')}
      />
      <TextArea
        label={messages.details}
        rows={5}
        max={MAX_REFUND_WORDS}
        placeholder={messages.placeholder}
        {...typedField('words')}
        clean={cleanTextarea}
      />
      <p className="type-line strong">{messages.photos}</p>
      <p className="note mb-16">{messages.photosLine(MAX_REFUND_PICTURES)}</p>
      <PhotoShelf label={messages.photos} max={MAX_REFUND_PICTURES} {...field('pictures')} />
      <div className="mt-24">
        <Button type="submit" block busy={isBusy} consequence={messages.note}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}

/** The problems that the buyer noted at the checklist, as the beginning of a report of a mismatch. */
const problemWords = (handover: Handover | null, locale: Locale): string =>
  handover === null
    ? ''
    : problemsOf(handover)
        .map(
          ({ item, words }) => `${nameIn(HANDOVER_ITEMS[item].name, locale)}${locale === 'en' ? ': ' : '：'}${words}`,
        )
        .join('\n')
        .slice(0, MAX_REFUND_WORDS)
