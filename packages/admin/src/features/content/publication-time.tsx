import { parseDay } from '@diandu/core/format'
import { HOUR_MS, MINUTE_MS } from '@diandu/core/kernel'
import { DatePicker } from 'antd'
import { useMessages } from '../../app/preferences.tsx'
import { contentMessages } from '../../messages/content.messages.ts'

/** Such as `2026-12-01 09:30`, in China's time. */
export function instantOf(text: string): number {
  const [day = '', hours = '0', minutes = '0'] = text.split(/[ :]/)
  return parseDay(day) + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
}

/** The minute of a publication, as text; empty where none is chosen. */
export function PublicationTime({ onChange }: { readonly onChange: (text: string) => void }) {
  const texts = useMessages(contentMessages)
  return (
    <DatePicker
      aria-label={texts.at}
      placeholder={texts.at}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      onChange={(_, text) => onChange(typeof text === 'string' ? text : '')}
    />
  )
}
