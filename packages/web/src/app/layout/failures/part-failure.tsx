import { partFailureMessages } from '../../../messages/part-failure.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { useMessages } from '../../preferences/preferences.ts'

interface PartFailureProps {
  /** Names the missing part where its surroundings do not. */
  readonly message?: string
  readonly onRetry: () => unknown
}

/** Stands where a part beside what a page is about did not come (spec §8). */
export function PartFailure({ message, onRetry }: PartFailureProps) {
  const messages = useMessages(partFailureMessages)
  return (
    <ErrorState
      message={message ?? messages.failed}
      action={
        <Button look="secondary" size="small" icon="refresh" onClick={() => void onRetry()}>
          {messages.retry}
        </Button>
      }
    />
  )
}
