import { formatCount, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { POINT_EVENTS, POINT_RULES, type PointsRanking } from '@diandu/core/participation'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { participationMessages } from '../../../messages/campaigns/participation.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { requestLogin } from '../../../app/session/login-requests.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { pointsQuery } from '../campaign-queries.ts'
import peopleStyles from './people.module.css'

/** How to earn points, the ranking of this run, and the user's own rank. */
export function PointsBlock({ path, title }: { readonly path: string; readonly title: string }) {
  const { load } = useMessages(campaignMessages)
  const { points: messages } = useMessages(participationMessages)
  const locale = useLocale()
  const { data: ranking, isError, refetch } = useLoad(pointsQuery(usePorts(), path))
  return (
    <Section title={title}>
      <h3 className="mb-8 mt-12 type-body">{messages.rules}</h3>
      <ul className={`stack-4 ${peopleStyles.lines}`}>
        {POINT_EVENTS.map((event) => (
          <li key={event}>
            {messages.rule(nameIn(POINT_RULES[event].name, locale), String(POINT_RULES[event].points))}
          </li>
        ))}
      </ul>
      <p className="detail mb-12">{messages.ties}</p>
      {ranking === undefined ? (
        <LoadState messages={load} lines={6} isError={isError} onRetry={() => void refetch()} />
      ) : ranking === null ? (
        <p className="detail mb-12">{messages.before}</p>
      ) : (
        <Ranking ranking={ranking} />
      )}
    </Section>
  )
}

function Ranking({ ranking: { top, own, people, countedAt } }: { readonly ranking: PointsRanking }) {
  const { points: messages } = useMessages(participationMessages)
  return (
    <>
      {top.length === 0 ? (
        <p className="detail mb-12">{messages.none}</p>
      ) : (
        <ol className={peopleStyles.people} aria-label={messages.list}>
          {top.map(({ place, name, points }, at) => (
            <li key={at}>
              <b>{place}</b>
              <span>{name}</span>
              <span>{messages.points(formatCount(points))}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="detail mb-12">{messages.people(formatCount(people), formatTime(countedAt, 'yyyy-mm-dd hh:mm'))}</p>
      {own === null ? (
        <Button look="secondary" size="small" onClick={() => requestLogin()}>
          {messages.toOwn}
        </Button>
      ) : (
        <p className="mb-8 type-body strong">
          {own.place === null ? messages.ownNone : messages.own(formatCount(own.place), formatCount(own.points))}
        </p>
      )}
    </>
  )
}
