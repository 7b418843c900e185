import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { accountWords } from '../../../words/account.words.ts'
import { orderTotalsQuery } from '../account-queries.ts'
import styles from './me-page.module.css'
import { orderGroupViews } from './me-view.ts'

/** The four groups of orders, with how many stand in each. Without the numbers they still lead there. */
export function OrderGroups() {
  const words = useWords(accountWords).me
  const { data: totals } = useQuery(orderTotalsQuery(usePorts()))
  return (
    <Card padding="none">
      <ul className={styles.groups}>
        {orderGroupViews(totals).map(({ group, icon, to, badge }) => (
          <li key={group}>
            <PageLink to={to} className={styles.group}>
              <span className={styles.groupIcon}>
                <Icon name={icon} />
              </span>
              <span>{words.groups[group]}</span>
              {badge !== undefined && (
                <span className={styles.badge}>
                  {badge}
                  <VisuallyHidden>{words.unit}</VisuallyHidden>
                </span>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
