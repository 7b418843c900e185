import type { ReactNode } from 'react'
import type { ContractView } from '@diandu/core/contracts'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'

interface ContractGateProps {
  readonly query: { readonly data: ContractView | undefined; readonly failure: Failure | undefined }
  /** Came by a link to sign: a refusal says why the link does not work. */
  readonly isLink?: boolean
  readonly children: (contract: ContractView) => ReactNode
}

/** A contract that is there and is this person's; otherwise what is known, and a way on. */
export function ContractGate({ query: { data, failure }, isLink = false, children }: ContractGateProps) {
  const messages = useMessages(contractMessages)
  const locale = useLocale()
  if (data !== undefined) return children(data)
  if (failure !== undefined && failure.kind !== 'refused') return <ErrorPage failure={failure} />
  return (
    <BackScreen title="contract" home="/user_center/server/contract">
      {failure === undefined ? (
        <Skeleton label={messages.loading}>
          <SkeletonLines count={10} />
        </Skeleton>
      ) : (
        <div className="page">
          {isLink && (
            <Notice tone="alarm" live title={messages.linkFailed}>
              {failureText(failure, locale)}
            </Notice>
          )}
          <EmptyState
            picture="adrift"
            action={
              <Button link={(parts) => <PageLink to="/user_center/server/contract" {...parts} />}>
                {messages.toList}
              </Button>
            }
          >
            {isLink ? messages.linkFailed : messages.notFound}
          </EmptyState>
        </div>
      )}
    </BackScreen>
  )
}
