import { formatCount } from '@diandu/core/format'
import { toGuessPlayer } from '@diandu/core/guess-game'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { requestLogin } from '../../../app/session/login-requests.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { guessGameMessages } from '../../../messages/guess-game/guess-game.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { guessUserQuery } from './game-queries.ts'
import styles from './game.module.css'

interface GameStartProps {
  readonly isBusy: boolean
  readonly onStart: () => void
  /** Where this visit has begun a game. */
  readonly onResume: (() => void) | undefined
}

export function GameStart({ isBusy, onStart, onResume }: GameStartProps) {
  const messages = useMessages(guessGameMessages)
  const user = useUser()
  const { data } = useLoad({ ...guessUserQuery(usePorts()), enabled: user !== undefined })
  const player = user === undefined ? null : toGuessPlayer(data ?? null)
  return (
    <div className="px-16 pt-12">
      <p className="mb-12">{messages.intro}</p>
      {player !== null && player.bestPoints !== null && (
        <p className="detail break-anywhere block">
          {messages.best(formatCount(player.games), formatCount(player.bestPoints))}
        </p>
      )}
      <PracticeNotice />
      <div className="stack-8 mt-12">
        {onResume !== undefined && (
          <Button block onClick={onResume}>
            {messages.resume}
          </Button>
        )}
        <Button block look={onResume === undefined ? 'primary' : 'secondary'} busy={isBusy} onClick={onStart}>
          {messages.start}
        </Button>
      </div>
      <div className={`mt-16 ${styles.rules}`}>
        <Card>
          <h2 className="no-outline type-body">{messages.rulesTitle}</h2>
          <ul>
            {messages.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}

/** Before a visitor begins: what a login would change. */
function PracticeNotice() {
  const messages = useMessages(guessGameMessages)
  if (useUser() !== undefined) return null
  return (
    <div className="mt-8 mb-12">
      <Notice tone="info">
        {messages.practice}{' '}
        <button type="button" className={styles.link} onClick={() => requestLogin()}>
          {messages.toLogin}
        </button>
      </Notice>
    </div>
  )
}
