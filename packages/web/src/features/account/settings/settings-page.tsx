import { useState } from 'react'
import { BackBar } from '../../../app/back-bar.tsx'
import { chooseLocale, chooseTheme } from '../../../app/change-preferences.ts'
import { usePreferences, useWords, type Theme } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { useUser } from '../../../app/session-context.ts'
import { BrandMark } from '../../../ui/brand-mark.tsx'
import { Card } from '../../../ui/card.tsx'
import { Section } from '../../../ui/section.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { accountWords } from '../../../words/account.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { SignOut } from '../sign-out.tsx'
import styles from './settings-page.module.css'

const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

/** Each language in its own words, for whoever does not read the one that is shown. */
const LANGUAGES = [
  { value: 'zh-CN', label: '中文' },
  { value: 'en', label: 'English' },
] as const

export function Page() {
  const words = useWords(accountWords).settings
  const title = useWords(titleWords).settings
  const user = useUser()
  const { locale, theme: givenTheme } = usePreferences()
  const [theme, setTheme] = useState(givenTheme)
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      <div className={styles.page}>
        <Section title={words.language}>
          <SegmentedControl label={words.language} value={locale} segments={LANGUAGES} onChange={chooseLocale} />
        </Section>
        <Section title={words.theme}>
          <SegmentedControl
            label={words.theme}
            value={theme}
            segments={THEMES.map((value) => ({ value, label: words.themes[value] }))}
            onChange={(chosen) => {
              setTheme(chosen)
              chooseTheme(chosen)
            }}
          />
          <p className={styles.note}>{words.themeNote}</p>
        </Section>
        <Section title={words.about}>
          <Card>
            <div className={styles.about}>
              <BrandMark />
              <div>
                <strong>{words.name}</strong>
                <p>{words.line}</p>
              </div>
            </div>
          </Card>
        </Section>
        {user !== undefined && (
          <div className={styles.leave}>
            <SignOut />
          </div>
        )}
      </div>
    </Screen>
  )
}
