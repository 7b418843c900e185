import { EXPORT_FORMATS, type ExportFormat, type JournalFilter } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Radio } from 'antd'
import { useState } from 'react'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { moneyMessages } from '../../messages/money.messages.ts'

/** Exports what the filter shows. */
export function ExportButton({ filter }: { readonly filter: JournalFilter }) {
  const texts = useMessages(moneyMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="acts">
      <Button onClick={() => setOpen(true)}>{texts.export}</Button>
      {isOpen && <ExportDialog filter={filter} onClose={() => setOpen(false)} />}
    </div>
  )
}

function ExportDialog({ filter, onClose }: { readonly filter: JournalFilter; readonly onClose: () => void }) {
  const texts = useMessages(moneyMessages)
  const { locale } = usePreferences()
  const { exports } = usePorts()
  const { message } = App.useApp()
  const { act, isBusy } = useAct()
  const notify = useFailureNotice()
  const queries = useQueryClient()
  const [format, setFormat] = useState<ExportFormat>('csv')
  const send = async (reason: string) => {
    const asked = await act(() => exports.request({ format, filter, locale }, reason))
    if (!asked.ok) return notify(asked.failure)
    void message.success(texts.exportAsked)
    void queries.invalidateQueries({ queryKey: ['money', 'exports'] })
    return onClose()
  }
  return (
    <ReasonDialog
      title={texts.exportTitle}
      sendText={texts.export}
      isBusy={isBusy}
      onSend={(reason) => void send(reason)}
      onCancel={onClose}
    >
      <Radio.Group
        className="money-format"
        aria-label={texts.format}
        value={format}
        onChange={({ target }) => setFormat(target.value as ExportFormat)}
        options={Object.entries(EXPORT_FORMATS).map(([value, names]) => ({ value, label: nameIn(names, locale) }))}
      />
    </ReasonDialog>
  )
}
