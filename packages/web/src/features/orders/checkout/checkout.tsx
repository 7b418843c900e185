import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Shop } from '@diandu/core/catalog'
import type { CheckoutInput, OrderId } from '@diandu/core/orders'
import { useHearFailure } from '../../../app/failure-context.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { useBackSteps } from '../../../app/use-back-steps.ts'
import { shopQuery } from '../../../app/shop-query.ts'
import { BackBar } from '../../../app/back-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { appWords } from '../../../words/app.words.ts'
import { checkoutWords } from '../../../words/checkout.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import type { CheckoutLogic, CheckoutStepProps } from './checkout-actor.ts'
import { checkoutBack } from './checkout-back.ts'
import { checkoutStage } from './checkout-view.ts'
import { ChoosingStep } from './choosing-step.tsx'
import { ConfirmingStep } from './confirming-step.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { PayingStep } from './paying-step.tsx'
import { ReadingStep } from './reading-step.tsx'

interface CheckoutProps {
  readonly shop: Shop
  readonly logic: CheckoutLogic
  readonly input: CheckoutInput
  /** The price at which the checkout was opened, where it is another one now. */
  readonly formerPriceFen: number | undefined
}

/** The checkout machine, drawn: one screen for each of its stages. */
export function Checkout({ shop, logic, input, formerPriceFen }: CheckoutProps) {
  const [snapshot, send] = useActor(logic, { input })
  const navigate = useNavigate()
  const toOrder = (id: OrderId) => void navigate(`/user_center/order_detail/${id}`, { replace: true })
  const isAtBase = useBackSteps('checkout', checkoutBack(snapshot, { leave: () => send({ type: 'step.left' }), toOrder }))
  useOutcome(snapshot, shop, isAtBase)
  const step = { snapshot, send, shop }
  switch (checkoutStage(snapshot)) {
    case 'choosing':
      return <ChoosingStep {...step} formerPriceFen={formerPriceFen} />
    case 'reading':
      return <ReadingStep {...step} />
    case 'confirming':
      return <ConfirmingStep {...step} />
    case 'paying':
      return <PayingStep snapshot={snapshot} send={send} />
    case 'taken':
      return <Taken shop={shop} />
    case 'interrupted':
      return <Interrupted {...step} />
    case 'waiting':
      return <Waiting shop={shop} />
  }
}

/** What ends a checkout leads on: to the receipt, to the login, or to the shop at its new price. */
function useOutcome(snapshot: Parameters<typeof checkoutStage>[0], shop: Shop, isAtBase: boolean): void {
  const navigate = useNavigate()
  const hearFailure = useHearFailure()
  const queries = useQueryClient()
  const ports = usePorts()
  const { order, failure } = snapshot.context
  const isPaid = snapshot.matches('paid')
  const needsLogin = snapshot.matches('loginNeeded')
  const hasChanged = failure?.kind === 'refused' && failure.reason === 'terms-changed'
  const isTaken = snapshot.matches('taken')
  useEffect(() => {
    if (needsLogin) hearFailure({ kind: 'login-required' })
  }, [needsLogin, hearFailure])
  useEffect(() => {
    // The steps are taken out of the history first: whoever goes back from the receipt finds no order that is paid.
    if (!isPaid || order === undefined || !isAtBase) return
    void queries.invalidateQueries()
    void navigate(`/paysuccess?order=${order.id}`, { replace: true })
  }, [isPaid, isAtBase, order, navigate, queries])
  useEffect(() => {
    if (hasChanged || isTaken) void queries.invalidateQueries({ queryKey: shopQuery(ports, shop.id).queryKey })
  }, [hasChanged, isTaken, queries, ports, shop.id])
}

function Taken({ shop }: { readonly shop: Shop }) {
  const words = useWords(checkoutWords)
  const title = useWords(titleWords).checkout
  return (
    <Screen top={<BackBar title={title} home={`/shop/${shop.id}`} />}>
      <EmptyState picture="adrift" action={<Button link={(parts) => <PageLink to={`/lists?platform=${shop.platform}`} {...parts} />}>{words.takenAction}</Button>}>
        {words.taken}
      </EmptyState>
    </Screen>
  )
}

function Interrupted({ snapshot, send, shop }: CheckoutStepProps & { readonly shop: Shop }) {
  const words = useWords(checkoutWords)
  const title = useWords(titleWords).checkout
  return (
    <Screen top={<BackBar title={title} home={`/shop/${shop.id}`} />}>
      <FailureNotice failure={snapshot.context.failure} />
      <EmptyState picture="adrift" action={<Button onClick={() => send({ type: 'order.confirmed' })}>{words.check}</Button>}>
        {words.lost}
      </EmptyState>
    </Screen>
  )
}

function Waiting({ shop }: { readonly shop: Shop }) {
  const words = useWords(appWords)
  const title = useWords(titleWords).checkout
  return (
    <Screen top={<BackBar title={title} home={`/shop/${shop.id}`} />}>
      <Skeleton label={words.loading}>
        <SkeletonLines count={8} />
      </Skeleton>
    </Screen>
  )
}
