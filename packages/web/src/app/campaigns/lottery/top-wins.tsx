import { formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { LotteryView } from '@diandu/core/lottery'
import { wonMessages } from '../../../messages/lottery/won.messages.ts'
import { Section } from '../../../ui/lists/section.tsx'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { useLoad } from '../../queries/use-load.ts'
import { usePorts } from '../../queries/ports-context.ts'
import { topWinsQuery } from './won-queries.ts'

const SHOWN = 3

/** The most valuable wins, by number. Left out while there are none. */
export function TopWins({ lottery: { id } }: { readonly lottery: LotteryView }) {
  const messages = useMessages(wonMessages)
  const locale = useLocale()
  const { data: wins = [] } = useLoad(topWinsQuery(usePorts(), id))
  if (wins.length === 0) return null
  return (
    <Section title={messages.top}>
      <ul className="type-line" aria-label={messages.top}>
        {wins.slice(0, SHOWN).map(({ position, person, prize, valueFen }) => (
          <li className="py-8 flex between" key={position}>
            <span>{messages.win(person, nameIn(prize, locale))}</span>
            <span className="quiet">{formatMoney(valueFen)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
