import { CONTENT_STATES, type ContentDocument, type ContentVersion } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Button, Modal, Space, Table, Tag } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { contentMessages } from '../../messages/content.messages.ts'
import { frameMessages } from '../../messages/frame.messages.ts'
import { changedParts, lineDiff } from './line-diff.ts'
import { useContentAct } from './use-content-acts.ts'

interface ContentHistoryProps {
  readonly document: ContentDocument
  readonly onCopied: () => void
}

/** Every version with who wrote and published it; each is compared with the published one, or used as a draft. */
export function ContentHistory({ document, onCopied }: ContentHistoryProps) {
  const texts = useMessages(contentMessages)
  const { acts } = useMessages(frameMessages)
  const { locale } = usePreferences()
  const { content } = usePorts()
  const may = useMay()
  const { run, isBusy } = useContentAct(document)
  const [compared, compare] = useState<number>()
  const { kind, id, versions, current, open } = document
  const mayCopy = may('change-content') && open?.state !== 'scheduled'

  async function copy(version: number): Promise<void> {
    if ((await run(() => content.copy({ kind, id }, version), texts.copied)).ok) onCopied()
  }

  return (
    <>
      <Table<ContentVersion>
        size="small"
        rowKey="version"
        pagination={false}
        dataSource={[...versions]}
        locale={{ emptyText: <span className="quiet">{texts.noVersions}</span> }}
        columns={[
          {
            title: texts.version,
            render: (_, { version, copyOf }) => (
              <div className="case-row">
                <span>{texts.shown(version)}</span>
                {copyOf !== null && <span className="quiet">{texts.copyOf(copyOf)}</span>}
              </div>
            ),
          },
          {
            title: texts.state,
            render: (_, { state }) => (
              <Tag color={state === 'published' ? 'success' : 'default'}>{nameIn(CONTENT_STATES[state], locale)}</Tag>
            ),
          },
          {
            title: texts.author,
            render: (_, { authorName, writtenAt }) => (
              <By name={authorName === '' ? texts.file : authorName} at={writtenAt} />
            ),
          },
          {
            title: texts.publisher,
            render: (_, { publishedBy, approvedBy, publishedAt }) =>
              publishedAt === null ? (
                '—'
              ) : (
                <By name={[publishedBy, approvedBy].filter((name) => name !== null).join(' · ')} at={publishedAt} />
              ),
          },
          {
            title: acts,
            render: (_, { version }) => (
              <Space wrap size={4}>
                <Button size="small" disabled={version === current} onClick={() => compare(version)}>
                  {texts.compare}
                </Button>
                {mayCopy && version !== open?.version && (
                  <Button size="small" loading={isBusy} onClick={() => void copy(version)}>
                    {texts.copy}
                  </Button>
                )}
              </Space>
            ),
          },
        ]}
      />
      {compared !== undefined && <Compared document={document} version={compared} onClose={() => compare(undefined)} />}
    </>
  )
}

const By = ({ name, at }: { readonly name: string; readonly at: number }) => (
  <div className="case-row">
    <span>{name}</span>
    <span className="quiet">{formatTime(at, 'yyyy-mm-dd hh:mm')}</span>
  </div>
)

interface ComparedProps {
  readonly document: ContentDocument
  readonly version: number
  readonly onClose: () => void
}

function Compared({ document: { kind, id, currentBody }, version, onClose }: ComparedProps) {
  const texts = useMessages(contentMessages)
  const { content } = usePorts()
  const text = useLoad(['content-body', kind, id, String(version)], (signal) =>
    content.body({ kind, id }, version, signal),
  )
  return (
    <Modal open width={840} title={texts.compared(texts.shown(version))} footer={null} onCancel={onClose}>
      <Loaded query={text}>{({ body }) => <Difference before={currentBody ?? ''} after={body} />}</Loaded>
    </Modal>
  )
}

function Difference({ before, after }: { readonly before: string; readonly after: string }) {
  const texts = useMessages(contentMessages)
  const parts = changedParts(lineDiff(before, after))
  if (parts.length === 0) return <p className="quiet">{texts.same}</p>
  return (
    <ol className="line-diff">
      {parts.map((line, at) =>
        line === null ? (
          <li key={at} className="quiet">
            …
          </li>
        ) : (
          <li key={at} className={`diff-${line.kind}`}>
            {`${MARKS[line.kind]}${line.text}`}
          </li>
        ),
      )}
    </ol>
  )
}

/** Read out, and seen without colours. */
const MARKS = { same: '  ', gone: '− ', come: '+ ' } as const
