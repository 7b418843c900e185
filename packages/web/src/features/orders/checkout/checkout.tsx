import type { Shop } from '@diandu/core/catalog'
import type { CheckoutInput, OrderId } from '@diandu/core/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useBackSteps } from '../../../app/layout/use-back-steps.ts'
import { useStepPlace } from '../../../app/layout/use-step-place.ts'
import { PurchaseAgreement } from '../../../app/orders/agreement/purchase-agreement.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { shopQuery } from '../../../app/shops/shop-query.ts'
import { appMessages } from '../../../messages/app.messages.ts'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import {
  FailureNotice,
  StepScreen,
  checkoutStage,
  orderOfStage,
  type CheckoutLogic,
  type CheckoutStepProps,
} from './step-screen.tsx'
import { checkoutBack } from './checkout-back.ts'
import { ChoosingStep } from './choosing-step.tsx'
import { ConfirmingStep } from './confirming-step.tsx'
import { useDraftSums } from './coupons/use-draft-sums.ts'
import { PayingStep } from './paying-step.tsx'

interface CheckoutProps {
  readonly shop: Shop
  readonly logic: CheckoutLogic
  readonly input: CheckoutInput
  /** The public asking price. */
  readonly askedFen: number
  /** The price at which the checkout was opened, where it is another one now. */
  readonly formerPriceFen: number | undefined
  readonly now: number
}

/** The checkout machine, rendered: one screen for each of its stages. */
export function Checkout({ shop, logic, input, askedFen, formerPriceFen, now }: CheckoutProps) {
  const [snapshot, send] = useActor(logic, { input })
  const navigate = useNavigate()
  const toOrder = (id: OrderId) => void navigate(`/user_center/order_detail/${id}`, { replace: true })
  const isAtBase = useBackSteps(
    'checkout',
    checkoutBack(snapshot, { leave: () => send({ type: 'step.left' }), toOrder }),
  )
  useOutcome(snapshot, shop, isAtBase)
  const stage = checkoutStage(snapshot)
  useStepPlace(stage, orderOfStage(stage))
  const step = { snapshot, send, shop, askedFen, now }
  switch (stage) {
    case 'choosing':
      return <ChoosingStep {...step} formerPriceFen={formerPriceFen} />
    case 'reading':
      return <ReadingStep {...step} />
    case 'confirming':
      return <ConfirmingStep {...step} />
    case 'paying':
      return <PayingStep snapshot={snapshot} send={send} now={now} />
    case 'taken':
      return <Taken shop={shop} />
    case 'interrupted':
      return <Interrupted {...step} />
    case 'waiting':
      return <Waiting shop={shop} />
  }
}

/** The end of a checkout leads on: to the receipt, to the login, or to the shop at its new price. */
function useOutcome(snapshot: Parameters<typeof checkoutStage>[0], shop: Shop, isAtBase: boolean): void {
  const navigate = useNavigate()
  const reportFailure = useReportFailure()
  const queries = useQueryClient()
  const ports = usePorts()
  const { order, failure } = snapshot.context
  const isPaid = snapshot.matches('paid')
  const needsLogin = snapshot.matches('loginNeeded')
  const hasChanged = failure?.kind === 'refused' && failure.reason === 'terms-changed'
  const isTaken = snapshot.matches('taken')
  useEffect(() => {
    if (needsLogin) reportFailure({ kind: 'login-required' })
  }, [needsLogin, reportFailure])
  useEffect(() => {
    // The steps are taken out of the history first: a buyer who goes back from the receipt finds no order that is paid.
    if (!isPaid || order === undefined || !isAtBase) return
    void queries.invalidateQueries()
    void navigate(`/paysuccess?order=${order.id}`, { replace: true })
  }, [isPaid, isAtBase, order, navigate, queries])
  useEffect(() => {
    if (hasChanged || isTaken) void queries.invalidateQueries({ queryKey: shopQuery(ports, shop.id).queryKey })
  }, [hasChanged, isTaken, queries, ports, shop.id])
}

function Taken({ shop }: { readonly shop: Shop }) {
  const messages = useMessages(checkoutMessages)
  return (
    <BackScreen title="checkout" home={`/shop/${shop.id}`}>
      <EmptyState
        picture="adrift"
        action={
          <Button link={(parts) => <PageLink to={`/lists?platform=${shop.platform}`} {...parts} />}>
            {messages.takenAction}
          </Button>
        }
      >
        {messages.taken}
      </EmptyState>
    </BackScreen>
  )
}

function Interrupted({ snapshot, send, shop }: CheckoutStepProps & { readonly shop: Shop }) {
  const messages = useMessages(checkoutMessages)
  return (
    <BackScreen title="checkout" home={`/shop/${shop.id}`}>
      <FailureNotice failure={snapshot.context.failure} />
      <EmptyState
        picture="adrift"
        action={<Button onClick={() => send({ type: 'order.confirmed' })}>{messages.check}</Button>}
      >
        {messages.lost}
      </EmptyState>
    </BackScreen>
  )
}

function Waiting({ shop }: { readonly shop: Shop }) {
  const messages = useMessages(appMessages)
  return (
    <BackScreen title="checkout" home={`/shop/${shop.id}`}>
      <Skeleton label={messages.loading}>
        <SkeletonLines count={8} />
      </Skeleton>
    </BackScreen>
  )
}

/** The agreement with this deal's figures; it is accepted by a buyer who says to have read it. */
function ReadingStep({ snapshot, send, now, shop }: CheckoutStepProps & { readonly shop: Shop }) {
  const messages = useMessages(checkoutMessages)
  const [hasRead, setHasRead] = useState(false)
  const { terms } = useDraftSums(shop, snapshot.context, now)[snapshot.context.draft.plan]
  return (
    <StepScreen
      step="reading"
      home={`/shop/${shop.id}`}
      onBack={() => send({ type: 'step.left' })}
      action={
        <StickyAction>
          <Checkbox checked={hasRead} onChange={setHasRead}>
            {messages.agree}
          </Checkbox>
          <Button
            block
            disabled={!hasRead}
            {...(hasRead ? {} : { consequence: messages.acceptHint })}
            onClick={() => send({ type: 'terms.accepted' })}
          >
            {messages.accept}
          </Button>
        </StickyAction>
      }
    >
      <div className="mx-16 mt-16">
        <h2 className="type-title">{messages.agreement}</h2>
        <p className="mt-4 quiet">{messages.agreementLead}</p>
      </div>
      <div className="mx-16 mt-16">
        <PurchaseAgreement terms={terms} reader="buyer" />
      </div>
    </StepScreen>
  )
}
