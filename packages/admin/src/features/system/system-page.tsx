import { SYSTEM_PARTS } from '@diandu/core/admin'
import { RecordParts } from '../../app/records/record-parts.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { systemMessages } from '../../messages/system.messages.ts'
import { UnsentNotices } from './unsent-notices.tsx'

/** The machines of the market. */
export function SystemPage() {
  const { pages } = useMessages(frameMessages)
  const texts = useMessages(systemMessages)
  const { system } = usePorts()
  return (
    <>
      <h1>{pages.system}</h1>
      <RecordParts
        label={texts.parts}
        cacheKey={['system']}
        parts={SYSTEM_PARTS}
        load={(part, locale, signal) => system.part(part, locale, signal)}
        above={(part) => (part === 'notices' ? <UnsentNotices /> : null)}
      />
    </>
  )
}
