import { PageLink } from '../../../router/page-link.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Card } from '../../../ui/lists/section.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import { orderTotalsQuery } from '../account-queries.ts'
import styles from './me-page.module.css'
import { orderGroupViews } from './me-view.ts'

/** The four groups of orders, with how many are in each. Without the numbers they still lead there. */
export function OrderGroups() {
  const messages = useMessages(accountMessages).me
  const { data: totals } = useLoad(orderTotalsQuery(usePorts()), 'own-part')
  return (
    <Card padding="none">
      <ul className={styles.groups}>
        {orderGroupViews(totals).map(({ group, icon, to, badge }) => (
          <li key={group}>
            <PageLink to={to} className={`pressable focus-inside ${styles.group}`}>
              <span className="ferry relative">
                <Icon name={icon} />
              </span>
              <span>{messages.groups[group]}</span>
              {badge !== undefined && (
                <span className={styles.badge}>
                  {badge}
                  <VisuallyHidden>{messages.unit}</VisuallyHidden>
                </span>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
