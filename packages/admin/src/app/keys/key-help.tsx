import { Modal, Table } from 'antd'
import { frameMessages } from '../../messages/frame.messages.ts'
import { keysMessages } from '../../messages/keys.messages.ts'
import type { ConsolePage } from '../pages.ts'
import { usePageName } from '../page-name.ts'
import { useMessages } from '../preferences.tsx'

interface KeyHelpProps {
  readonly pages: readonly ConsolePage[]
  readonly onClose: () => void
}

/** Every key of the console, with those of the pages that the person may see. */
export function KeyHelp({ pages, onClose }: KeyHelpProps) {
  const texts = useMessages(keysMessages)
  const { keys } = useMessages(frameMessages)
  const pageName = usePageName()
  const rows = [
    ...pages.map((page) => ({ key: `g ${page.letter}`, does: pageName(page) })),
    { key: '/', does: texts.search },
    { key: 'j', does: texts.next },
    { key: 'k', does: texts.previous },
    { key: 'Enter', does: texts.open },
    { key: 'a', does: texts.accept },
    { key: 'r', does: texts.refuse },
    { key: 'q', does: texts.query },
    { key: 'e', does: texts.other },
    { key: 'u', does: texts.undo },
    { key: 'x', does: texts.choose },
    { key: '?', does: texts.help },
  ]
  return (
    <Modal open title={keys} footer={null} onCancel={onClose}>
      <Table
        size="small"
        pagination={false}
        dataSource={rows}
        showHeader={false}
        columns={[{ dataIndex: 'key', width: 120, render: (key: string) => <kbd>{key}</kbd> }, { dataIndex: 'does' }]}
        footer={() => texts.fieldsToo}
      />
    </Modal>
  )
}
