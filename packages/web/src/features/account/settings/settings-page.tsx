import { useState } from 'react'
import { BackBar } from '../../../app/back-bar.tsx'
import { chooseLocale, chooseTheme, chooseTypeSize } from '../../../app/change-preferences.ts'
import { usePreferences, useWords, type Theme, type TypeSize } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { useUser } from '../../../app/session-context.ts'
import { BrandMark } from '../../../ui/brand-mark.tsx'
import { Card } from '../../../ui/card.tsx'
import { Section } from '../../../ui/section.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { accountWords } from '../../../words/account.words.ts'
import { safetyWords } from '../../../words/safety.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { SignOut } from '../sign-out.tsx'
import { SafetySection } from './safety-section.tsx'
import styles from './settings-page.module.css'

const THEMES = ['system', 'light', 'dark'] as const satisfies readonly Theme[]
const TYPE_SIZES = ['regular', 'large'] as const satisfies readonly TypeSize[]

/** Each language in its own words, for whoever does not read the one that is shown. */
const LANGUAGES = [
  { value: 'zh-CN', label: '中文' },
  { value: 'en', label: 'English' },
] as const

export function Page() {
  const words = useWords(accountWords).settings
  const title = useWords(titleWords).settings
  const user = useUser()
  const safety = useWords(safetyWords).settings
  const { locale, theme: givenTheme, typeSize: givenSize = 'regular' } = usePreferences()
  const [theme, setTheme] = useState(givenTheme)
  const [typeSize, setTypeSize] = useState(givenSize)
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
        <Section title={safety.type}>
          <SegmentedControl
            label={safety.type}
            value={typeSize}
            segments={TYPE_SIZES.map((value) => ({ value, label: safety.types[value] }))}
            onChange={(chosen) => {
              setTypeSize(chosen)
              chooseTypeSize(chosen)
            }}
          />
          <p className={styles.note}>{safety.typeNote}</p>
        </Section>
        {user !== undefined && <SafetySection mobile={user.mobile} />}
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
