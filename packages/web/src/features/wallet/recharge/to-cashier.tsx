import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Cashier } from '@diandu/core/wallet'
import { failureText } from '@diandu/core/messages'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { TO_CASHIER, leavePage } from '../../../app/money/payment-methods/paying.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useDevice } from '../../../app/device/device-context.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { moneyMessages } from '../../../messages/money/money.messages.ts'
import { rechargeMessages } from '../../../messages/money/recharge.messages.ts'
import { cashierQuery } from '../wallet-queries.ts'
import { InABrowser } from './in-a-browser.tsx'
import { PayInWeChat } from './pay-in-wechat.tsx'

/** The way to pay from here. Once it is over, the ways to begin again are below. */
export function ToCashier({ id }: { readonly id: string }) {
  const messages = useMessages(rechargeMessages)
  const { retry } = useMessages(moneyMessages)
  const locale = useLocale()
  const place = useDevice().shell === 'wechat' ? 'wechat' : 'browser'
  const { data: cashier, failure, refetch } = useLoad(cashierQuery(usePorts(), id, place), 'own-part')
  const reason = failure?.kind === 'refused' ? failure.reason : undefined
  if (reason === 'cashier-lapsed' || reason === 'cashier-moved') {
    const [title, line] =
      reason === 'cashier-lapsed' ? [messages.lapsed, messages.lapsedLine] : [messages.moved, messages.movedLine]
    return (
      <Notice tone="warning" title={title} live>
        {line}
      </Notice>
    )
  }
  if (reason === 'outside-wechat') return <InABrowser tone="warning" line={messages.outsideWeChat} />
  const waiting = (
    <Notice title={messages.waiting}>
      {cashier?.kind === 'page' || cashier === undefined ? messages.waitingLine : messages.weChatLine}
    </Notice>
  )
  if (failure !== undefined) {
    return (
      <>
        {waiting}
        <div className="mt-16">
          <Notice
            tone="alarm"
            live
            action={
              <Button look="secondary" size="small" icon="refresh" onClick={() => void refetch()}>
                {retry}
              </Button>
            }
          >
            {failureText(failure, locale)}
          </Notice>
        </div>
      </>
    )
  }
  return (
    <>
      {waiting}
      {cashier === undefined ? (
        <div className="mt-24 grid gap-8">
          <Button block busy>
            {messages.opening}
          </Button>
        </div>
      ) : (
        <Way id={id} cashier={cashier} />
      )}
    </>
  )
}

function Way({ id, cashier }: { readonly id: string; readonly cashier: Cashier }) {
  const messages = useMessages(rechargeMessages)
  switch (cashier.kind) {
    case 'sheet':
      return <PayInWeChat id={id} />
    case 'page':
      return <Leaving url={cashier.url} messages={messages.toCashier} isAtOnce />
    case 'visit':
      return (
        <>
          <Leaving url={cashier.url} messages={messages.inWeChat} />
          <InABrowser line={messages.visitLine} />
        </>
      )
  }
}

interface LeavingProps {
  readonly url: string
  readonly messages: string
  readonly isAtOnce?: boolean
}

/** To another site's page: a plain link; a person who has just chosen to pay there is led to it at once, and once. */
function Leaving({ url, messages, isAtOnce = false }: LeavingProps) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isOnTheWay = isAtOnce && state === TO_CASHIER
  useEffect(() => {
    if (!isOnTheWay) return
    // Coming back, this page is stayed on.
    void Promise.resolve(navigate(`${pathname}${search}`, { replace: true })).then(() => leavePage.to(url))
  }, [isOnTheWay, navigate, pathname, search, url])
  return (
    <div className="mt-24 grid gap-8">
      <Button block link={(parts) => <a href={url} {...parts} />}>
        {messages}
      </Button>
    </div>
  )
}
