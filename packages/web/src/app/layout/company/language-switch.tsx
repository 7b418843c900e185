import { useDevice } from '../../device/device-context.ts'
import { appMessages } from '../../../messages/app.messages.ts'
import { useLocale } from '../../preferences/preferences.ts'
import styles from './language-switch.module.css'

/** The same page in the other language, which is chosen by it. */
export function LanguageSwitch() {
  const locale = useLocale()
  const other = locale === 'en' ? 'zh-CN' : 'en'
  const { storage } = useDevice()
  const choose = async () => (await import('../../preferences/change-preferences.ts')).chooseLocale(storage, other)
  return (
    <button type="button" lang={other} className={styles.language} onClick={() => void choose()}>
      {appMessages[locale].otherLanguage}
    </button>
  )
}
