import { cleanTextarea } from '@diandu/core/input'
import { MAX_HANDOVER_PROOFS, MAX_HANDOVER_WORDS, type HandoverItemState, type Order } from '@diandu/core/orders'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { PhotoShelf } from '../../../app/shops/photos/photo-shelf.tsx'
import { picturesIn } from '../../../app/shops/photos/stored-pictures.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { handoverMessages } from '../../../messages/orders/handover.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { FileShelf } from './files/file-shelf.tsx'
import { filesIn } from './files/stored-files.ts'
import { useHandoverSent } from './handover-view.ts'

interface ProofForm {
  /** Pictures, and files, each as one text. */
  readonly proofs: string
  readonly files: string
  readonly words: string
}

type ProofField = keyof ProofForm

const FIELDS = ['proofs', 'files', 'words'] as const satisfies readonly ProofField[]

interface MarkFormProps {
  readonly order: Order
  readonly state: HandoverItemState
  readonly onClose: () => void
}

/** Proofs of one item and a note; both are kept on the device until they are sent. */
export function MarkForm({ order, state: { item }, onClose }: MarkFormProps) {
  const messages = useMessages(handoverMessages).form
  const ports = usePorts()
  const sent = useHandoverSent(order.id)
  const { element, errors, field, typedField, isBusy, onSubmit } = useForm<ProofForm, ProofField>({
    name: `handover-${order.id}-${item}`,
    empty: { proofs: '', files: '', words: '' },
    stored: FIELDS,
    fields: () => FIELDS,
    faults: ({ proofs, files, words }) => ({
      ...(idsOf(proofs, files).length === 0 ? { proofs: messages.faults.missing } : {}),
      ...([...cleanTextarea(words)].length > MAX_HANDOVER_WORDS ? { words: messages.faults.words } : {}),
    }),
    lost: messages.lost,
    async send({ proofs, files, words }) {
      const { handovers } = await ports()
      const marked = { item, words: cleanTextarea(words), proofs: idsOf(proofs, files) }
      const answer = await handovers.mark(order.id, marked)
      if (!answer.ok) return answer.failure
      sent.show(answer.value)
      toasts.show(messages.sent, 'good')
      onClose()
      return undefined
    },
  })
  const [pictures, files] = [field('proofs'), field('files')]
  return (
    <form ref={element} className="stack-12" method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <p className="type-line strong">{messages.photos}</p>
      <PhotoShelf label={messages.photos} max={MAX_HANDOVER_PROOFS - filesIn(files.value).length} {...pictures} />
      <FileShelf
        order={order.id}
        isFull={idsOf(pictures.value, files.value).length >= MAX_HANDOVER_PROOFS}
        value={files.value}
        onChange={files.onChange}
      />
      <TextArea
        label={messages.words}
        rows={2}
        max={MAX_HANDOVER_WORDS}
        placeholder={messages.placeholder}
        {...typedField('words')}
        clean={cleanTextarea}
      />
      <Button type="submit" block busy={isBusy} consequence={messages.note}>
        {messages.submit}
      </Button>
      <Button look="quiet" block onClick={onClose}>
        {messages.close}
      </Button>
    </form>
  )
}

const idsOf = (pictures: string, files: string): readonly string[] =>
  [...picturesIn(pictures), ...filesIn(files)].map(({ id }) => id)
