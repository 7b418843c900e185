import { formatMoney, formatTime } from '@diandu/core/format'
import type { LotteryView } from '@diandu/core/lottery'
import { nameIn } from '@diandu/core/messages'
import { queryOptions } from '@tanstack/react-query'
import { wonMessages } from '../../../messages/lottery/won.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { usePorts, type PortsSource, call, useLoad } from '../../queries/queries.ts'
import styles from './lottery-block.module.css'

interface WonHereProps {
  readonly lottery: LotteryView
  /** Whose; empty for a visitor. */
  readonly owner: string
}

/** Loaded after the wheel. */
export const WonHere = ({ lottery, owner }: WonHereProps) => (
  <>
    <OwnWins lottery={lottery} owner={owner} />
    <TopWins lottery={lottery} />
  </>
)

const SHOWN = 3

/** The most valuable wins, by number. Left out while there are none. */
function TopWins({ lottery: { id } }: { readonly lottery: LotteryView }) {
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

interface OwnWinsProps {
  readonly lottery: LotteryView
  /** Whose; empty for a visitor. */
  readonly owner: string
}

/** Each win links to all prizes of the user. Left out while there is none. */
function OwnWins({ lottery: { id }, owner }: OwnWinsProps) {
  const messages = useMessages(wonMessages)
  const locale = useLocale()
  const { data: prizes = [] } = useLoad(ownWinsQuery(usePorts(), id, owner))
  if (prizes.length === 0) return null
  return (
    <Section title={messages.own}>
      <ul className="type-line" aria-label={messages.own}>
        {prizes.map((prize) => (
          <li className="py-8 flex between" key={prize.id}>
            <PageLink to="/user_center/goldcoin/myprize" className={styles.link}>
              {nameIn(prize.name, locale)}
            </PageLink>
            <span className="quiet">{formatTime(prize.wonAt, 'mm-dd')}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const topWinsQuery = (ports: PortsSource, lottery: string) =>
  queryOptions({
    queryKey: ['lottery-wins', lottery, 'top'],
    queryFn: call(ports, ({ lotteries }, signal) => lotteries.topWins(lottery, signal)),
    staleTime: 0,
  })

/** A user's own. */
const ownWinsQuery = (ports: PortsSource, lottery: string, owner: string) =>
  queryOptions({
    queryKey: ['lottery-wins', lottery, 'own', owner],
    queryFn: call(ports, ({ prizes }, signal) => prizes.wonIn(lottery, signal)),
    staleTime: 0,
    enabled: owner !== '',
  })
