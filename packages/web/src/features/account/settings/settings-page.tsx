import { useState } from 'react'
import { useDevice } from '../../../app/device/device-context.ts'
import { InboxSwitches } from '../../../app/orders/inbox/inbox-switches.tsx'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { chooseLocale, chooseTheme, chooseTypeSize } from '../../../app/preferences/change-preferences.ts'
import { usePreferences, useMessages, type Theme, type TypeSize } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { useUser } from '../../../app/session/session-context.ts'
import { BrandMark } from '../../../ui/pictures/brand-mark.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { SignOut } from '../sign-out.tsx'
import { SafetySection } from './safety-section.tsx'
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
  const title = useMessages(titleMessages).settings
  const user = useUser()
  const { storage } = useDevice()
  const safety = useMessages(safetyMessages).settings
  const { locale, theme: givenTheme, typeSize: givenSize = 'regular' } = usePreferences()
  const [theme, setTheme] = useState(givenTheme)
  const [typeSize, setTypeSize] = useState(givenSize)
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
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
    </Screen>
  )
}
