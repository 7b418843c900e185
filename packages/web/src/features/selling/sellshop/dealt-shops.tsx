import { formatTime, shortMoney } from '@diandu/core/format'
import type { HintSubject } from '@diandu/core/selling'
import { PartFailure } from '../../../app/failures/part-failure.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { sellMessages } from '../../../messages/selling/sell.messages.ts'
import { dealtShopsQuery } from '../selling-queries.ts'
import { useSellDesk } from './sell-fields.tsx'
import { hintSubject } from './sell-view.ts'
import styles from './sellshop-page.module.css'

/** Which shops like the seller's own changed hands here, what they asked, and when. */
export function DealtShops() {
  const { form } = useSellDesk()
  const messages = useMessages(sellMessages).dealt
  const subject = hintSubject(form)
  if (subject === undefined) return null
  return (
    <section className={styles.hint} aria-label={messages.title}>
      <Card>
        <h3 className={styles.hintTitle}>{messages.title}</h3>
        <Dealt subject={subject} />
      </Card>
    </section>
  )
}

function Dealt({ subject }: { readonly subject: HintSubject }) {
  const messages = useMessages(sellMessages).dealt
  const locale = useLocale()
  const { items, isEmpty, more } = usePaged(dealtShopsQuery(usePorts(), subject))
  if (isEmpty) return <p className={styles.note}>{messages.none}</p>
  return (
    <>
      <ul className={styles.examples} aria-busy={more.state === 'loading'}>
        {items.map(({ shop: { id, title, priceFen }, soldAt }) => (
          <li key={id}>
            <PageLink to={`/shop/${id}`}>{title}</PageLink>
            <span className={styles.note}>
              <span>{messages.asked(shortMoney(priceFen, locale))}</span>
              {soldAt !== null && <span>{` · ${messages.soldIn(formatTime(soldAt, 'yyyy-mm-dd').slice(0, 7))}`}</span>}
            </span>
          </li>
        ))}
      </ul>
      {more.state === 'failed' && <PartFailure message={messages.failed} onRetry={more.onMore} />}
      {more.state === 'idle' && more.hasMore && (
        <Button look="secondary" size="small" onClick={more.onMore}>
          {messages.more}
        </Button>
      )}
    </>
  )
}
