import { NUMBER_KINDS } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import type { WeChatVisit } from '@diandu/core/session'
import { PAYMENT_METHODS, toRechargeStatus } from '@diandu/core/wallet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useFailureToast } from '../../../app/layout/failures/use-failure-toast.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { moneyMessages } from '../../../messages/money/money.messages.ts'
import { rechargeMessages } from '../../../messages/money/recharge.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { rechargesQuery, waysQuery } from '../wallet-queries.ts'
import { RequestList } from '../request-list.tsx'
import { RequestPage } from '../request-page.tsx'
import { OrderTransfer } from './order-transfer.tsx'
import { RechargeDetail } from './recharge-detail.tsx'
import { RechargeForm } from './recharge-form.tsx'

const PATH = '/user_center/server/recharge'

/**
 * Money to be brought in, with what was brought in before; with `?order=` what is due for one order, by transfer; or
 * with `?request=` one recharge, on its way or at its end.
 */
export function Page() {
  const { recharge } = useMessages(titleMessages)
  const { payment } = useMessages(rechargeMessages)
  const [search] = useSearchParams()
  const orderId = search.get('order')
  // A single request may pay an order as well as fill the wallet: either is a payment.
  const title = orderId === null && search.get('request') === null ? recharge : payment
  usePageTitle(title)
  return (
    <RequestPage title={title} one={(id) => <One id={id} />}>
      {orderId === null ? (
        <>
          <Ways />
          <RechargeHistory />
        </>
      ) : (
        <OrderTransfer key={orderId} orderId={orderId} path={PATH} />
      )}
    </RequestPage>
  )
}

/** A recharge; and the way back to it from WeChat, which has added its answer. */
function One({ id }: { readonly id: string }) {
  const [search] = useSearchParams()
  const state = search.get('state')
  if (state === null) return <RechargeDetail key={id} id={id} path={PATH} />
  return (
    <BackFromWeChat
      visit={{ code: search.get('code') ?? '', state }}
      path={`${PATH}?request=${encodeURIComponent(id)}`}
    />
  )
}

function Ways() {
  const all = useMessages(moneyMessages)
  const { closed } = useMessages(rechargeMessages)
  const { data: ways, isError, refetch } = useLoad(waysQuery(usePorts()), 'own-page')
  const [search] = useSearchParams()
  const requested = NUMBER_KINDS.amount.clean((search.get('amount') ?? '').slice(0, MAX_AMOUNT_LENGTH))
  if (ways === undefined) return <LoadState messages={all} lines={5} isError={isError} onRetry={() => void refetch()} />
  return ways.methods.length === 0 ? (
    <EmptyState>{closed}</EmptyState>
  ) : (
    <RechargeForm key={requested} ways={ways} path={PATH} requested={requested} />
  )
}

/** Of what an address can ask for. */
const MAX_AMOUNT_LENGTH = 20

function RechargeHistory() {
  const messages = useMessages(rechargeMessages)
  const locale = useLocale()
  const { items, more } = usePaged(rechargesQuery(usePorts()), 'own-part')
  return (
    <RequestList
      title={messages.history}
      none={messages.none}
      path={PATH}
      items={items.map(({ method, status, ...item }) => ({
        ...item,
        detail: nameIn(PAYMENT_METHODS[method].name, locale),
        statusName: nameIn(toRechargeStatus(status).name, locale),
      }))}
      more={more}
    />
  )
}

interface BackFromWeChatProps {
  readonly visit: WeChatVisit
  /** The page as it was left, without what WeChat added. */
  readonly path: string
}

/** WeChat has led back here and says who it was: the platform is told, once, and the address forgets it. */
function BackFromWeChat({ visit, path }: BackFromWeChatProps) {
  const messages = useMessages(moneyMessages)
  const navigate = useNavigate()
  const isReported = useRef(false)
  const { send } = useSend({
    send: ({ weChat }) => weChat.comeBack(visit),
    onFailed: useFailureToast(),
    onSettled: () => void navigate(path, { replace: true }),
  })
  const report = useEffectEvent(() => void send())
  useEffect(() => {
    if (isReported.current) return
    isReported.current = true
    report()
  }, [])
  return <LoadState messages={messages} lines={5} isError={false} onRetry={() => undefined} />
}
