import { useState } from 'react'
import { cleanTextarea } from '@diandu/core/input'
import { MAX_HANDOVER_WORDS, type CheckedItem, type HandoverItemState, type Order } from '@diandu/core/orders'
import { useSend } from '../../../app/queries/use-send.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { handoverMessages } from '../../../messages/orders/handover.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { itemName, useHandoverSent } from './handover-view.ts'

/** The buyer ticks what was handed over, or says what is wrong with it. */
export function CheckItem({ order, state }: { readonly order: Order; readonly state: HandoverItemState }) {
  const messages = useMessages(handoverMessages).check
  const locale = useLocale()
  const sent = useHandoverSent(order.id)
  const [isSaying, setSaying] = useState(false)
  const { item, revision, verdict } = state
  const name = itemName(item, locale)
  const { send, isBusy, busyWith } = useSend({
    send: ({ handovers }, answer: Pick<CheckedItem, 'act' | 'words'>) =>
      handovers.check(order.id, { item, revision, ...answer }),
    onDone: (handover, { act }) => {
      sent.show(handover)
      setSaying(false)
      if (act === 'wrong') toasts.show(messages.sellerNotified, 'good')
    },
    onFailed: sent.fail,
  })
  const isWrong = verdict?.isReceived === false
  if (isSaying) return <SayWhat busy={isBusy} onClose={() => setSaying(false)} onSay={(words) => void send(words)} />
  return (
    <div className="row pt-8 wrap between line-above">
      <Checkbox
        checked={busyWith ? busyWith.act === 'received' : verdict?.isReceived === true}
        disabled={isBusy}
        onChange={(isTicked) => void send({ act: isTicked ? 'received' : 'reopened', words: '' })}
      >
        {messages.tick}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Checkbox>
      {isWrong && (
        <Button look="quiet" size="small" busy={isBusy} onClick={() => void send({ act: 'reopened', words: '' })}>
          {messages.back}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      )}
      {verdict === null && (
        <Button look="secondary" size="small" disabled={isBusy} onClick={() => setSaying(true)}>
          {messages.open}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}

interface SayWhatProps {
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSay: (answer: { readonly act: 'wrong'; readonly words: string }) => void
}

function SayWhat({ busy, onClose, onSay }: SayWhatProps) {
  const messages = useMessages(handoverMessages).check
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)
  const say = () => {
    const answer = cleanTextarea(words)
    if (answer === '') return setMissing(true)
    onSay({ act: 'wrong', words: [...answer].slice(0, MAX_HANDOVER_WORDS).join('') })
  }
  return (
    <div className="stack-12">
      <TextArea
        label={messages.words}
        name="words"
        rows={2}
        max={MAX_HANDOVER_WORDS}
        placeholder={messages.placeholder}
        value={words}
        onChange={(typed) => {
          setWords(typed)
          setMissing(false)
        }}
        clean={cleanTextarea}
        {...(isMissing ? { error: messages.missing } : {})}
      />
      <Button block busy={busy} onClick={say}>
        {messages.send}
      </Button>
      <Button look="quiet" block disabled={busy} onClick={onClose}>
        {messages.close}
      </Button>
    </div>
  )
}
