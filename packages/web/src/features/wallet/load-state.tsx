import { useWords } from '../../app/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import { moneyWords } from '../../words/money.words.ts'

/** Until something is there: that it is coming, or that it did not come and can be asked for again. */
export function LoadState({ isError, onRetry }: { readonly isError: boolean; readonly onRetry: () => void }) {
  const words = useWords(moneyWords)
  if (!isError) {
    return (
      <Skeleton label={words.loading}>
        <SkeletonLines count={5} />
      </Skeleton>
    )
  }
  return (
    <ErrorState
      picture="adrift"
      message={words.failed}
      action={
        <Button look="secondary" size="small" icon="refresh" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  )
}
