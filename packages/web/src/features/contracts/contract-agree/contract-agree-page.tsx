import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { isOrderIn, isTermsVersion, type Order, type OrderId } from '@diandu/core/orders'
import { useSend } from '../../../app/queries/use-send.ts'
import { orderOfAgreementQuery } from '../contract-queries.ts'
import { agreementQuery, OrderAgreement } from '../../../app/orders/agreement/order-agreement.tsx'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { vibrateOnConfirm } from '../../../ui/actions/vibrate-on-confirm.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { dayAndTime } from '../contract-timeline.ts'
import { SignedShop } from '../signed-shop.tsx'
import { SigningFailure } from '../signing/signing-step-screen.tsx'

const HOME = '/user_center/order'

/** The purchase agreement of one order, with every figure that it comes to. */
export function Page() {
  const messages = useMessages(contractMessages)
  const id = useSearchParams()[0].get('order') ?? ''
  const { data: order, failure } = useLoad(
    { ...orderOfAgreementQuery(usePorts(), id as OrderId), enabled: id !== '' },
    'own-part',
  )
  if (order !== undefined) return <AgreementOf order={order} />
  if (failure !== undefined && failure.kind !== 'refused') return <ErrorPage failure={failure} />
  return (
    <BackScreen title="contractAgree" home={HOME}>
      {id === '' || failure !== undefined ? (
        <EmptyState
          picture="paper"
          action={<Button link={(parts) => <PageLink to={HOME} {...parts} />}>{messages.list.emptyAction}</Button>}
        >
          {messages.agree.none}
        </EmptyState>
      ) : (
        <Skeleton label={messages.loading}>
          <SkeletonLines count={10} />
        </Skeleton>
      )}
    </BackScreen>
  )
}

function AgreementOf({ order }: { readonly order: Order }) {
  const { agree: messages, clauses } = useMessages(contractMessages)
  const ports = usePorts()
  const agreement = agreementQuery(ports, order.id)
  const queries = useQueryClient()
  const { data: known } = useLoad(agreement, 'own-part')
  const { send, isBusy, failure } = useSend({
    send: ({ agreements }) => agreements.confirm(order.id, order.termsVersion),
    onDone: (agreedAt) => queries.setQueryData(agreement.queryKey, known && { ...known, agreedAt }),
  })
  const agree = () => {
    vibrateOnConfirm()
    void send()
  }
  const agreedAt = known?.agreedAt ?? undefined
  const isAsked = known?.agreedAt === null && !isOrderIn('ended', order.status) && isTermsVersion(order.termsVersion)
  const action = isAsked && (
    <StickyAction>
      <Button block busy={isBusy} onClick={agree} consequence={messages.consequence}>
        {messages.submit}
      </Button>
    </StickyAction>
  )
  return (
    <BackScreen title="contractAgree" home={`/user_center/order_detail/${order.id}`} action={action}>
      <div className="pt-16 pb-32">
        <div className="px-16">
          <SignedShop shop={order.shop} />
          <p className="detail mb-16">{messages.line}</p>
          <SigningFailure failure={failure} />
          {agreedAt !== undefined && (
            <div className="mb-16">
              <Notice tone="success" live>
                {messages.agreed(dayAndTime(agreedAt))}
              </Notice>
            </div>
          )}
        </div>
        <Section title={clauses}>
          <OrderAgreement order={order} />
        </Section>
        <p className="px-16 detail">{messages.version(order.termsVersion)}</p>
      </div>
    </BackScreen>
  )
}
