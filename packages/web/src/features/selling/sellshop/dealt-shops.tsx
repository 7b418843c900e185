import { formatTime, shortMoney } from '@diandu/core/format'
import type { HintSubject } from '@diandu/core/selling'
import { PartFailure } from '../../../app/layout/failures/part-failure.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { sellMessages } from '../../../messages/selling/sell.messages.ts'
import { dealtShopsQuery } from '../selling-queries.ts'
import { useSellDesk } from './sell-fields.tsx'
import { hintSubject } from './sell-view.ts'
import styles from './sellshop-page.module.css'

/** At most so many are listed: the form goes on below. */
const MAX_LISTED = 5

/** Which shops like the seller's own changed hands here, what they asked, and when; folded until it is wanted. */
export function DealtShops() {
  const { form } = useSellDesk()
  const messages = useMessages(sellMessages).dealt
  const subject = hintSubject(form)
  if (subject === undefined) return null
  return (
    <section className="mb-16" aria-label={messages.title}>
      <Card>
        <details>
          <summary className="type-line strong">{messages.title}</summary>
          <Dealt subject={subject} />
        </details>
      </Card>
    </section>
  )
}

function Dealt({ subject }: { readonly subject: HintSubject }) {
  const messages = useMessages(sellMessages).dealt
  const locale = useLocale()
  const { items, isEmpty, more } = usePaged(dealtShopsQuery(usePorts(), subject), 'market')
  if (isEmpty) return <p className="note mb-8">{messages.none}</p>
  return (
    <>
      <ul className={`mt-8 ${styles.examples}`} aria-busy={more.state === 'loading'}>
        {items.slice(0, MAX_LISTED).map(({ shop: { id, title, priceFen }, soldAt, soldFen }) => (
          <li key={id}>
            <PageLink to={`/shop/${id}`}>{title}</PageLink>
            <span className="note mb-8">
              <span>
                {soldFen === null
                  ? messages.asked(shortMoney(priceFen, locale))
                  : messages.soldFor(shortMoney(soldFen, locale))}
              </span>
              {soldAt !== null && <span>{` · ${messages.soldIn(formatTime(soldAt, 'yyyy-mm-dd').slice(0, 7))}`}</span>}
            </span>
          </li>
        ))}
      </ul>
      {more.state === 'failed' && <PartFailure message={messages.failed} onRetry={more.onMore} />}
    </>
  )
}
