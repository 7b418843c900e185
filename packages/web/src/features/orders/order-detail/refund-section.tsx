import { formatTime } from '@diandu/core/format'
import { REFUND_REASONS, type Order } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/messages'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Facts } from '../../../ui/lists/facts.tsx'
import { Media } from '../../../ui/pictures/media.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { dealMessages } from '../../../messages/orders/deal.messages.ts'
import { refundCaseQuery } from '../order-queries.ts'

/** The report and the replies to it, for both parties. */
export function RefundSection({ order }: { readonly order: Order }) {
  const words = useMessages(dealMessages).refund
  const locale = useLocale()
  const { data: found } = useLoad(refundCaseQuery(usePorts(), order.id), 'own-part')
  if (found === undefined || found === null) return null
  const { refund, verdict } = found
  return (
    <Section title={words.title}>
      <div className="panel">
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
            <div className="mt-12">
              <Facts
                facts={[
                  [words.reason, nameIn(REFUND_REASONS[refund.reason], locale)],
                  [words.reportedAt, formatTime(refund.reportedAt, 'yyyy-mm-dd hh:mm')],
                ]}
              />
            </div>
            {refund.words !== '' && <p className="mt-12 break-anywhere pre-wrap">{refund.words}</p>}
            {refund.pictures.length > 0 && (
              <ul className="mt-12 grid gap-8 cols-3" aria-label={words.pictures}>
                {refund.pictures.map((picture, place) => (
                  <li key={picture}>
                    <a className="block" href={picture} target="_blank" rel="noreferrer">
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
