import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { canBeSigned, openEvents, VIEWING_CHECKS, type Order, type Viewing } from '@diandu/core/orders'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { viewingMessages } from '../../../messages/orders/viewing.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { viewingQuery } from '../order-queries.ts'

/** Where the viewing stands: how the buyer gets in, what is looked at, and what was seen. */
export function ViewingSection({ order, now }: { readonly order: Order; readonly now: number }) {
  const messages = useMessages(viewingMessages)
  const { section } = messages
  const {
    data: viewing,
    isPending,
    refetch,
  } = useLoad({ ...viewingQuery(usePorts(), order.id), refetchOnMount: false })
  if (isPending) return null
  return (
    <Section title={messages.title}>
      <div className="panel">
        {viewing === undefined ? (
          <Notice
            tone="warning"
            action={
              <Button look="quiet" onClick={() => void refetch()}>
                {section.retry}
              </Button>
            }
          >
            {section.failed}
          </Notice>
        ) : (
          <>
            <p>{textOf(order, viewing, section)}</p>
            {viewing !== null && <ViewingFacts viewing={viewing} />}
            <NextStep order={order} viewing={viewing} now={now} />
          </>
        )}
      </div>
    </Section>
  )
}

type ViewingTexts = Pick<(typeof viewingMessages)['zh-CN']['section'], 'notOpen' | 'open' | 'seen'>

const textOf = ({ role }: Order, viewing: Viewing | null, { notOpen, open, seen }: ViewingTexts): string => {
  if (viewing === null) return notOpen[role]
  return viewing.outcome === null ? open[role] : seen[viewing.outcome]
}

function ViewingFacts({ viewing }: { readonly viewing: Viewing }) {
  const { section } = useMessages(viewingMessages)
  const locale = useLocale()
  const hasLooked = viewing.outcome !== null
  return (
    <>
      {viewing.access !== null && (
        <>
          <p className="detail mb-12">{section.access}</p>
          <p className="mt-12 break-anywhere pre-wrap">{viewing.access}</p>
        </>
      )}
      <ul className="mt-12 pl-16 bullets" aria-label={section.checks}>
        {viewing.checks.map((check) => (
          <li key={check}>
            {hasLooked
              ? `${nameIn(VIEWING_CHECKS[check], locale)} · ${viewing.seen.includes(check) ? section.looked : section.notLooked}`
              : nameIn(VIEWING_CHECKS[check], locale)}
          </li>
        ))}
      </ul>
      <div className="mt-12">
        <Facts
          facts={[
            [section.openedAt, formatTime(viewing.openedAt, 'yyyy-mm-dd hh:mm')],
            ...(viewing.recordedAt === null
              ? []
              : ([[section.recordedAt, formatTime(viewing.recordedAt, 'yyyy-mm-dd hh:mm')]] as const)),
          ]}
        />
      </div>
    </>
  )
}

function NextStep({
  order,
  viewing,
  now,
}: {
  readonly order: Order
  readonly viewing: Viewing | null
  readonly now: number
}) {
  const { section } = useMessages(viewingMessages)
  const open = openEvents(order, order.role, now)
  const mayChange = order.role === 'seller' && viewing !== null && viewing.outcome === null && canBeSigned(order)
  const label = open.includes('viewing.opened')
    ? section.toOpen
    : open.includes('viewing.agreed')
      ? section.toRecord
      : mayChange
        ? section.toChange
        : undefined
  return label === undefined ? null : (
    <div className="p-16 flex justify-center">
      <Button look="secondary" link={(parts) => <PageLink to={`/user_center/viewing/${order.id}`} {...parts} />}>
        {label}
      </Button>
    </div>
  )
}
