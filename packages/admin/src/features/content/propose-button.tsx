import type { ContentDocument, SeenDraft } from '@diandu/core/admin'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../app/preferences.tsx'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { contentMessages } from '../../messages/content.messages.ts'
import { instantOf, PublicationTime } from './publication-time.tsx'
import { useContentAct } from './use-content-acts.ts'

interface ProposeButtonProps {
  readonly document: ContentDocument
  readonly isReady: boolean
  /** Null where it could not be saved. */
  readonly draftOf: () => Promise<SeenDraft | null>
}

/** Of what promises money: another member of staff approves the publication. */
export function ProposeButton({ document, isReady, draftOf }: ProposeButtonProps) {
  const texts = useMessages(contentMessages)
  const { content } = usePorts()
  const queries = useQueryClient()
  const { run, isBusy } = useContentAct(document)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState('')
  const { kind, id } = document

  async function propose(reason: string): Promise<void> {
    const draft = await draftOf()
    if (draft === null) return
    const time = at === '' ? null : instantOf(at)
    const done = await run(() => content.propose({ kind, id }, draft, time, reason), texts.proposed)
    if (!done.ok) return
    void queries.invalidateQueries({ queryKey: ['proposals'] })
    void queries.invalidateQueries({ queryKey: ['today'] })
    setOpen(false)
  }

  return (
    <>
      <Button type="primary" disabled={!isReady} loading={isBusy} onClick={() => setOpen(true)}>
        {texts.propose}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={texts.proposeTitle}
          sendText={texts.propose}
          isBusy={isBusy}
          onSend={(reason) => void propose(reason)}
          onCancel={() => setOpen(false)}
        >
          <div>
            <PublicationTime onChange={setAt} />
            <p className="quiet">{texts.proposeHint}</p>
          </div>
        </ReasonDialog>
      )}
    </>
  )
}
