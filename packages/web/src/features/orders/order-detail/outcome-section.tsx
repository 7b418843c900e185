import type { Order } from '@diandu/core/orders'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { outcomeMessages } from '../../../messages/orders/outcome.messages.ts'
import { outcomeQuery } from '../order-queries.ts'
import { orderOutcomeView } from '../order-outcome-view.ts'
import styles from './order-detail-page.module.css'

/** Where the money of an order went that has ended. */
export function OutcomeSection({ order }: { readonly order: Order }) {
  const messages = useMessages(outcomeMessages)
  const locale = useLocale()
  const { data: outcome, isError, refetch } = useLoad(outcomeQuery(usePorts(), order.id), 'own-part')
  if (outcome === null) return null
  const view = outcome && orderOutcomeView(outcome, order, locale)
  return (
    <Section title={messages.title}>
      <div className="panel">
        {view === undefined &&
          (isError ? (
            <ErrorState
              message={messages.failed}
              action={
                <Button look="secondary" size="small" onClick={() => void refetch()}>
                  {messages.retry}
                </Button>
              }
            />
          ) : (
            <SkeletonLines count={4} />
          ))}
        {view !== undefined && (
          <>
            <p>{view.lead}</p>
            <dl className={`mt-8 ${styles.sums}`}>
              {view.rows.map(({ key, what, sum, when }) => (
                <div className="row py-8 between target line-above" key={key}>
                  <dt>
                    <span>{what}</span>
                    {when !== undefined && <span className="note block">{when}</span>}
                  </dt>
                  <dd>{sum}</dd>
                </div>
              ))}
            </dl>
            {view.leftNote !== undefined && <p className="detail mt-8">{view.leftNote}</p>}
            {view.couponNote !== undefined && <p className="detail mt-8">{view.couponNote}</p>}
          </>
        )}
      </div>
    </Section>
  )
}
