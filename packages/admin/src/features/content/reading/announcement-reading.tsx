import { MESSAGE_KINDS } from '@diandu/core/inbox'
import { isLocale, nameIn } from '@diandu/core/messages'
import { Segmented, Tag, Typography } from 'antd'
import { useState } from 'react'
import { useMessages, usePreferences } from '../../../app/preferences.tsx'
import { contentMessages } from '../../../messages/content.messages.ts'

interface Words {
  readonly title: string
  readonly text: string
}

export interface AnnouncementText extends Words {
  readonly english: Words | null
}

/** The message as each account has it, in the language of its reader. */
export function AnnouncementReading({ text }: { readonly text: AnnouncementText }) {
  const texts = useMessages(contentMessages)
  const { locale } = usePreferences()
  const [reader, choose] = useState(locale)
  const shown = reader === 'en' ? (text.english ?? text) : text
  return (
    <>
      <Segmented
        aria-label={texts.reader}
        value={reader}
        options={[
          { value: 'zh-CN', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
        onChange={(value) => isLocale(value) && choose(value)}
      />
      {reader === 'en' && text.english === null && <p className="quiet">{texts.onlyChinese}</p>}
      <article className="announcement">
        <Tag>{nameIn(MESSAGE_KINDS.platform.name, reader)}</Tag>
        <h3>{shown.title}</h3>
        <Typography.Paragraph className="announcement-text">{shown.text}</Typography.Paragraph>
      </article>
    </>
  )
}
