import { DraftFateNotice } from '../../../app/forms/form.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { sellMessages } from '../../../messages/selling/sell.messages.ts'
import type { useSellDraft } from './use-sell-draft.ts'
import type { ValuedOffer } from './use-valued-shop.ts'

interface DraftNotesProps {
  readonly draft: ReturnType<typeof useSellDraft>
  /** A valuation differs from the draft. */
  readonly valued: ValuedOffer | null
  readonly isListing: boolean
}

/** The fate of a draft, and the choice between two drafts, or between a draft and a valuation. */
export function DraftNotes({ draft: { note, conflict }, valued, isListing }: DraftNotesProps) {
  const messages = useMessages(sellMessages).draft
  if (conflict !== null) {
    return (
      <Notice
        tone="warning"
        live
        title={isListing ? messages.listingConflictTitle : messages.conflictTitle}
        action={
          <span className="flex wrap trail-4">
            <Button size="small" onClick={conflict.keepMine}>
              {messages.mine}
            </Button>
            <Button size="small" look="secondary" onClick={conflict.takeTheirs}>
              {messages.theirs}
            </Button>
          </span>
        }
      >
        {messages.conflict}
      </Notice>
    )
  }
  if (valued !== null) {
    return (
      <Notice
        tone="warning"
        live
        title={messages.valuedTitle}
        action={
          <span className="flex wrap trail-4">
            <Button size="small" onClick={valued.take}>
              {messages.takeValued}
            </Button>
            <Button size="small" look="secondary" onClick={valued.decline}>
              {messages.keepDraft}
            </Button>
          </span>
        }
      >
        {messages.valued}
      </Notice>
    )
  }
  switch (note) {
    case 'carried-over':
    case 'dropped':
      return <DraftFateNotice fate={note} />
    case 'not-saved':
      return <Notice live>{messages.notSaved}</Notice>
    case 'found':
      return <Notice>{messages.found}</Notice>
    case null:
      return null
  }
}
