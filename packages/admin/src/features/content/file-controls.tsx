import { contentKind, type ContentKind } from '@diandu/core/admin'
import { App, Button, Upload } from 'antd'
import { useMessages } from '../../app/preferences.tsx'
import { contentMessages } from '../../messages/content.messages.ts'

const MAX_FILE_BYTES = 90_000

interface FileControlsProps {
  readonly name: string
  readonly kind: ContentKind
  readonly body: string
  readonly onLoad?: (body: string) => void
}

/** Saves the text as a file, and reads one in its place. */
export function FileControls({ name, kind, body, onLoad }: FileControlsProps) {
  const texts = useMessages(contentMessages)
  const { message } = App.useApp()
  const ending = contentKind(kind).format === 'markdown' ? 'md' : 'json'

  function save(): void {
    const address = URL.createObjectURL(new Blob([body], { type: 'text/plain' }))
    const link = document.createElement('a')
    Object.assign(link, { href: address, download: `${name}.${ending}` })
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <>
      {onLoad !== undefined && (
        <Upload
          accept={`.${ending}`}
          showUploadList={false}
          beforeUpload={async (file) => {
            if (file.size > MAX_FILE_BYTES) void message.error(texts.tooLarge)
            else onLoad((await file.text()).replaceAll('\r\n', '\n'))
            return Upload.LIST_IGNORE
          }}
        >
          <Button>{texts.load}</Button>
        </Upload>
      )}
      <Button onClick={save}>{texts.export}</Button>
    </>
  )
}
