import { useSearchParams } from 'react-router-dom'
import { maySubmitVerification } from '@diandu/core/account'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'
import { StandingGate } from '../standing-gate.tsx'
import { CompanyFields } from './company-fields.tsx'
import { PersonFields } from './person-fields.tsx'

/** The documents of a person, or with `?kind=company` of a company. */
export function Page() {
  const { form, state } = useMessages(verifyMessages)
  const [search] = useSearchParams()
  const kind = search.get('kind') === 'company' ? 'company' : 'person'
  return (
    <Screen top={<BackBar title={form.titles[kind]} home="/user_center/server/verify" />}>
      <div className="page">
        <StandingGate>
          {(standing) => {
            if (!maySubmitVerification(standing.record?.status ?? null)) {
              return (
                <EmptyState
                  picture="paper"
                  action={
                    <Button link={(parts) => <PageLink to="/user_center/server/verify" replace {...parts} />}>
                      {state.look}
                    </Button>
                  }
                >
                  {state.onRecord}
                </EmptyState>
              )
            }
            return kind === 'company' ? <CompanyFields standing={standing} /> : <PersonFields standing={standing} />
          }}
        </StandingGate>
      </div>
    </Screen>
  )
}
