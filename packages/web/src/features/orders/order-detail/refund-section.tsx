import { formatTime } from '@diandu/core/format'
import { REFUND_REASONS, type Order } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/messages'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Facts } from '../../../ui/lists/facts.tsx'
import { Media } from '../../../ui/pictures/media.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { dealMessages } from '../../../messages/orders/deal.messages.ts'
import { refundCaseQuery } from '../order-queries.ts'
import styles from './order-detail-page.module.css'

/** The report and the replies to it, for both parties. */
export function RefundSection({ order }: { readonly order: Order }) {
  const words = useMessages(dealMessages).refund
  const locale = useLocale()
  const { data: found } = useLoad(refundCaseQuery(usePorts(), order.id), 'own-part')
  if (found === undefined || found === null) return null
  const { refund, verdict } = found
  return (
    <Section title={words.title}>
      <div className={styles.sheet}>
        {verdict === null ? (
          <Notice>{refund === null ? `${words.late}${words.waiting}` : words.waiting}</Notice>
        ) : (
          <Notice
            tone={verdict.isAgreed ? 'success' : 'warning'}
            title={
              verdict.isAgreed ? words.agreed : order.handOverBegunAt === null ? words.orderContinues : words.refused
            }
          >
            {verdict.why}
          </Notice>
        )}
        {refund !== null && (
          <>
            <div className={styles.facts}>
              <Facts
                facts={[
                  [words.reason, nameIn(REFUND_REASONS[refund.reason], locale)],
                  [words.reportedAt, formatTime(refund.reportedAt, 'yyyy-mm-dd hh:mm')],
                ]}
              />
            </div>
            {refund.words !== '' && <p className={styles.reported}>{refund.words}</p>}
            {refund.pictures.length > 0 && (
              <ul className={styles.pictures} aria-label={words.pictures}>
                {refund.pictures.map((picture, place) => (
                  <li key={picture}>
                    <a href={picture} target="_blank" rel="noreferrer">
                      <Media src={picture} alt={words.picture(place + 1)} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Section>
  )
}
