import { useMessages } from '../../../app/preferences/preferences.ts'
import { requestLogin } from '../../../app/session/login-requests.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { guessGameMessages } from '../../../messages/guess-game/guess-game.messages.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from './game.module.css'

/** Before a visitor begins: what a login would change. */
export function PracticeNotice() {
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
