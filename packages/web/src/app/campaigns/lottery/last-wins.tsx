import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { LotteryView } from '@diandu/core/lottery'
import { lotteryMessages } from '../../../messages/lottery/lottery.messages.ts'
import { Section } from '../../../ui/lists/section.tsx'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { useLoad } from '../../queries/use-load.ts'
import { usePorts } from '../../queries/ports-context.ts'
import { lastWinsQuery } from './lottery-queries.ts'

const SHOWN = 5

/** Who won last, by number. It is left out where it does not come. */
export function LastWins({ lottery: { id } }: { readonly lottery: LotteryView }) {
  const messages = useMessages(lotteryMessages).block
  const locale = useLocale()
  const { data: wins } = useLoad(lastWinsQuery(usePorts(), id))
  return (
    <Section title={messages.lastWins}>
      {wins?.length === 0 && <p className="note text-center">{messages.noWins}</p>}
      <ul className="type-line" aria-label={messages.lastWins}>
        {wins?.slice(0, SHOWN).map(({ position, person, prize, drawnAt }) => (
          <li className="py-8 flex between" key={position}>
            <span>{messages.win(person, nameIn(prize, locale))}</span>
            <span className="quiet">{formatTime(drawnAt, 'mm-dd')}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
