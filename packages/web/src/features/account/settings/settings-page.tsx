import { useState } from 'react'
import { useDevice } from '../../../app/device/device-context.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { InboxSwitches } from '../../../app/orders/inbox/inbox-switches.tsx'
import { chooseLocale, chooseTheme, chooseTypeSize } from '../../../app/preferences/change-preferences.ts'
import { type Theme, type TypeSize, useMessages, usePreferences } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { BrandMark } from '../../../ui/pictures/brand-mark.tsx'
import { HANDSET } from '../../../ui/pictures/more-icons.ts'
import { safetyQuery } from '../account-queries.ts'
import { SignOut } from '../sign-out.tsx'
import { SessionsSection } from './sessions-section.tsx'
import styles from './settings-page.module.css'

const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[]
const TYPE_SIZES = ['regular', 'large'] as const satisfies readonly TypeSize[]

/** Each language in its own words, for a user who does not read the one that is shown. */
const LANGUAGES = [
  { value: 'zh-CN', label: '中文' },
  { value: 'en', label: 'English' },
] as const

export function Page() {
  const messages = useMessages(accountMessages).settings
  const user = useUser()
  const { storage } = useDevice()
  const safety = useMessages(safetyMessages).settings
  const { locale, theme: givenTheme, typeSize: givenSize = 'regular' } = usePreferences()
  const [theme, setTheme] = useState(givenTheme)
  const [typeSize, setTypeSize] = useState(givenSize)
  return (
    <BackScreen title="settings" home="/user_center">
      <div className="pt-8">
        <Section title={messages.language}>
          <SegmentedControl
            label={messages.language}
            value={locale}
            segments={LANGUAGES}
            onChange={(chosen) => chooseLocale(storage, chosen)}
          />
        </Section>
        <Section title={messages.theme}>
          <SegmentedControl
            label={messages.theme}
            value={theme}
            segments={THEMES.map((value) => ({ value, label: messages.themes[value] }))}
            onChange={(chosen) => {
              setTheme(chosen)
              chooseTheme(storage, chosen)
            }}
          />
          <p className="note mt-8">{messages.themeNote}</p>
        </Section>
        <Section title={safety.type}>
          <SegmentedControl
            label={safety.type}
            value={typeSize}
            segments={TYPE_SIZES.map((value) => ({ value, label: safety.types[value] }))}
            onChange={(chosen) => {
              setTypeSize(chosen)
              chooseTypeSize(storage, chosen)
            }}
          />
          <p className="note mt-8">{safety.typeNote}</p>
        </Section>
        {user !== undefined && <InboxSwitches />}
        {user !== undefined && <SafetySection mobile={user.mobile} />}
        <Section title={messages.about}>
          <Card>
            <div className={styles.about}>
              <BrandMark />
              <div>
                <strong>{messages.name}</strong>
                <p className="detail">{messages.line}</p>
              </div>
            </div>
          </Card>
        </Section>
        {user !== undefined && (
          <div className="mx-16 mb-24 mt-32">
            <SignOut />
          </div>
        )}
      </div>
    </BackScreen>
  )
}

/**
 * How the account is guarded, each with the way to change it. What is not known yet is not said; the ways are there.
 */
function SafetySection({ mobile }: { readonly mobile: string }) {
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
