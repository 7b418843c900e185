import { MINUTE_MS } from '@diandu/core/kernel'
import { PageLink } from '../../../router/page-link.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { floatMessages } from '../../../messages/float.messages.ts'
import { myTurnMessages } from '../../../messages/orders/my-turn.messages.ts'
import { useFloatVisit } from '../../layout/float-visit.ts'
import { useLoad, usePorts } from '../../queries/queries.ts'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { useNow } from '../../queries/use-now.ts'
import { myTurnView, turnStripText } from './my-turn-view.ts'
import styles from './turn-strip.module.css'
import { turnsBesideQuery } from './my-turn-query.ts'

/**
 * The most urgent of what waits for the person, and the way to it. It lies over the page right above the tab bar, so
 * that nothing moves when it comes, and can be put away for the visit.
 */
export function TurnStrip() {
  const messages = useMessages(myTurnMessages)
  const { close } = useMessages(floatMessages)
  const locale = useLocale()
  const { data: turns = [] } = useLoad(turnsBesideQuery(usePorts()))
  const now = useNow(MINUTE_MS)
  const [visit, change] = useFloatVisit('turn-strip')
  const [first] = turns
  if (first === undefined || now === undefined) return null
  const { key, to } = myTurnView(first, now, locale)
  const mark = `${key} ${turns.length}`
  if (visit.closed === mark) return null
  return (
    <aside className={styles.strip} data-screen-only aria-label={messages.heading}>
      <PageLink to={to} className={`pressable ${styles.link}`}>
        <span>{turnStripText(first, now, locale, turns.length)}</span>
        <Icon name="chevron-right" size="small" />
      </PageLink>
      <button type="button" className={styles.close} aria-label={close} onClick={() => change({ closed: mark })}>
        <Icon name="close" size="small" />
      </button>
    </aside>
  )
}
