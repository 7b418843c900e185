import type { OpenRequest } from '@diandu/core/buyer-requests'
import { formatCount, formatTime } from '@diandu/core/format'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { criteriaTexts } from '../../../app/shops/requests/criteria-text.ts'
import styles from '../request.module.css'

/** One buyer's request, as sellers read it. */
export function OpenRequestCard({ request }: { readonly request: OpenRequest }) {
  const { buylist: messages, mine } = useMessages(buyerRequestMessages)
  const locale = useLocale()
  const { id, criteria, content, until, buyerName, offerCount, isOwn, fittingCount } = request
  return (
    <Card>
      <p className={styles.head}>
        <span className="strong break-anywhere">{criteriaTexts(criteria, locale).join(' · ')}</span>
        {isOwn ? (
          <Badge tone="ferry">{messages.own}</Badge>
        ) : (
          fittingCount > 0 && <Badge tone="green">{messages.fits(formatCount(fittingCount))}</Badge>
        )}
      </p>
      {content !== '' && <p className="mt-8 break-anywhere">{content}</p>}
      <p className="note trail-12 mt-8 flex wrap">
        <span>{messages.by(buyerName)}</span>
        <span>{mine.until(formatTime(until, 'yyyy-mm-dd'))}</span>
        {offerCount > 0 && <span>{messages.offers(formatCount(offerCount))}</span>}
      </p>
      <div className="mt-12 grid gap-8">
        {isOwn ? (
          <Button look="secondary" block link={(parts) => <PageLink to={`/user_center/request/${id}`} {...parts} />}>
            {messages.seeOwn}
          </Button>
        ) : (
          <Button
            look={fittingCount > 0 ? 'primary' : 'secondary'}
            block
            link={(parts) => <PageLink to={`/user_center/offer_shop/${id}`} {...parts} />}
          >
            {messages.offer}
          </Button>
        )}
      </div>
    </Card>
  )
}
