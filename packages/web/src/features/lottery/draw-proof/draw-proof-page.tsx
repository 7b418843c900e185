import { useParams } from 'react-router-dom'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { prizeMessages } from '../../../messages/lottery/prize.messages.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { CheckedLottery } from './checked-lottery.tsx'
import { proofQuery } from './proof-query.ts'

/** All draws of a lottery, recomputed in the browser of the visitor. */
export function Page() {
  const messages = useMessages(prizeMessages).proof
  const { lottery = '' } = useParams()
  const { data: checked, isError, refetch } = useLoad(proofQuery(usePorts(), lottery), 'own-page')
  return (
    <BackScreen title="drawProof" home="/">
      {checked === undefined ? (
        <LoadState messages={messages} lines={8} isError={isError} onRetry={() => void refetch()} />
      ) : (
        <CheckedLottery checked={checked} />
      )}
    </BackScreen>
  )
}
