import { formatMoney } from '@diandu/core/format'
import { MINUTE_MS } from '@diandu/core/kernel'
import type { BargainThread } from '@diandu/core/orders'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { bargainMessages } from '../../../messages/orders/bargain.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { bargainStage, standingYuan, stepViews } from './bargain-view.ts'
import styles from './bargain.module.css'
import { TurnActions } from './turn-actions.tsx'
import { useAnswer } from './use-answer.ts'

export function Standing({ thread }: { readonly thread: BargainThread }) {
  const { offer, priceFen } = thread
  const messages = useMessages(bargainMessages)
  const stage = bargainStage(offer)
  return (
    <>
      <ThreadSteps thread={thread} />
      <div className="mb-16">
        {priceFen === null ? (
          <Notice tone="warning" live>
            {messages.gone}
          </Notice>
        ) : stage === 'answer' ? (
          <TurnActions offer={offer} priceFen={priceFen} />
        ) : stage === 'wait' ? (
          <Waiting thread={thread} />
        ) : (
          stage === 'agreed' && <Agreed thread={thread} priceFen={priceFen} />
        )}
      </div>
    </>
  )
}

function Waiting({ thread: { offer } }: { readonly thread: BargainThread }) {
  const messages = useMessages(bargainMessages)
  const { send, isBusy } = useAnswer(offer, () => undefined)
  return (
    <Notice
      live
      title={messages.waiting[offer.role]}
      action={
        <Button size="small" look="secondary" busy={isBusy} onClick={() => void send({ kind: 'withdraw' })}>
          {messages.withdraw(standingYuan(offer))}
        </Button>
      }
    >
      {messages.waitingText}
    </Notice>
  )
}

function Agreed({ thread: { offer }, priceFen }: { readonly thread: BargainThread; readonly priceFen: number }) {
  const messages = useMessages(bargainMessages)
  const fen = Math.min(offer.agreedFen ?? priceFen, priceFen)
  return (
    <Notice
      tone="success"
      live
      title={messages.agreed(standingYuan(offer))}
      action={
        offer.role === 'buyer' ? (
          <Button size="small" link={(parts) => <PageLink to={`/shop/${offer.shopId}/order`} {...parts} />}>
            {messages.order(formatMoney(fen))}
          </Button>
        ) : undefined
      }
    >
      {fen < (offer.agreedFen ?? fen) ? messages.lower(formatMoney(priceFen)) : messages.agreedText[offer.role]}
    </Notice>
  )
}

/** Who said which sum, when, and until when it holds: the same for both. */
function ThreadSteps({ thread }: { readonly thread: Pick<BargainThread, 'offer' | 'steps'> }) {
  const messages = useMessages(bargainMessages)
  const views = stepViews(thread, useNow(MINUTE_MS), useLocale())
  return (
    <ol className="mb-16 grid gap-8" aria-label={messages.thread}>
      {views.map(({ key, isOwn, text, sum, when, until }) => (
        <li key={key} className={classNames(styles.step, isOwn && styles.own)}>
          <span className="strong flex wrap between baseline">
            <span>{text}</span>
            <span>{sum}</span>
          </span>
          <span className="note">{when}</span>
          {until !== undefined && <span className="price type-note block">{until}</span>}
        </li>
      ))}
    </ol>
  )
}
