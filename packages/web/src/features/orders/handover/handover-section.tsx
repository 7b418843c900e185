import { handoverProgress, type Order } from '@diandu/core/orders'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { handoverMessages } from '../../../messages/orders/handover.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { AppendixButton } from './appendix-button.tsx'
import { handoverQuery } from '../order-queries.ts'

/** How far the hand-over is, and what is left of it once the order has ended; nothing where it has no checklist. */
export function HandoverSection({ order }: { readonly order: Order }) {
  const messages = useMessages(handoverMessages)
  const title = useMessages(titleMessages).handover
  const {
    data: handover,
    isPending,
    refetch,
  } = useLoad({ ...handoverQuery(usePorts(), order.id), refetchOnMount: false })
  if (handover === null || isPending) return null
  // A deal that ended before anything was marked has nothing to look up.
  if (handover !== undefined && order.status === 'completed' && handoverProgress(handover).marked === 0) return null
  return (
    <Section title={title}>
      <div className="panel">
        {handover === undefined ? (
          <Notice
            tone="warning"
            action={
              <Button look="quiet" onClick={() => void refetch()}>
                {messages.section.retry}
              </Button>
            }
          >
            {messages.section.failed}
          </Notice>
        ) : (
          <>
            <p>{textOf(handoverProgress(handover), messages)}</p>
            <PageLink to={`/user_center/handover/${order.id}`} className="py-link type-line block" data-screen-only>
              {messages.section.open}
            </PageLink>
            {order.status !== 'handing-over' && <AppendixButton order={order} />}
          </>
        )}
      </div>
    </Section>
  )
}

type HandoverTexts = Pick<(typeof handoverMessages)['zh-CN'], 'marked' | 'received' | 'wrong'>

const textOf = (
  { total, marked, received, wrong }: ReturnType<typeof handoverProgress>,
  messages: HandoverTexts,
): string =>
  [messages.marked(marked, total), messages.received(received), ...(wrong > 0 ? [messages.wrong(wrong)] : [])].join(
    ' · ',
  )
