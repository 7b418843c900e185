import type { ReactNode } from 'react'
import type { ContractView } from '@diandu/core/contracts'
import { failureText } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { ErrorPage } from '../../../app/error-page.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { contractWords } from '../../../words/contract.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import styles from '../contracts.module.css'

interface ContractGateProps {
  readonly query: { readonly data: ContractView | undefined; readonly error: Error | null }
  /** Came by a link to sign: a refusal says why the link does not work. */
  readonly isLink?: boolean
  readonly children: (contract: ContractView) => ReactNode
}

/** A contract that is there and is this person's; otherwise what is known, and a way on. */
export function ContractGate({ query: { data, error }, isLink = false, children }: ContractGateProps) {
  const words = useWords(contractWords)
  const title = useWords(titleWords).contract
  const locale = useLocale()
  if (data !== undefined) return children(data)
  const failure = error === null ? undefined : failureOfError(error)
  if (failure !== undefined && failure.kind !== 'refused') return <ErrorPage failure={failure} />
  return (
    <Screen top={<BackBar title={title} home="/user_center/server/contract" />}>
      {failure === undefined ? (
        <Skeleton label={words.loading}>
          <SkeletonLines count={10} />
        </Skeleton>
      ) : (
        <div className={styles.page}>
          {isLink && (
            <Notice tone="alarm" live title={words.linkFailed}>
              {failureText(failure, locale)}
            </Notice>
          )}
          <EmptyState picture="adrift" action={<Button link={(parts) => <PageLink to="/user_center/server/contract" {...parts} />}>{words.toList}</Button>}>
            {isLink ? words.linkFailed : words.notFound}
          </EmptyState>
        </div>
      )}
    </Screen>
  )
}
