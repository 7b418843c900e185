import { CARRIERS, CASES_TO_CONFIRM, type Carrier, type CaseQueue, type ParcelPlan } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { Input, Modal, Table } from 'antd'
import { useState } from 'react'
import { useHold } from '../../app/decisions.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { casesMessages } from '../../messages/cases.messages.ts'
import { frameMessages } from '../../messages/frame.messages.ts'

interface ParcelPreviewProps {
  readonly queue: CaseQueue
  readonly plan: ParcelPlan
  readonly onClose: () => void
}

/** Shows each row that will be sent and each that cannot be, before anything is. */
export function ParcelPreview({ queue, plan, onClose }: ParcelPreviewProps) {
  const texts = useMessages(casesMessages)
  const { cancel } = useMessages(frameMessages)
  const { locale } = usePreferences()
  const hold = useHold()
  const [typed, type] = useState('')
  const { ready, faults, blank } = plan
  const isConfirmed = ready.length <= CASES_TO_CONFIRM || typed.trim() === String(ready.length)

  function send(): void {
    hold({ queue, title: texts.chosenTitle(ready.length), choices: ready.map(({ choice }) => choice) })
    onClose()
  }

  return (
    <Modal
      open
      width={720}
      title={texts.sheetTitle}
      okText={texts.sheetSend(ready.length)}
      okButtonProps={{ disabled: ready.length === 0 || !isConfirmed }}
      cancelText={cancel}
      onOk={send}
      onCancel={onClose}
    >
      <p>{texts.sheetSums(ready.length, faults.length, blank)}</p>
      {faults.length > 0 && (
        <Table
          size="small"
          rowKey={({ row, column }) => `${row} ${column?.en ?? ''}`}
          dataSource={faults}
          pagination={{ pageSize: 10, hideOnSinglePage: true }}
          columns={[
            { title: texts.sheetRow, dataIndex: 'row', width: 70 },
            {
              title: texts.sheetFault,
              render: (_, { column, why }) =>
                [...(column === null ? [] : [nameIn(column, locale)]), nameIn(why, locale)].join(' · '),
            },
          ]}
        />
      )}
      {ready.length > 0 && (
        <Table
          size="small"
          rowKey="row"
          dataSource={ready}
          pagination={{ pageSize: 10, hideOnSinglePage: true }}
          columns={[
            { title: texts.sheetRow, dataIndex: 'row', width: 70 },
            { title: texts.sheetItem, dataIndex: 'title' },
            {
              title: texts.sheetParcel,
              render: (_, { choice: { fields } }) =>
                `${nameIn(CARRIERS[fields['carrier'] as Carrier], locale)} ${String(fields['number'])}`,
            },
          ]}
        />
      )}
      {ready.length > CASES_TO_CONFIRM && (
        <label>
          {texts.typeNumber(ready.length)}
          <Input inputMode="numeric" value={typed} onChange={({ target }) => type(target.value)} />
        </label>
      )}
    </Modal>
  )
}
