import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { formatTime } from '@diandu/core/format'
import { MINUTE_MS } from '@diandu/core/kernel'
import { agreedDates, MAX_REFUND_PICTURES, MAX_REFUND_WORDS, openEvents, REFUND_REASONS, type Order, type OrderId, type RefundReason } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { ErrorPage } from '../../../app/error-page.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { useParams } from '../../../app/page-parameters.ts'
import { PhotoShelf } from '../../../app/photos/photo-shelf.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { appWords } from '../../../words/app.words.ts'
import { refundWords } from '../../../words/refund.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { OrderNotFound } from '../order-not-found.tsx'
import { orderQuery } from '../order-queries.ts'
import { useNow } from '../../../app/use-now.ts'
import { EMPTY_REFUND, REFUND_FIELDS, refundFaults, requestOf, type RefundField, type RefundForm } from './refund-form.ts'
import styles from './refund-page.module.css'

const REASONS = Object.keys(REFUND_REASONS) as RefundReason[]

/** The buyer reports that the shop is not what was sold. */
export function Page() {
  const title = useWords(titleWords).refund
  const loading = useWords(appWords).loading
  const words = useWords(refundWords)
  const id = (useParams()['id'] ?? '') as OrderId
  const { data: order, error } = useQuery(orderQuery(usePorts(), id))
  const now = useNow(MINUTE_MS)
  const home = `/user_center/order_detail/${id}`
  if (error !== null && order === undefined) {
    const failure = failureOfError(error)
    return failure.kind === 'refused' ? <OrderNotFound /> : <ErrorPage failure={failure} />
  }
  const isReady = order !== undefined && now !== undefined
  return (
    <Screen top={<BackBar title={title} home={home} />}>
      {!isReady ? (
        <Skeleton label={loading}>
          <SkeletonLines count={8} />
        </Skeleton>
      ) : openEvents(order, order.role, now).includes('mismatch.reported') ? (
        <RefundFields order={order} home={home} />
      ) : (
        <EmptyState picture="paper" action={<Button link={(parts) => <PageLink to={home} {...parts} />}>{words.toOrder}</Button>}>
          {words.closed}
        </EmptyState>
      )}
    </Screen>
  )
}

function RefundFields({ order, home }: { readonly order: Order; readonly home: string }) {
  const words = useWords(refundWords)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { form, change, element, errors, errorOf, field, typedField, isBusy, onSubmit } = useForm<RefundForm, RefundField>({
    name: `refund-${order.id}`,
    empty: EMPTY_REFUND,
    kept: REFUND_FIELDS,
    fields: () => REFUND_FIELDS,
    faults: (filled) => refundFaults(filled, locale),
    lost: words.lost,
    async send(filled) {
      const { dealings } = await ports()
      // A second report, after a refused one, is another act than the first.
      const answer = await dealings.reportMismatch(order.id, requestOf(filled), `refund-${order.id}-${order.history.length}`)
      if (!answer.ok) return answer.failure
      queries.setQueryData(orderQuery(ports, order.id).queryKey, answer.value)
      for (const queryKey of [['orders'], ['order-totals'], ['refund-case', order.id]]) void queries.invalidateQueries({ queryKey })
      toasts.show(words.sent, 'good')
      void navigate(home, { replace: true })
      return undefined
    },
  })
  const by = agreedDates(order).reportBy
  return (
    <form ref={element} className={styles.page} method="post" noValidate onSubmit={onSubmit}>
      <p className={styles.line}>{words.line(order.shop.title)}</p>
      {by !== null && <p className={styles.by}>{words.by(formatTime(by, 'yyyy-mm-dd hh:mm'))}</p>}
      <FormNotice notice={errors.notice} />
      <RadioCards
        legend={words.reason}
        value={form.reason === '' ? null : form.reason}
        cards={REASONS.map((reason) => ({ value: reason as string, title: nameIn(REFUND_REASONS[reason], locale) }))}
        onChange={(reason) => change({ reason })}
        {...errorOf('reason')}
      />
      <TextArea
        label={words.words}
        rows={5}
        most={MAX_REFUND_WORDS}
        placeholder={words.placeholder}
        {...typedField('words')}
      />
      <p className={styles.heading}>{words.photos}</p>
      <p className={styles.by}>{words.photosLine(MAX_REFUND_PICTURES)}</p>
      <PhotoShelf label={words.photos} most={MAX_REFUND_PICTURES} {...field('pictures')} />
      <div className={styles.submit}>
        <Button type="submit" block busy={isBusy} consequence={words.note}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
