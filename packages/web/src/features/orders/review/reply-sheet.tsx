import { useId, useState } from 'react'
import { cleanTextarea } from '@diandu/core/input'
import { MAX_REPLY_WORDS, type Order } from '@diandu/core/orders'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { reviewMessages } from '../../../messages/orders/review.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { useReviewSent } from './use-review-sent.ts'

interface ReplyForm {
  readonly words: string
}

/** One answer to what the other side says. */
export function ReplySheet({ order }: { readonly order: Order }) {
  const { reply: messages, close, lost } = useMessages(reviewMessages)
  const ports = usePorts()
  const sent = useReviewSent(order.id)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { element, errors, typedField, isBusy, onSubmit } = useForm<ReplyForm, 'words'>({
    name: `review-reply-${order.id}`,
    empty: { words: '' },
    stored: ['words'],
    fields: () => ['words'],
    faults: ({ words }) => {
      const length = [...cleanTextarea(words)].length
      if (length === 0) return { words: messages.faults.missing }
      return length > MAX_REPLY_WORDS ? { words: messages.faults.words } : {}
    },
    lost,
    async send({ words }) {
      const { reviews } = await ports()
      const answer = await reviews.reply(order.id, cleanTextarea(words))
      if (!answer.ok) return answer.failure
      setOpen(false)
      sent(answer.value, messages.sent)
      return undefined
    },
  })
  const onClose = () => setOpen(false)
  useBackCloses(isOpen, isBusy ? undefined : onClose)
  return (
    <>
      <Button look="secondary" block onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      <Sheet
        open={isOpen}
        onClose={onClose}
        title={messages.title}
        closeLabel={close}
        footer={
          <Button type="submit" form={id} block busy={isBusy} consequence={messages.note}>
            {messages.submit}
          </Button>
        }
      >
        <form id={id} ref={element} method="post" noValidate onSubmit={onSubmit}>
          <FormNotice notice={errors.notice} />
          <TextArea
            label={messages.words}
            rows={3}
            max={MAX_REPLY_WORDS}
            {...typedField('words')}
            clean={cleanTextarea}
          />
        </form>
      </Sheet>
    </>
  )
}
