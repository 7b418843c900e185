import {
  MAX_CASES_AT_ONCE,
  MAX_PARCEL_SHEET_BYTES,
  parcelSheet,
  readParcelRows,
  type CaseQueue,
  type ParcelLine,
  type ParcelPlan,
  type WaitingCase,
} from '@diandu/core/admin'
import type { Failure } from '@diandu/core/kernel'
import { App, Button, Space, Upload } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { base64Of } from '../../app/base64-of.ts'
import { useHeldDecisions } from '../../app/decisions.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { casesMessages } from '../../messages/cases.messages.ts'
import { saveFile } from '../../app/save-file.ts'
import { ParcelPreview } from './parcel-preview.tsx'

interface ParcelSheetProps {
  readonly queue: CaseQueue
  readonly rows: readonly WaitingCase[]
}

/** Many parcels by one sheet: saved with their addresses, filled in, and read again before they are sent. */
export function ParcelSheet({ queue, rows }: ParcelSheetProps) {
  const texts = useMessages(casesMessages)
  const { message } = App.useApp()
  const held = useHeldDecisions()
  const may = useMay()
  const { sheets } = usePorts()
  const { act, isBusy } = useAct()
  const notify = useFailureNotice()
  const [isAsking, ask] = useState(false)
  const [plan, setPlan] = useState<ParcelPlan>()
  const waiting = rows.filter(({ id, state }) => state === '' && !held.has(queue, id))
  const free = waiting.filter(({ takenBy }) => takenBy === null).slice(0, MAX_CASES_AT_ONCE)

  async function read(file: File): Promise<void> {
    if (file.size > MAX_PARCEL_SHEET_BYTES) return void message.error(texts.fileTooLarge)
    const content = await base64Of(file)
    const cells = await act(() => sheets.read(content))
    return cells.ok ? setPlan(readParcelRows(cells.value.rows, waiting)) : notify(cells.failure)
  }

  if (!may('send-parcels')) return null
  return (
    <Space wrap className="acts">
      <Button disabled={free.length === 0} onClick={() => ask(true)}>
        {texts.sheetDownload}
      </Button>
      <Upload
        accept=".csv,.xlsx"
        showUploadList={false}
        beforeUpload={(file) => {
          void read(file)
          return Upload.LIST_IGNORE
        }}
      >
        <Button loading={isBusy}>{texts.sheetUpload}</Button>
      </Upload>
      {isAsking && <DownloadDialog queue={queue} rows={free} onClose={() => ask(false)} />}
      {plan !== undefined && <ParcelPreview queue={queue} plan={plan} onClose={() => setPlan(undefined)} />}
    </Space>
  )
}

/** Each address is a look of its own. */
function DownloadDialog({ queue, rows, onClose }: ParcelSheetProps & { readonly onClose: () => void }) {
  const texts = useMessages(casesMessages)
  const { locale } = usePreferences()
  const { cases } = usePorts()
  const { message } = App.useApp()
  const { act, isBusy } = useAct()
  const notify = useFailureNotice()

  async function save(reason: string): Promise<void> {
    const lines: ParcelLine[] = []
    let missed: Failure | undefined
    for (const { id, version, title, about } of rows) {
      const seen = await act(() => cases.reveal(queue, { id, key: 'address', reason, locale }))
      if (!seen.ok) {
        missed = seen.failure
        // The next one may be there; without a network or a session none is.
        if (missed.kind === 'refused' || missed.kind === 'http') continue
        break
      }
      const [receiver = '', mobile = '', address = ''] = seen.value.facts.map(({ value }) => value)
      lines.push({ id, version, title, user: about, receiver, mobile, address })
    }
    if (lines.length === 0 && missed !== undefined) return notify(missed)
    saveFile(`${queue}.csv`, [parcelSheet(lines, locale)])
    if (lines.length < rows.length) void message.warning(texts.sheetMissed(rows.length - lines.length))
    return onClose()
  }

  return (
    <ReasonDialog
      title={texts.sheetDownloadTitle}
      sendText={texts.sheetDownload}
      isBusy={isBusy}
      onSend={(reason) => void save(reason)}
      onCancel={onClose}
    >
      <p>{texts.sheetHolds(rows.length)}</p>
    </ReasonDialog>
  )
}
