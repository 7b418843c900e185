import { PageLink } from '../../../router/page-link.tsx'
import { HANDSET } from '../../../ui/pictures/more-icons.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { safetyQuery } from '../safety-queries.ts'
import { SessionsSection } from './sessions-section.tsx'

/**
 * How the account is guarded, each with the way to change it. What is not known yet is not said; the ways are there.
 */
export function SafetySection({ mobile }: { readonly mobile: string }) {
  const messages = useMessages(safetyMessages).settings
  const { data: safety } = useLoad(safetyQuery(usePorts()), 'own-part')
  const hasPassword = safety?.hasLoginPassword ?? true
  return (
    <>
      <Section title={messages.title}>
        <Card padding="none">
          <ListRow
            icon="lock"
            title={messages.loginPassword}
            end={hasPassword ? messages.change : messages.isMissing}
            link={(parts) => (
              <PageLink to={hasPassword ? '/user_center/change_password' : '/forget_password'} {...parts} />
            )}
          />
          <ListRow
            icon="wallet"
            title={messages.paymentPassword}
            end={safety && (safety.hasPaymentPassword ? messages.isSet : messages.isMissing)}
            link={(parts) => <PageLink to="/user_center/change_pay" {...parts} />}
          />
          <ListRow
            icon={HANDSET}
            title={messages.mobile}
            end={safety?.mobile ?? mobile}
            link={(parts) => <PageLink to="/user_center/change_phone" {...parts} />}
          />
          {safety !== undefined && safety.phoneChange !== null && (
            <ListRow
              icon="clock"
              title={messages.review}
              end={safety.phoneChange === 'reviewing' && <Badge tone="amber">{messages.reviewing}</Badge>}
              link={(parts) => <PageLink to="/user_center/changephone/detail" {...parts} />}
            />
          )}
          <ListRow
            icon="trash"
            title={messages.close}
            link={(parts) => <PageLink to="/user_center/close_account" {...parts} />}
          />
        </Card>
      </Section>
      <SessionsSection count={safety?.sessions} />
    </>
  )
}
