import { MAX_PROPOSAL_PHOTOS, checkProposal, type Proposal } from '@diandu/core/account'
import { cleanTextarea, typedMobile } from '@diandu/core/input'
import { useEffect, useRef, useState } from 'react'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { PhotoShelf } from '../../../app/shops/photos/photo-shelf.tsx'
import { picturesIn } from '../../../app/shops/photos/stored-pictures.ts'
import { proposalMessages } from '../../../messages/account/proposal.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import styles from '../form-page.module.css'
import own from './proposal-page.module.css'

export function Page() {
  const [isSent, setSent] = useState(false)
  return (
    <BackScreen title="proposal" home="/user_center">
      <div className={`page ${styles.page}`}>
        {isSent ? <Thanks onAnother={() => setSent(false)} /> : <ProposalFields onSent={() => setSent(true)} />}
      </div>
    </BackScreen>
  )
}

function ProposalFields({ onSent }: { readonly onSent: () => void }) {
  const messages = useMessages(proposalMessages)
  const locale = useLocale()
  const ports = usePorts()
  const { element, errors, field, typedField, isBusy, onSubmit } = useForm<ProposalForm, keyof ProposalForm>({
    name: 'proposal',
    empty: EMPTY_PROPOSAL,
    stored: PROPOSAL_FIELDS,
    fields: () => PROPOSAL_FIELDS,
    faults: (filled) => proposalFaults(filled, locale),
    lost: messages.lost,
    async send(filled) {
      const { proposals } = await ports()
      const answer = await proposals.add(proposalOf(filled))
      if (!answer.ok) return answer.failure
      onSent()
      return undefined
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <p className="detail mt-4 mb-24">{messages.line}</p>
      <FormNotice notice={errors.notice} />
      <TextArea
        label={messages.content}
        rows={6}
        max={LONGEST_PROPOSAL}
        placeholder={messages.placeholder}
        {...typedField('content')}
        clean={cleanTextarea}
      />
      <p className="type-line strong">{messages.photos}</p>
      <p className="note mb-8">{messages.photosLine(MAX_PROPOSAL_PHOTOS)}</p>
      <PhotoShelf label={messages.photos} max={MAX_PROPOSAL_PHOTOS} {...field('photos')} />
      <TextField
        label={messages.contact}
        {...typedField('contact')}
        clean={typedMobile}
        autoComplete="on"
        enterKeyHint="done"
        clearLabel={messages.clear}
        hint={errors.of.contact === undefined && messages.contactHint}
      />
      <div className="mt-24">
        <Button type="submit" block busy={isBusy}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}

function Thanks({ onAnother }: { readonly onAnother: () => void }) {
  const messages = useMessages(proposalMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={own.thanks}>
      <Picture name="paper" />
      <h2 ref={heading} tabIndex={-1}>
        {messages.thanksTitle}
      </h2>
      <p className="detail mt-4 mb-24">{messages.thanks}</p>
      <Button block link={(parts) => <PageLink to="/user_center" {...parts} />}>
        {messages.back}
      </Button>
      <Button block look="quiet" onClick={onAnother}>
        {messages.another}
      </Button>
    </div>
  )
}

/** A proposal as it is typed; the pictures are one text. */
type ProposalForm = { readonly [Key in keyof Proposal]: string }

const EMPTY_PROPOSAL: ProposalForm = { content: '', contact: '', photos: '' }
const PROPOSAL_FIELDS = ['content', 'photos', 'contact'] as const satisfies readonly (keyof Proposal)[]
const LONGEST_PROPOSAL = 500

const proposalOf = ({ content, contact, photos }: ProposalForm): Proposal => ({
  content: cleanTextarea(content),
  contact,
  photos: picturesIn(photos).map(({ id }) => id),
})

function proposalFaults(form: ProposalForm, locale: Locale): Readonly<Partial<Record<keyof Proposal, string>>> {
  const messages = proposalMessages[locale].faults
  const checked = checkProposal(proposalOf(form))
  if (checked.ok) return {}
  return Object.fromEntries(
    checked.failure.map(({ field, problem }) => [
      field,
      field === 'content' && problem === 'too-long' ? messages.tooLong : messages[field],
    ]),
  )
}
