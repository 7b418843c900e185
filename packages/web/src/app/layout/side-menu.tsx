import { PageLink } from '../../router/page-link.tsx'
import { titleMessages } from '../../messages/titles.messages.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { useMessages } from '../preferences/preferences.ts'
import { BARGAIN, BILL, CONTRACT } from '../../ui/pictures/more-icons.ts'
import styles from './side-menu.module.css'

const ITEMS = [
  { path: '/user_center', title: 'me', icon: 'person' },
  { path: '/message', title: 'messages', icon: 'inbox' },
  { path: '/user_center/order', title: 'orders', icon: 'orders' },
  { path: '/user_center/server/contract', title: 'contracts', icon: CONTRACT },
  { path: '/user_center/offers', title: 'offers', icon: BARGAIN },
  { path: '/user_center/server/history', title: 'bills', icon: BILL },
  { path: '/user_center/collection', title: 'favourites', icon: 'heart' },
  { path: '/user_center/requests', title: 'myRequests', icon: 'search' },
  { path: '/user_center/shops', title: 'myShops', icon: 'market' },
  { path: '/user_center/setting', title: 'settings', icon: 'settings' },
] as const

/** On a computer, beside each of a user's own pages: the others of them. */
export function SideMenu({ pathname }: { readonly pathname: string }) {
  const titles = useMessages(titleMessages)
  return (
    <nav className={styles.menu} aria-label={titles.me}>
      <ul>
        {ITEMS.map(({ path, title, icon }) => (
          <li key={path}>
            <PageLink to={path} className={styles.item} aria-current={path === pathname ? 'page' : undefined}>
              <Icon name={icon} size="small" />
              <span>{titles[title]}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
