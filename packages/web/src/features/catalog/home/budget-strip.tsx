import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { catalogMessages } from '../../../messages/catalog/catalog.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { moneyText } from '../money-text.ts'
import styles from './home-page.module.css'

const SUMS_YUAN = [50_000, 100_000, 200_000, 500_000] as const

/** Sums of money, each a link to what it buys. */
export function BudgetStrip() {
  const messages = useMessages(catalogMessages)
  const locale = useLocale()
  return (
    <Section title={messages.budget}>
      <ul className={styles.sums} aria-label={messages.budget}>
        {SUMS_YUAN.map((yuan) => (
          <li key={yuan}>
            <Chip link={(parts) => <PageLink to={`/budget/${yuan}`} {...parts} />}>
              {moneyText(yuan * 100, locale)}
            </Chip>
          </li>
        ))}
      </ul>
    </Section>
  )
}
