import { contentKind, type ContentDocument, type SeenDraft } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Alert, Button, Popconfirm } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { contentMessages } from '../../messages/content.messages.ts'
import { frameMessages } from '../../messages/frame.messages.ts'
import { useFaults } from './content-faults.tsx'
import { ContentText } from './content-text.tsx'
import { FileControls } from './file-controls.tsx'
import { firstText } from './first-text.ts'
import { PublishControls } from './publish-controls.tsx'
import { useContentAct } from './use-content-acts.ts'

interface ContentEditorProps {
  readonly document: ContentDocument
  readonly onReload: () => void
}

const seenOf = ({ open, versions }: ContentDocument): SeenDraft | null => {
  const draft = versions.find(({ version }) => version === open?.version)
  return draft === undefined ? null : { version: draft.version, writtenAt: draft.writtenAt }
}

const isSame = (one: SeenDraft | null, other: SeenDraft | null): boolean =>
  one?.version === other?.version && one?.writtenAt === other?.writtenAt

/** The text as it is being written, checked while it is, with what may be done with it. */
export function ContentEditor({ document, onReload }: ContentEditorProps) {
  const texts = useMessages(contentMessages)
  const { cancel } = useMessages(frameMessages)
  const { locale } = usePreferences()
  const { content } = usePorts()
  const may = useMay()
  const { run, isBusy } = useContentAct(document)
  const { kind, id, open, current, currentBody, openBody } = document
  const stored = openBody ?? currentBody ?? firstText(kind, id)
  const [written, write] = useState<string>()
  const [seen, setSeen] = useState(() => seenOf(document))
  const body = written ?? stored
  const isChanged = written !== undefined && written !== stored
  const faults = useFaults(document, body)
  const form = useLoad(['content-form', kind], (signal) => content.form(kind, signal))
  const heldBack = document.versions.find(({ version }) => version === open?.version)?.heldBack ?? null
  const publishAt = open?.publishAt ?? null
  const isSent = contentKind(kind).isSent === true && current !== null
  const isFixed = open?.state === 'scheduled' || isSent || !may('change-content')
  const isElsewhere = written !== undefined && !isSame(seen, seenOf(document)) && !isBusy

  async function save(): Promise<SeenDraft | null> {
    const saved = await run(
      () => content.save({ kind, id }, body, written === undefined ? seenOf(document) : seen),
      texts.saved,
    )
    if (!saved.ok) return null
    setSeen(saved.value)
    return saved.value
  }

  return (
    <>
      {heldBack !== null && (
        <Alert type="error" showIcon title={texts.heldBack} description={nameIn(heldBack, locale)} />
      )}
      {publishAt !== null && <Alert type="info" showIcon title={texts.scheduledHint(formatTime(publishAt))} />}
      {contentKind(kind).promisesMoney === true && <Alert type="info" showIcon title={texts.promise} />}
      {isSent && <Alert type="info" showIcon title={texts.sent} />}
      {!may('change-content') && <Alert type="info" showIcon title={texts.readOnly} />}
      {isElsewhere && (
        <Alert
          type="warning"
          showIcon
          title={texts.elsewhere}
          action={
            <Button size="small" onClick={onReload}>
              {texts.reload}
            </Button>
          }
        />
      )}
      <div className="content-controls">
        {!isFixed && (
          <Button disabled={!isChanged} loading={isBusy} onClick={() => void save()}>
            {texts.save}
          </Button>
        )}
        <PublishControls
          document={document}
          body={body}
          hasFaults={faults.length > 0}
          isChanged={isChanged}
          save={save}
          seen={isChanged ? null : seenOf(document)}
        />
        <FileControls name={`${kind}-${id}`} kind={kind} body={body} {...(isFixed ? {} : { onLoad: write })} />
        {open?.state === 'draft' && !isFixed && (
          <Popconfirm
            title={texts.discardSure}
            okText={texts.discard}
            cancelText={cancel}
            onConfirm={async () => {
              const draftNow = seenOf(document)
              if (draftNow === null) return
              const done = await run(() => content.discard({ kind, id }, draftNow), texts.discard)
              if (done.ok) onReload()
            }}
          >
            <Button danger>{texts.discard}</Button>
          </Popconfirm>
        )}
        {isChanged && <span className="quiet">{texts.unsaved}</span>}
      </div>
      <div
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          if (isChanged) void save()
        }}
      >
        <Loaded query={form}>
          {(whole) => (
            <ContentText kind={kind} form={whole} body={body} faults={faults} isFixed={isFixed} onChange={write} />
          )}
        </Loaded>
      </div>
    </>
  )
}
