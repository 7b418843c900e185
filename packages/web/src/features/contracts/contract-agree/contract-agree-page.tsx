import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Failure } from '@diandu/core/kernel'
import { isTermsVersion, type Order, type OrderId } from '@diandu/core/orders'
import { OrderAgreement } from '../../../app/agreement/order-agreement.tsx'
import { BackBar } from '../../../app/back-bar.tsx'
import { ErrorPage } from '../../../app/error-page.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { contractWords } from '../../../words/contract.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { orderOfAgreementQuery } from '../contract-queries.ts'
import { dayAndTime } from '../contract-timeline.ts'
import styles from '../contracts.module.css'
import { SignedShop } from '../signed-shop.tsx'
import { SigningFailure } from '../signing/signing-failure.tsx'

const HOME = '/user_center/order'

/** The purchase agreement of one order, with every figure that it comes to. */
export function Page() {
  const words = useWords(contractWords)
  const title = useWords(titleWords).contractAgree
  const id = useSearchParams()[0].get('order') ?? ''
  const { data: order, error } = useQuery({ ...orderOfAgreementQuery(usePorts(), id as OrderId), enabled: id !== '' })
  const failure = error === null ? undefined : failureOfError(error)
  if (order !== undefined) return <AgreementOf order={order} />
  if (failure !== undefined && failure.kind !== 'refused') return <ErrorPage failure={failure} />
  return (
    <Screen top={<BackBar title={title} home={HOME} />}>
      {id === '' || failure !== undefined ? (
        <EmptyState picture="paper" action={<Button link={(parts) => <PageLink to={HOME} {...parts} />}>{words.list.emptyAction}</Button>}>
          {words.agree.none}
        </EmptyState>
      ) : (
        <Skeleton label={words.loading}>
          <SkeletonLines count={10} />
        </Skeleton>
      )}
    </Screen>
  )
}

function AgreementOf({ order }: { readonly order: Order }) {
  const { agree: words, clauses } = useWords(contractWords)
  const title = useWords(titleWords).contractAgree
  const ports = usePorts()
  const [agreedAt, setAgreedAt] = useState<number>()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  const agree = async (): Promise<void> => {
    setIsBusy(true)
    const { agreements } = await ports()
    const agreed = await agreements.confirm(order.id, order.termsVersion)
    setIsBusy(false)
    setFailure(agreed.ok ? undefined : agreed.failure)
    if (agreed.ok) setAgreedAt(agreed.value)
  }
  const action = agreedAt === undefined && isTermsVersion(order.termsVersion) && (
    <StickyAction>
      <Button block busy={isBusy} onClick={() => void agree()} consequence={words.consequence}>
        {words.submit}
      </Button>
    </StickyAction>
  )
  return (
    <Screen top={<BackBar title={title} home={`/user_center/order_detail/${order.id}`} />} action={action}>
      <div className={styles.flow}>
        <div className={styles.inset}>
          <SignedShop shop={order.shop} />
          <p className={styles.line}>{words.line}</p>
          <SigningFailure failure={failure} />
          {agreedAt !== undefined && (
            <div className={styles.part}>
              <Notice tone="success" live>
                {words.agreed(dayAndTime(agreedAt))}
              </Notice>
            </div>
          )}
        </div>
        <Section title={clauses}>
          <OrderAgreement order={order} />
        </Section>
        <p className={classNames(styles.inset, styles.quiet)}>{words.version(order.termsVersion)}</p>
      </div>
    </Screen>
  )
}
