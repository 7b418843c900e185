import { cleanTextarea } from '@diandu/core/input'
import { MINUTE_MS } from '@diandu/core/kernel'
import {
  MAX_ACCESS_WORDS,
  canBeSigned,
  hasViewing,
  openEvents,
  type Order,
  type OrderId,
  type Viewing,
  viewingChecks,
} from '@diandu/core/orders'
import { useParams } from 'react-router-dom'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { appMessages } from '../../../messages/app.messages.ts'
import { viewingMessages } from '../../../messages/orders/viewing.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { OrderNotFound } from '../order-not-found.tsx'
import { orderQuery, viewingQuery } from '../order-queries.ts'
import { RecordViewingForm } from './record-viewing-form.tsx'
import { useViewingSent } from './use-viewing-sent.ts'
import { ViewingChecklist } from './viewing-checklist.tsx'
import { OPEN_FIELDS, checksText, openFaults, type OpenField, type OpenForm, viewingRequest } from './viewing-form.ts'

/** The seller opens the shop to its buyer; the buyer records what they saw. */
export function Page() {
  const loading = useMessages(appMessages).loading
  const messages = useMessages(viewingMessages)
  const id = (useParams()['id'] ?? '') as OrderId
  const ports = usePorts()
  const { data: order, failure: noOrder } = useLoad(orderQuery(ports, id), 'own-page')
  const { data: viewing, failure: noViewing } = useLoad(viewingQuery(ports, id), 'own-page')
  const now = useNow(MINUTE_MS)
  const home = `/user_center/order_detail/${id}`
  const failure = (order === undefined ? noOrder : undefined) ?? (viewing === undefined ? noViewing : undefined)
  if (failure !== undefined) {
    return failure.kind === 'refused' ? <OrderNotFound /> : <ErrorPage failure={failure} />
  }
  const isReady = order !== undefined && viewing !== undefined && now !== undefined
  const step = isReady ? stepOf(order, viewing, now) : undefined
  return (
    <BackScreen title="viewing" home={home}>
      {!isReady ? (
        <Skeleton label={loading} inset>
          <SkeletonLines count={8} />
        </Skeleton>
      ) : step === 'open' ? (
        <OpenViewingForm order={order} viewing={viewing} home={home} />
      ) : step === 'record' && viewing !== null ? (
        <RecordViewingForm order={order} viewing={viewing} home={home} />
      ) : (
        <EmptyState
          picture="paper"
          action={<Button link={(parts) => <PageLink to={home} {...parts} />}>{messages.toOrder}</Button>}
        >
          {order.viewedAt === null ? messages.closed : messages.recorded}
        </EmptyState>
      )}
    </BackScreen>
  )
}

/** The user's current options for the viewing. */
function stepOf(order: Order, viewing: Viewing | null, now: number): 'open' | 'record' | undefined {
  const open = openEvents(order, order.role, now)
  if (open.includes('viewing.agreed')) return 'record'
  if (open.includes('viewing.opened')) return 'open'
  const mayChange = hasViewing(order.termsVersion) && canBeSigned(order) && order.viewedAt === null
  return order.role === 'seller' && viewing !== null && mayChange ? 'open' : undefined
}

interface OpenViewingFormProps {
  readonly order: Order
  /** The earlier entries; null where the shop is not open for viewing yet. */
  readonly viewing: Viewing | null
  readonly home: string
}

/** The seller describes the buyer's access, and what to look at. */
function OpenViewingForm({ order, viewing, home }: OpenViewingFormProps) {
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
