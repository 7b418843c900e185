import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useHearFailure } from '../../../app/failure-context.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { usePaged } from '../../../app/use-paged.ts'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { Button } from '../../../ui/button.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { accountWords } from '../../../words/account.words.ts'
import { viewedShopsQuery } from '../account-queries.ts'

/** Forgets what was looked at, after asking; shown while there is something to forget. */
export function ClearViewed() {
  const words = useWords(accountWords).favourites
  const ports = usePorts()
  const queries = useQueryClient()
  const hearFailure = useHearFailure()
  const query = viewedShopsQuery(ports)
  const { items } = usePaged(query)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const clear = async () => {
    setBusy(true)
    const { viewHistory } = await ports()
    const answer = await viewHistory.clear()
    setBusy(false)
    setAsking(false)
    if (answer.ok) {
      queries.setQueryData(query.queryKey, { pages: [{ items: [], nextCursor: null }], pageParams: [null] })
      toasts.show(words.cleared, 'good')
    } else {
      hearFailure(answer.failure)
      toasts.show(words.clearFailed, 'bad')
    }
  }
  return (
    <>
      {items.length > 0 && (
        <Button look="quiet" size="small" onClick={() => setAsking(true)}>
          {words.clear}
        </Button>
      )}
      <AskFirst
        isAsking={isAsking}
        tone="danger"
        title={words.clearTitle}
        confirmLabel={words.clearConfirm}
        cancelLabel={words.clearCancel}
        busy={isBusy}
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
      >
        {words.clearLine}
      </AskFirst>
    </>
  )
}
