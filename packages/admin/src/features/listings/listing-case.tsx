import type { ListingVerdict, ReviewedListingDetail } from '@diandu/core/admin'
import { Button, Space, Tooltip } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { useKeys } from '../../app/keys/use-keys.ts'
import { useMessages } from '../../app/preferences.tsx'
import { listingsMessages } from '../../messages/listings.messages.ts'
import { ListingEvidence } from './listing-evidence.tsx'
import { WordsDialog, type VerdictDraft, type WordsKind } from './words-dialog.tsx'

interface ListingCaseProps {
  readonly listing: ReviewedListingDetail
  readonly draft: VerdictDraft
  readonly onDraft: (draft: VerdictDraft) => void
  readonly onDecide: (verdict: ListingVerdict) => void
}

/** One listing with what may be decided about it. */
export function ListingCase({ listing, draft, onDraft, onDecide }: ListingCaseProps) {
  const isReviewer = useMay()('review-listing')
  return (
    <article className="case">
      <div className="case-head">
        <h2>{listing.title}</h2>
        {isReviewer && <Decision listing={listing} draft={draft} onDraft={onDraft} onDecide={onDecide} />}
      </div>
      <ListingEvidence listing={listing} />
    </article>
  )
}

function Decision({ listing: { unmet, marked }, draft, onDraft, onDecide }: ListingCaseProps) {
  const texts = useMessages(listingsMessages)
  const [open, setOpen] = useState<WordsKind>()
  const isAcceptable = unmet.length === 0
  const accept = () => {
    if (isAcceptable) onDecide({ kind: 'accept' })
  }
  useKeys({ a: accept, r: () => setOpen('refuse'), q: () => setOpen('ask') })
  return (
    <>
      <Space className="decision">
        <Tooltip title={isAcceptable ? undefined : `${texts.unmet}: ${unmet.join('; ')}`}>
          <Button type="primary" disabled={!isAcceptable} onClick={accept}>
            {texts.accept}
            <kbd>a</kbd>
          </Button>
        </Tooltip>
        <Button danger onClick={() => setOpen('refuse')}>
          {texts.refuse}
          <kbd>r</kbd>
        </Button>
        <Button onClick={() => setOpen('ask')}>
          {texts.query}
          <kbd>q</kbd>
        </Button>
      </Space>
      {open !== undefined && (
        <WordsDialog
          kind={open}
          marked={marked}
          draft={draft}
          onDraft={onDraft}
          onSend={(verdict) => {
            setOpen(undefined)
            onDecide(verdict)
          }}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
