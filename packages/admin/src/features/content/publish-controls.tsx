import { contentKind, type ContentDocument, type SeenDraft } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { Button, Popconfirm, Popover, Space, Tooltip } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { contentMessages } from '../../messages/content.messages.ts'
import { frameMessages } from '../../messages/frame.messages.ts'
import { instantOf, PublicationTime } from './publication-time.tsx'
import { ProposeButton } from './propose-button.tsx'
import { ContentReading, hasReading } from './reading/content-reading.tsx'
import { useContentAct } from './use-content-acts.ts'

interface PublishControlsProps {
  readonly document: ContentDocument
  /** As it is written. */
  readonly body: string
  readonly hasFaults: boolean
  readonly isChanged: boolean
  /** Null where it could not be saved. */
  readonly save: () => Promise<SeenDraft | null>
  /** The draft that is stored; null where there is none, or it is not as written. */
  readonly seen: SeenDraft | null
}

/** A window as a visitor’s phone is. */
const PHONE = 'popup,width=412,height=892'

export function PublishControls({ document, body, hasFaults, isChanged, save, seen }: PublishControlsProps) {
  const texts = useMessages(contentMessages)
  const { cancel } = useMessages(frameMessages)
  const { content } = usePorts()
  const may = useMay()
  const { run, isBusy } = useContentAct(document)
  const [at, setAt] = useState('')
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { kind, id, open, current } = document
  const { isOpen, isSent, page, promisesMoney = false } = contentKind(kind)
  const isDraft = isChanged || open?.state === 'draft'

  async function publish(time: number | null): Promise<void> {
    const draft = seen ?? (await save())
    if (draft === null) return
    const done = time === null ? texts.published : texts.scheduled(formatTime(time, 'yyyy-mm-dd hh:mm'))
    await run(() => content.publish({ kind, id }, draft, time), done)
  }

  async function preview(): Promise<void> {
    const version = (isChanged ? (await save())?.version : open?.version) ?? (isChanged ? null : current)
    if (version === null) return
    // Opened at once: a window that opens later is taken for an advertisement.
    const tab = window.open('', '_blank', PHONE)
    const result = await run(() => content.preview({ kind, id }, version), texts.preview)
    if (!result.ok) return tab?.close()
    if (tab !== null) {
      tab.opener = null
      tab.location.href = result.value.address
    }
  }

  return (
    <>
      {hasReading(kind) ? (
        <ContentReading name={{ kind, id }} body={body} isDisabled={hasFaults} />
      ) : page === undefined ? (
        <span className="quiet">{texts.noPage}</span>
      ) : (
        <Tooltip title={texts.previewHint}>
          <Button disabled={hasFaults} onClick={() => void preview()}>
            {texts.preview}
          </Button>
        </Tooltip>
      )}
      {promisesMoney && isDraft && may('publish-promise') && (
        <ProposeButton document={document} isReady={!hasFaults} draftOf={async () => seen ?? (await save())} />
      )}
      {!promisesMoney && may('publish-content') && isDraft && (
        <>
          <Popconfirm
            title={
              isSent === true ? texts.publishSent : kind === 'handover' ? texts.publishChecklist : texts.publishSure
            }
            okText={texts.publish}
            cancelText={cancel}
            onConfirm={() => void publish(null)}
          >
            <Button type="primary" disabled={hasFaults} loading={isBusy}>
              {texts.publish}
            </Button>
          </Popconfirm>
          <Popover
            trigger="click"
            title={texts.at}
            content={
              <Space>
                <PublicationTime onChange={setAt} />
                <Button
                  type="primary"
                  disabled={at === ''}
                  loading={isBusy}
                  onClick={() => void publish(instantOf(at))}
                >
                  {texts.schedule}
                </Button>
              </Space>
            }
          >
            <Button disabled={hasFaults}>{texts.schedule}</Button>
          </Popover>
        </>
      )}
      {may('publish-content') && open?.state === 'scheduled' && (
        <Button onClick={() => void run(() => content.unschedule({ kind, id }, open.version), texts.unscheduled)}>
          {texts.unschedule}
        </Button>
      )}
      {may('publish-content') && isOpen === true && current !== null && (
        <Button danger onClick={() => setWithdrawing(true)}>
          {texts.withdraw}
        </Button>
      )}
      {isWithdrawing && (
        <ReasonDialog
          title={texts.withdrawTitle}
          sendText={texts.withdraw}
          isDangerous
          isBusy={isBusy}
          onCancel={() => setWithdrawing(false)}
          onSend={(reason) =>
            void run(() => content.withdraw({ kind, id }, reason), texts.withdrawn).then(
              ({ ok }) => ok && setWithdrawing(false),
            )
          }
        />
      )}
    </>
  )
}
