import { useLocation, useSearchParams } from 'react-router-dom'
import { nameIn } from '@diandu/core/messages'
import type { ServiceOffer } from '@diandu/core/services'
import { shortMoney } from '@diandu/core/format'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { serviceMessages } from '../../../messages/services/service.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import styles from '../services.module.css'
import { applyPath } from './apply-path.ts'

export function Packages({ offer }: { readonly offer: ServiceOffer }) {
  const messages = useMessages(serviceMessages)
  const locale = useLocale()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return (
    <Section title={messages.packages}>
      <ul className="mb-12 grid gap-12">
        {offer.packages.map(({ id, name, priceFen, per, days, includes }) => (
          <li key={id}>
            <Card>
              <p className="ends items-center">
                <strong>{nameIn(name, locale)}</strong>
                <span className="price strong">
                  <span>{priceFen === 0 ? messages.free : shortMoney(priceFen, locale)}</span>
                  {priceFen > 0 && (
                    <span className="detail regular ml-4">{per === 'month' ? messages.perMonth : messages.once}</span>
                  )}
                </span>
              </p>
              {per === 'once' && <p className="detail mt-4 mb-8">{messages.days(days.min, days.max)}</p>}
              <ul className={styles.list} aria-label={messages.includes}>
                {includes.map((included) => (
                  <li className="bullets" key={included.zh}>
                    {nameIn(included, locale)}
                  </li>
                ))}
              </ul>
              <Button
                size="small"
                look="secondary"
                link={(parts) => (
                  <PageLink to={applyPath(pathname, search, id)} {...parts}>
                    {parts.children}
                    <VisuallyHidden> {messages.chooseNamed(nameIn(name, locale))}</VisuallyHidden>
                  </PageLink>
                )}
              >
                {messages.choose}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      <p className="detail mt-4 mb-8">
        {messages.read(offer.date)} · {nameIn(offer.source, locale)}
      </p>
    </Section>
  )
}
