import { EXPORT_FORMATS, EXPORT_STATES, type JournalFilter, type MoneyExport } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { nameIn, type Locale } from '@diandu/core/messages'
import { POSTING_KINDS } from '@diandu/core/wallet'
import { App, Button, Progress, Table, Tag } from 'antd'
import { useState } from 'react'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { moneyMessages } from '../../messages/money.messages.ts'
import { bytesOf, saveFile } from '../../app/save-file.ts'

const LOOK_MS = 2_000

export function ExportsTab() {
  const texts = useMessages(moneyMessages)
  const { locale } = usePreferences()
  const { exports } = usePorts()
  const files = useLoad(['money', 'exports'], (signal) => exports.list(null, signal), { everyMs: LOOK_MS })
  return (
    <div className="evidence">
      <span className="quiet">{texts.aboutExports}</span>
      <Loaded query={files}>
        {({ items }) => (
          <Table<MoneyExport>
            size="small"
            rowKey="id"
            pagination={false}
            scroll={{ x: 720 }}
            dataSource={[...items]}
            locale={{ emptyText: <span className="quiet">{texts.noExports}</span> }}
            columns={[
              { title: texts.madeAt, dataIndex: 'madeAt', width: 168, render: (at: number) => formatTime(at) },
              {
                title: texts.format,
                width: 128,
                render: (_, { format }) => nameIn(EXPORT_FORMATS[format], locale),
              },
              { title: texts.exportedWhat, render: (_, { filter }) => filterText(filter, locale) },
              {
                title: texts.status,
                width: 120,
                render: (_, { state }) => (
                  <Tag color={state === 'failed' ? 'error' : state === 'ready' ? 'success' : 'processing'}>
                    {nameIn(EXPORT_STATES[state], locale)}
                  </Tag>
                ),
              },
              { title: texts.progress, width: 160, render: (_, file) => <Progress percent={percentOf(file)} /> },
              { title: texts.download, width: 110, render: (_, file) => <Download file={file} /> },
            ]}
          />
        )}
      </Loaded>
    </div>
  )
}

const percentOf = ({ state, done, total }: MoneyExport): number =>
  state === 'ready' ? 100 : total === 0 ? 0 : Math.floor((done / total) * 100)

function filterText({ kind, account, person, order, fromDay, untilDay }: JournalFilter, locale: Locale): string {
  const days = fromDay === undefined && untilDay === undefined ? undefined : `${fromDay ?? '…'} – ${untilDay ?? '…'}`
  const parts = [days, kind && nameIn(POSTING_KINDS[kind], locale), account, person, order]
  return parts.filter((part) => part !== undefined).join(' · ') || moneyMessages[locale].everything
}

function Download({ file: { id, format, madeAt, parts, state } }: { readonly file: MoneyExport }) {
  const texts = useMessages(moneyMessages)
  const { exports } = usePorts()
  const { message } = App.useApp()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const contents: Uint8Array<ArrayBuffer>[] = []
    for (let part = 0; part < parts; part += 1) {
      const read = await exports.part(id, part)
      if (!read.ok) break
      contents.push(bytesOf(read.value.content))
    }
    setBusy(false)
    if (contents.length < parts) return void message.error(texts.downloadFailed)
    return saveFile(`diandu-${formatTime(madeAt).replaceAll(/\D/g, '')}.${format}`, contents)
  }
  return (
    <Button size="small" disabled={state !== 'ready'} loading={isBusy} onClick={() => void download()}>
      {texts.download}
    </Button>
  )
}
