import { Modal, Table } from 'antd'
import { frameMessages } from '../../messages/frame.messages.ts'
import { keysMessages } from '../../messages/keys.messages.ts'
import type { ConsolePage } from '../pages.ts'
import { useMessages } from '../preferences.tsx'

interface KeyHelpProps {
  readonly pages: readonly ConsolePage[]
  readonly onClose: () => void
}

/** Every key of the console, with those of the pages that the person may see. */
export function KeyHelp({ pages, onClose }: KeyHelpProps) {
  const texts = useMessages(keysMessages)
  const { keys, pages: names } = useMessages(frameMessages)
  const rows = [
    ...pages.map(({ letter, name }) => ({ key: `g ${letter}`, does: names[name] })),
    { key: '/', does: texts.search },
    { key: 'j', does: texts.next },
    { key: 'k', does: texts.previous },
    { key: 'Enter', does: texts.open },
    { key: 'a', does: texts.accept },
    { key: 'r', does: texts.refuse },
    { key: 'q', does: texts.query },
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
