import { publicPlatforms, type PlatformId } from '@diandu/core/catalog'
import { nameIn } from '@diandu/core/messages'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import styles from './home-page.module.css'

/** The platforms that most people look for come first; each of the rest is one tap further, in the filter. */
const FIRST: readonly PlatformId[] = [1, 2, 3, 20, 32, 26, 27, 28, 4, 39]

/** Some platforms have a short address of their own. */
const SHORT_PATHS: Partial<Record<PlatformId, string>> = { 1: '/tmall', 3: '/jd', 4: '/mgj' }

export function PlatformGrid() {
  const locale = useLocale()
  const shown = FIRST.flatMap((id) => publicPlatforms().filter((platform) => platform.id === id))
  return (
    <ul className={styles.platforms}>
      {shown.map((platform) => (
        <li key={platform.id}>
          <PageLink
            to={SHORT_PATHS[platform.id] ?? `/lists?platform=${platform.id}`}
            className={`pressable ${styles.platform}`}
          >
            <PlatformMark label={platform.mark} hue={platform.hue} size="large" />
            <span>{nameIn(platform.name, locale)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
