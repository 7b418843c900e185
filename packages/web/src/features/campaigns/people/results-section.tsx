import { campaignPageAt, type ShownCampaign } from '@diandu/core/campaigns'
import { formatCount, formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { HeldDraw } from '@diandu/core/participation'
import { couponTitle } from '../../../app/money/coupon-title.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { participationMessages } from '../../../messages/campaigns/participation.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { campaignResultsQuery } from '../campaign-queries.ts'
import peopleStyles from './people.module.css'

/** Results of the last run: coupons, prizes by kind, winners by number, and a link to the proof of its draws. */
export function ResultsSection({ content: { path, at } }: { readonly content: ShownCampaign }) {
  const messages = useMessages(participationMessages).results
  const locale = useLocale()
  const { data: results } = useLoad(campaignResultsQuery(usePorts(), path))
  if (results === undefined) return null
  if (results === null)
    return campaignPageAt(at, path)?.standing === 'results' ? (
      <Section title={messages.title}>
        <p className="detail mb-12">{messages.none}</p>
      </Section>
    ) : null
  const { window, coupons, draws } = results
  const day = (time: number): string => formatTime(time, 'yyyy-mm-dd')
  return (
    <Section title={messages.title}>
      <p className="detail mb-12">{messages.days(day(window.opensAt), day(window.closesAt))}</p>
      {coupons.length > 0 && (
        <Card padding="none">
          {coupons.map(({ title, amountFen, stock, claimed, used }) => (
            <ListRow
              key={`${title} ${amountFen}`}
              title={messages.coupon(couponTitle(title, locale), formatMoney(amountFen))}
              detail={messages.given(formatCount(claimed), formatCount(stock), formatCount(used))}
            />
          ))}
        </Card>
      )}
      {draws.map((draw) => (
        <DrawResults key={draw.lottery} draw={draw} />
      ))}
    </Section>
  )
}

function DrawResults({ draw }: { readonly draw: HeldDraw }) {
  const messages = useMessages(participationMessages).results
  const locale = useLocale()
  const { lottery, name, drawn, people, prizes, wins } = draw
  return (
    <div className="mt-16">
      <h3 className="mb-8 mt-12 type-body">{nameIn(name, locale)}</h3>
      <p className="detail mb-12">{messages.drawn(formatCount(people), formatCount(drawn))}</p>
      <Card padding="none">
        {prizes.map((prize) => (
          <ListRow
            key={prize.name.zh}
            title={nameIn(prize.name, locale)}
            detail={messages.prize(formatCount(prize.given), formatCount(prize.stock))}
          />
        ))}
      </Card>
      <h4 className="mb-8 mt-12 type-body">{messages.winners}</h4>
      {wins.length === 0 ? (
        <p className="detail mb-12">{messages.noWins}</p>
      ) : (
        <ul className={`stack-4 ${peopleStyles.lines}`}>
          {wins.map(({ position, person, prize }) => (
            <li key={position}>{messages.win(String(person), nameIn(prize, locale))}</li>
          ))}
        </ul>
      )}
      <PageLink to={`/draw-proof/${lottery}`} className="lone-link type-line">
        {messages.proof}
      </PageLink>
    </div>
  )
}
