import { INDUSTRIES, platformOf, SHOP_KINDS } from '@diandu/core/catalog'
import { formatTime, shortMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { ValuationRecord } from '@diandu/core/valuation'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { requestLogin } from '../../../app/session/login-requests.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { assessmentMessages } from '../../../messages/valuation/assessment.messages.ts'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import { assessmentPath, resultPath, valuationRecordsQuery } from '../valuation-queries.ts'
import styles from '../valuation.module.css'

/** A signed-in user's earlier valuations; a visitor reads that they would be stored. */
export function ValuationRecords() {
  const messages = useMessages(assessmentMessages).records
  const user = useUser()
  return (
    <Section title={messages.title}>
      {user === undefined ? (
        <div className={`detail mb-12 ${styles.quiet}`}>
          <p>{messages.login}</p>
          <Button look="secondary" size="small" onClick={() => requestLogin()}>
            {messages.toLogin}
          </Button>
        </div>
      ) : (
        <OwnRecords />
      )}
    </Section>
  )
}

function OwnRecords() {
  const messages = useMessages(assessmentMessages).records
  const { items, isEmpty, more } = usePaged(valuationRecordsQuery(usePorts()), 'own-part')
  if (isEmpty) return <p className={`detail mb-12 ${styles.quiet}`}>{messages.empty}</p>
  return (
    <EndlessList
      skeleton={null}
      label={messages.label}
      items={items}
      keyOf={({ id }) => id}
      renderItem={(record) => <OwnRecord record={record} />}
      {...more}
      messages={messages}
    />
  )
}

function OwnRecord({ record: { shop, price, confidence, askedAt } }: { readonly record: ValuationRecord }) {
  const messages = useMessages(assessmentMessages).records
  const words = useMessages(valuationMessages)
  const locale = useLocale()
  const name = [platformOf(shop.platform).name, SHOP_KINDS[shop.kind], INDUSTRIES[shop.industry]]
    .map((part) => nameIn(part, locale))
    .join(' · ')
  return (
    <div className={styles.record}>
      <PageLink to={resultPath(shop)} className={styles.recordLink}>
        <strong>{name}</strong>
        <span>
          {price === null
            ? messages.noPrice
            : `${shortMoney(price.lowFen, locale)} – ${shortMoney(price.highFen, locale)} · ${words.levels[confidence]}`}
        </span>
        <span className="note block">{formatTime(askedAt, 'yyyy-mm-dd hh:mm')}</span>
      </PageLink>
      <Button
        look="quiet"
        size="small"
        icon="refresh"
        link={(parts) => <PageLink to={assessmentPath(shop)} {...parts} />}
      >
        {messages.again}
      </Button>
    </div>
  )
}
