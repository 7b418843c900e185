import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'
import styles from './verify-page.module.css'
import { formPath } from './verify-view.ts'

interface VerifyIntroProps {
  readonly isFaceOffered: boolean
  /** Who has shown who they are, for a contract, needs no verification as a person any more. */
  readonly isPersonKnown: boolean
}

/** For each kind its purpose and its needs, before one begins. */
export function VerifyIntro({ isFaceOffered, isPersonKnown }: VerifyIntroProps) {
  const messages = useMessages(verifyMessages).intro
  const { needsByFace, orElse } = messages.kinds.person
  return (
    <>
      {!isPersonKnown && <p className="mb-16">{messages.line}</p>}
      <ul className={styles.kinds} aria-label={messages.choose}>
        {(isPersonKnown ? (['company'] as const) : (['person', 'company'] as const)).map((kind) => (
          <li key={kind}>
            <Card>
              <h2 className="type-title">{messages.kinds[kind].title}</h2>
              <p className="detail mt-4">{messages.kinds[kind].line}</p>
              <h3 className="mt-12 type-line">{messages.needsTitle}</h3>
              <ul className={styles.needs}>
                {(kind === 'person' && isFaceOffered ? needsByFace : messages.kinds[kind].needs).map((need) => (
                  <li className="py-2 grid gap-8 cols-mark-rest" key={need}>
                    <Icon name="check" size="small" />
                    <span>{need}</span>
                  </li>
                ))}
              </ul>
              {kind === 'person' && isFaceOffered && <p className="detail mb-16">{orElse}</p>}
              <Button
                block
                look={kind === 'person' ? 'primary' : 'secondary'}
                link={(parts) => <PageLink to={formPath(kind)} {...parts} />}
              >
                {messages.kinds[kind].begin}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      <p className="note mt-12">{messages.once}</p>
      <p className="note mt-12">
        {messages.stored} <PageLink to="/user_center/abc">{messages.where}</PageLink>
      </p>
    </>
  )
}
