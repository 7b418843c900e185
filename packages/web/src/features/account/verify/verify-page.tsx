import { toVerificationStatus, type VerificationRecord } from '@diandu/core/account'
import { formatTime } from '@diandu/core/format'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { IdentityGate, IdentityLine } from '../../../app/people/identity/identity-line.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { Timeline, type TimelineStep } from '../../../ui/lists/timeline.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { StandingGate } from '../standing-gate.tsx'
import { verificationQuery } from '../account-queries.ts'
import styles from './verify-page.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  if ((await ports()).sessionStore.readToken() !== undefined) await queries.prefetchQuery(verificationQuery(ports))
}

export function Page() {
  return (
    <BackScreen title="verify" home="/user_center">
      <div className="page">
        <IdentityGate>
          {(identity) => (
            <>
              <div className={styles.identity}>
                <IdentityLine identity={identity} />
              </div>
              <StandingGate>
                {({ record, face }) =>
                  record === null ? (
                    <VerifyIntro isFaceOffered={face.isOffered} isPersonKnown={identity !== null} />
                  ) : (
                    <VerifyStanding record={record} />
                  )
                }
              </StandingGate>
            </>
          )}
        </IdentityGate>
      </div>
    </BackScreen>
  )
}

/** How the last documents stand: under review, verified, or failed with why and the way on. */
function VerifyStanding({ record }: { readonly record: VerificationRecord }) {
  const messages = useMessages(verifyMessages).state
  const locale = useLocale()
  const isFailed = toVerificationStatus(record.status).status === 'failed'
  return (
    <>
      <Card>
        <Timeline label={messages.timeline} steps={verifySteps(record, locale)} stateMessages={messages.states} />
      </Card>
      {isFailed && (
        <div className="mt-16">
          <Notice tone="alarm" title={messages.why}>
            {record.note === '' ? messages.noReason : record.note}
          </Notice>
        </div>
      )}
      <h2 className="mb-8 mt-24">{messages.papers}</h2>
      <Card>
        <Facts facts={documentRows(record, locale)} />
      </Card>
      {isFailed && (
        <div className="mt-16">
          <Button block link={(parts) => <PageLink to={formPath(record.kind)} {...parts} />}>
            {messages.again}
          </Button>
          <Button block look="quiet" link={(parts) => <PageLink to={formPath(otherKind(record.kind))} {...parts} />}>
            {messages.otherKind}
          </Button>
        </div>
      )}
    </>
  )
}

interface VerifyIntroProps {
  readonly isFaceOffered: boolean
  /** Who has shown who they are, for a contract, needs no verification as a person any more. */
  readonly isPersonKnown: boolean
}

/** For each kind its purpose and its needs, before one begins. */
function VerifyIntro({ isFaceOffered, isPersonKnown }: VerifyIntroProps) {
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
              <ul className={`mb-16 mt-4 type-line ${styles.needs}`}>
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

type Kind = VerificationRecord['kind']

const formPath = (kind: Kind): string => `/user_center/server/verify_content?kind=${kind}`

const otherKind = (kind: Kind): Kind => (kind === 'person' ? 'company' : 'person')

/** Submitted, reviewed, decided: what is done, now and to come. */
function verifySteps(record: VerificationRecord, locale: Locale): readonly TimelineStep[] {
  const messages = verifyMessages[locale].state
  const status = toVerificationStatus(record.status).status
  const reviewed = record.reviewedAt === null ? {} : { when: formatTime(record.reviewedAt, 'yyyy-mm-dd hh:mm') }
  const handedIn: TimelineStep = {
    key: 'handed-in',
    state: 'done',
    title: messages.handedIn,
    when: formatTime(record.handedInAt, 'yyyy-mm-dd hh:mm'),
  }
  if (status === 'verified')
    return [
      handedIn,
      { key: 'result', state: 'done', title: messages.verified, ...reviewed, note: messages.verifiedLine },
    ]
  if (status === 'failed') return [handedIn, { key: 'result', state: 'failed', title: messages.refused, ...reviewed }]
  return [
    handedIn,
    { key: 'review', state: 'now', title: messages.reviewing, turn: messages.ours, otherwise: messages.usually },
    { key: 'result', state: 'next', title: messages.result },
  ]
}

/** Label and value, masked as they came. */
function documentRows(
  record: VerificationRecord,
  locale: Locale,
): readonly (readonly [label: string, value: string])[] {
  const messages = verifyMessages[locale].state
  return [
    [messages.kind, messages.kinds[record.kind]],
    [messages.name[record.kind], record.name],
    [messages.number[record.kind], record.number],
    [messages.since, formatTime(record.handedInAt, 'yyyy-mm-dd hh:mm')],
    ...(record.reviewedAt === null
      ? []
      : [[messages.reviewedAt, formatTime(record.reviewedAt, 'yyyy-mm-dd hh:mm')] as const]),
  ]
}
