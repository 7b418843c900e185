import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { Section } from '../../../ui/section.tsx'
import { safetyWords } from '../../../words/safety.words.ts'
import { safetyQuery } from '../safety-queries.ts'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** How the account is guarded, each with the way to change it. What is not known yet is not said; the ways are there. */
export function SafetySection({ mobile }: { readonly mobile: string }) {
  const words = useWords(safetyWords).settings
  const { data: safety } = useQuery(safetyQuery(usePorts()))
  return (
    <Section title={words.title}>
      <Card padding="none">
        <ListRow icon="lock" title={words.loginPassword} end={words.change} link={(parts) => <PageLink to="/user_center/change_password" {...parts} />} />
        <ListRow
          icon="wallet"
          title={words.paymentPassword}
          end={safety && (safety.hasPaymentPassword ? words.isSet : words.isMissing)}
          link={(parts) => <PageLink to="/user_center/change_pay" {...parts} />}
        />
        <ListRow icon="phone" title={words.mobile} end={safety?.mobile ?? mobile} link={(parts) => <PageLink to="/user_center/change_phone" {...parts} />} />
        {safety !== undefined && safety.phoneChange !== null && (
          <ListRow
            icon="clock"
            title={words.review}
            end={safety.phoneChange === 0 && <Badge tone="amber">{words.reviewing}</Badge>}
            link={(parts) => <PageLink to="/user_center/changephone/detail" {...parts} />}
          />
        )}
        <SignOutEverywhere count={safety?.sessions} />
        <ListRow icon="trash" title={words.close} link={(parts) => <PageLink to="/user_center/close_account" {...parts} />} />
      </Card>
    </Section>
  )
}
