import { lazy, Suspense, useState } from 'react'
import type { ApplicationDesk, CampaignApplication } from '@diandu/core/participation'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { useAsUser } from '../../../app/session/use-as-user.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { participationMessages } from '../../../messages/campaigns/participation.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { applicationsQuery } from '../campaign-queries.ts'

/** Comes for sellers who are logged in and have not applied yet. */
const ApplyForm = lazy(async () => ({ default: (await import('./apply-form.tsx')).ApplyForm }))

interface ApplyBlockProps {
  readonly path: string
  readonly title: string
  readonly line: string
}

const TONES = { waiting: 'amber', accepted: 'green', refused: 'plain' } as const

/** A seller applies with one shop, reads what became of it, and finds it here once it was let in. */
export function ApplyBlock({ path, title, line }: ApplyBlockProps) {
  const { load } = useMessages(campaignMessages)
  const { apply: messages } = useMessages(participationMessages)
  const { data: desk, isError, refetch } = useLoad(applicationsQuery(usePorts(), path))
  return (
    <Section title={title}>
      <p className="detail mb-12">{line}</p>
      {desk === undefined ? (
        <LoadState messages={load} lines={4} isError={isError} onRetry={() => void refetch()} />
      ) : (
        <>
          <Standing path={path} desk={desk} />
          {desk.admitted.length > 0 && (
            <>
              <h3 className="mb-8 mt-12 type-body">{messages.admitted}</h3>
              <ul className="mb-12 grid gap-12 cols-1">
                {desk.admitted.map((shop) => (
                  <li key={shop.id}>
                    <ShopCard shop={shop} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Section>
  )
}

function Standing({ path, desk: { isOpen, own } }: { readonly path: string; readonly desk: ApplicationDesk }) {
  const { load } = useMessages(campaignMessages)
  const { apply: messages } = useMessages(participationMessages)
  const user = useUser()
  const [isAskedFor, setAskedFor] = useState(false)
  const apply = useAsUser('apply', () => setAskedFor(true))
  if (own !== null) return <OwnApplication application={own} />
  if (!isOpen) return <p className="detail mb-12">{messages.closed}</p>
  if (user === undefined)
    return (
      <Button block onClick={() => apply()}>
        {messages.logIn}
      </Button>
    )
  return (
    <Suspense fallback={<LoadState messages={load} lines={4} isError={false} onRetry={() => undefined} />}>
      <ApplyForm path={path} isAskedFor={isAskedFor} />
    </Suspense>
  )
}

function OwnApplication({
  application: { shopTitle, pitch, state, why },
}: {
  readonly application: CampaignApplication
}) {
  const { apply: messages } = useMessages(participationMessages)
  return (
    <Card padding="none">
      <ListRow
        title={messages.yours(shopTitle)}
        detail={why === null ? pitch : messages.why(why)}
        end={<Badge tone={TONES[state]}>{messages.states[state]}</Badge>}
      />
    </Card>
  )
}
