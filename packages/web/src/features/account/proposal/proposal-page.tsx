import { useEffect, useRef, useState } from 'react'
import { MOST_PROPOSAL_PHOTOS } from '@diandu/core/account'
import { BackBar } from '../../../app/back-bar.tsx'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { PhotoShelf } from '../../../app/photos/photo-shelf.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { proposalWords } from '../../../words/proposal.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import styles from '../form-page.module.css'
import { EMPTY_PROPOSAL, LONGEST_PROPOSAL, PROPOSAL_FIELDS, proposalFaults, proposalOf, type ProposalForm } from './proposal-form.ts'
import own from './proposal-page.module.css'

export function Page() {
  const title = useWords(titleWords).proposal
  const [isSent, setSent] = useState(false)
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      <div className={styles.page}>{isSent ? <Thanks onAnother={() => setSent(false)} /> : <ProposalFields onSent={() => setSent(true)} />}</div>
    </Screen>
  )
}

function ProposalFields({ onSent }: { readonly onSent: () => void }) {
  const words = useWords(proposalWords)
  const locale = useLocale()
  const ports = usePorts()
  const { element, errors, field, typedField, isBusy, onSubmit } = useForm<ProposalForm, keyof ProposalForm>({
    name: 'proposal',
    empty: EMPTY_PROPOSAL,
    kept: PROPOSAL_FIELDS,
    fields: () => PROPOSAL_FIELDS,
    faults: (filled) => proposalFaults(filled, locale),
    lost: words.lost,
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
      <p className={styles.line}>{words.line}</p>
      <FormNotice notice={errors.notice} />
      <TextArea
        label={words.content}
        rows={6}
        most={LONGEST_PROPOSAL}
        placeholder={words.placeholder}
        {...typedField('content')}
      />
      <p className={own.heading}>{words.photos}</p>
      <p className={own.photosLine}>{words.photosLine(MOST_PROPOSAL_PHOTOS)}</p>
      <PhotoShelf label={words.photos} most={MOST_PROPOSAL_PHOTOS} {...field('photos')} />
      <TextField
        label={words.contact}
        {...typedField('contact')}
        autoComplete="on"
        enterKeyHint="done"
        clearLabel={words.clear}
        hint={errors.of.contact === undefined && words.contactHint}
      />
      <div className={styles.submit}>
        <Button type="submit" block busy={isBusy}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

function Thanks({ onAnother }: { readonly onAnother: () => void }) {
  const words = useWords(proposalWords)
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={own.thanks}>
      <Picture name="paper" />
      <h2 ref={heading} tabIndex={-1}>
        {words.thanksTitle}
      </h2>
      <p className={styles.line}>{words.thanks}</p>
      <Button block link={(parts) => <PageLink to="/user_center" {...parts} />}>
        {words.back}
      </Button>
      <Button block look="quiet" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  )
}
