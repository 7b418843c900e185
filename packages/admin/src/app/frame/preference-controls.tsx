import { Button, Space, Switch } from 'antd'
import { frameMessages } from '../../messages/frame.messages.ts'
import { useMessages, usePreferences } from '../preferences.tsx'

export function PreferenceControls() {
  const texts = useMessages(frameMessages)
  const { locale, isDark, choose, darken } = usePreferences()
  return (
    <Space size="small">
      <Button size="small" type="text" onClick={() => choose(locale === 'en' ? 'zh-CN' : 'en')}>
        {texts.language}
      </Button>
      <label className="dark-switch">
        <span>{texts.dark}</span>
        <Switch size="small" checked={isDark} aria-label={texts.dark} onChange={darken} />
      </label>
    </Space>
  )
}
