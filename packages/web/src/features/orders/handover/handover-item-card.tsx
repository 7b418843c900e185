import { smallPicture } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { HANDOVER_ITEMS, agreedDates, type HandoverItemState, type HandoverMark, type Order } from '@diandu/core/orders'
import { Suspense, lazy, useState } from 'react'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { handoverMessages } from '../../../messages/orders/handover.messages.ts'
import { ownedMessages } from '../../../messages/orders/owned.messages.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { Media } from '../../../ui/pictures/media.tsx'
import { CheckItem } from './check-item.tsx'
import { ProofRow } from './files/proof-row.tsx'
import styles from './handover-page.module.css'
import { itemName, stateOf } from './handover-view.ts'

interface HandoverItemCardProps {
  readonly order: Order
  readonly state: HandoverItemState
  readonly now: number
}

const TONES = { open: 'quiet', marked: 'ferry', received: 'green', wrong: 'alarm' }
const ICONS = { open: 'clock', marked: 'search', received: 'check', wrong: 'warning' } as const

/** One item: what it is, where it stands, its proofs, and what this reader can do about it. */
export function HandoverItemCard({ order, state, now }: HandoverItemCardProps) {
  const { confirmed } = useMessages(ownedMessages)
  const messages = useMessages(handoverMessages)
  const locale = useLocale()
  const { item, isRequired, mark, verdict, answered } = state
  const shown = stateOf(state)
  const mayMark =
    order.role === 'seller' &&
    order.status === 'handing-over' &&
    shown !== 'received' &&
    (order.handedOverAt !== null || now <= (agreedDates(order).handOverBy ?? Infinity))
  const when = (at: number) => formatTime(at, 'yyyy-mm-dd hh:mm')
  return (
    <section className="panel stack-8" aria-label={itemName(item, locale)}>
      <div className={`row wrap ${styles.cardHead}`}>
        <h2 className="type-body">{itemName(item, locale)}</h2>
        <span className={isRequired ? styles.required : styles.optional}>
          {isRequired ? messages.required : messages.optional}
        </span>
        <span className={classNames(`trail-4 ${styles.state}`, TONES[shown])}>
          <Icon name={ICONS[shown]} size="small" />
          <span>{shown === 'marked' && order.status === 'completed' ? confirmed : messages.states[shown]}</span>
        </span>
      </div>
      {mark === null && (
        <p className={styles.note}>
          {messages.proofShows}
          {locale === 'en' ? ': ' : '：'}
          {nameIn(HANDOVER_ITEMS[item].proof, locale)}
        </p>
      )}
      {mark !== null && <Proofs mark={mark} />}
      {mark !== null && <p className={styles.note}>{messages.markedAt(when(mark.at))}</p>}
      {answered !== null && shown !== 'wrong' && <p className={styles.note}>{messages.before(answered.words)}</p>}
      {verdict !== null && (
        <p className={verdict.isReceived ? styles.note : styles.problem}>
          {verdict.isReceived
            ? messages.receivedAt(when(verdict.at))
            : `${messages.wrongAt(when(verdict.at))}${locale === 'en' ? ': ' : '：'}${verdict.words}`}
        </p>
      )}
      {mayMark && <MarkItem order={order} state={state} />}
      {order.role === 'buyer' && order.status === 'handing-over' && mark !== null && (
        <CheckItem key={state.revision} order={order} state={state} />
      )}
    </section>
  )
}

function Proofs({ mark }: { readonly mark: HandoverMark }) {
  const messages = useMessages(handoverMessages)
  const pictures = mark.proofs.filter(({ document }) => document === undefined)
  return (
    <>
      {mark.words !== '' && <p className="break-anywhere pre-wrap">{mark.words}</p>}
      {pictures.length > 0 && (
        <ul className="grid gap-8 cols-3" aria-label={messages.proofs}>
          {pictures.map(({ file, digest }, place) => (
            <li key={digest}>
              <a className="block" href={file} target="_blank" rel="noreferrer">
                <Media src={smallPicture(file)} alt={messages.proof(place + 1)} />
              </a>
              <span className="quiet type-mark break-anywhere block" title={digest}>
                {messages.digest(`${digest.slice(0, 8)}…`)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {mark.proofs.map(({ file, digest, document }) =>
        document === undefined ? undefined : <ProofRow key={digest} file={file} digest={digest} document={document} />,
      )}
    </>
  )
}

const MarkForm = lazy(async () => ({ default: (await import('./mark-form.tsx')).MarkForm }))

/** The seller hands an item over: the form opens in its place. */
function MarkItem({ order, state }: { readonly order: Order; readonly state: HandoverItemState }) {
  const messages = useMessages(handoverMessages).form
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button look={state.mark === null ? 'secondary' : 'quiet'} block onClick={() => setOpen(true)}>
        {state.mark === null ? messages.open : messages.again}
        <VisuallyHidden>{` ${itemName(state.item, locale)}`}</VisuallyHidden>
      </Button>
    )
  return (
    <Suspense>
      <MarkForm order={order} state={state} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
