import { formatCount, formatTime } from '@diandu/core/format'
import type { RankedPlayer } from '@diandu/core/guess-game'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { guessGameMessages } from '../../../messages/guess-game/guess-game.messages.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { rankingQuery } from './game-queries.ts'
import styles from './game.module.css'

/** The best players of this week, and the own place where it is further down. */
export function Ranking() {
  const messages = useMessages(guessGameMessages)
  const { data, isError, refetch } = useLoad(rankingQuery(usePorts()))
  return (
    <Section title={messages.ranking}>
      <div>
        {data === undefined ? (
          <LoadState messages={messages} lines={3} isError={isError} onRetry={() => void refetch()} />
        ) : data.players.length === 0 ? (
          <p className="detail break-anywhere block">{messages.noRanking}</p>
        ) : (
          <Card>
            <p className="detail break-anywhere block">
              {messages.rankingLine(formatTime(data.from, 'yyyy-mm-dd'), formatTime(data.until, 'yyyy-mm-dd'))}
            </p>
            <ol className={styles.results}>
              {[...data.players, ...(data.own === null ? [] : [data.own])].map((player) => (
                <Place key={player.place} player={player} />
              ))}
            </ol>
          </Card>
        )}
      </div>
    </Section>
  )
}

function Place({ player: { place, name, points, isOwn } }: { readonly player: RankedPlayer }) {
  const messages = useMessages(guessGameMessages)
  return (
    <li className={isOwn ? styles.own : ''}>
      <span>{`${messages.place(place)} · ${name}${isOwn ? ` (${messages.you})` : ''}`}</span>
      <strong>{messages.points(formatCount(points))}</strong>
    </li>
  )
}
