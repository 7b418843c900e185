import type { LogFilter } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { DatePicker, Input, Select, Space } from 'antd'
import { useMay } from '../../app/access/self.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { LOG_OBJECTS } from '../../messages/log-names.messages.ts'
import { logMessages } from '../../messages/log.messages.ts'

interface LogFilterProps {
  readonly filter: LogFilter
  readonly onChange: (filter: LogFilter) => void
}

/** By person, object and day. */
export function LogFilterBar({ filter, onChange }: LogFilterProps) {
  const texts = useMessages(logMessages)
  const { staff } = usePorts()
  const members = useLoad(['staff'], staff.all, { isWanted: useMay()('see-staff') })
  const { staffId, object, day, ...rest } = filter
  const { locale } = usePreferences()
  const given = { staffId, object, day }
  const objectText = (kind: string) => {
    const names = LOG_OBJECTS[kind]
    return names === undefined ? kind : nameIn(names, locale)
  }
  const objectTyped = (typed: string) => Object.keys(LOG_OBJECTS).find((kind) => objectText(kind) === typed) ?? typed
  const replace = (part: Partial<Record<keyof LogFilter, string | undefined>>) =>
    onChange({ ...rest, ...Object.fromEntries(Object.entries({ ...given, ...part }).filter(([, value]) => value)) })
  return (
    <Space className="log-filter" wrap>
      <Select
        className="log-person"
        aria-label={texts.by}
        placeholder={texts.anyPerson}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        {...(staffId === undefined ? {} : { value: staffId })}
        options={(members.data ?? []).map((member) => ({ value: member.staffId, label: member.name }))}
        onChange={(chosen: string | undefined) => replace({ staffId: chosen })}
      />
      <Input.Search
        key={object}
        aria-label={texts.object}
        defaultValue={objectText(object ?? '')}
        placeholder={texts.objectHint}
        maxLength={80}
        allowClear
        onSearch={(typed) => replace({ object: objectTyped(typed.trim()) })}
      />
      <DatePicker
        aria-label={texts.day}
        placeholder={texts.day}
        onChange={(_, text) => replace({ day: typeof text === 'string' ? text : undefined })}
      />
    </Space>
  )
}
