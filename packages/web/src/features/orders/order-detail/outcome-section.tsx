import { useQuery } from '@tanstack/react-query'
import type { Order } from '@diandu/core/orders'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { outcomeWords } from '../../../words/outcome.words.ts'
import { outcomeQuery } from '../order-queries.ts'
import { orderOutcomeView } from '../order-outcome-view.ts'
import styles from './order-detail-page.module.css'

/** Where the money of an order went that has ended. */
export function OutcomeSection({ order }: { readonly order: Order }) {
  const words = useWords(outcomeWords)
  const locale = useLocale()
  const { data: outcome, isError, refetch } = useQuery(outcomeQuery(usePorts(), order.id))
  if (outcome === null) return null
  const view = outcome && orderOutcomeView(outcome, order, locale)
  return (
    <Section title={words.title}>
      <div className={styles.sheet}>
        {view === undefined && (isError ? <ErrorState message={words.failed} action={<Button look="secondary" size="small" onClick={() => void refetch()}>{words.retry}</Button>} /> : <SkeletonLines count={4} />)}
        {view !== undefined && (
          <>
            <p>{view.lead}</p>
            <dl className={styles.sums}>
              {view.rows.map(({ key, what, sum, when }) => (
                <div key={key}>
                  <dt>
                    {what}
                    {when !== undefined && <span className={styles.when}>{when}</span>}
                  </dt>
                  <dd>{sum}</dd>
                </div>
              ))}
            </dl>
            {view.leftNote !== undefined && <p className={styles.sumNote}>{view.leftNote}</p>}
            {view.couponNote !== undefined && <p className={styles.sumNote}>{view.couponNote}</p>}
          </>
        )}
      </div>
    </Section>
  )
}
