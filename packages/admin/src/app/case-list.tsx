import { Table, type TableColumnsType } from 'antd'
import { useState, type Key } from 'react'
import { frameMessages } from '../messages/frame.messages.ts'
import { useKeys } from './keys/use-keys.ts'
import { useMessages } from './preferences.tsx'

interface CaseListProps<Row extends { readonly id: string }> {
  readonly label: string
  readonly rows: readonly Row[]
  readonly columns: TableColumnsType<Row>
  readonly openId: string | undefined
  readonly onOpen: (row: Row) => void
  /** Ids of the rows that are chosen for one decision about all of them. */
  readonly chosen?: readonly string[]
  readonly onChoose?: (ids: readonly string[]) => void
  /** Where there is no row. */
  readonly emptyText?: string
}

/** A queue: `j` and `k` go through it, Enter opens, and so does a press; `x` chooses several where that is possible. */
export function CaseList<Row extends { readonly id: string }>(props: CaseListProps<Row>) {
  const { label, rows, columns, openId, onOpen, chosen = [], onChoose, emptyText } = props
  const texts = useMessages(frameMessages)
  const [markedId, mark] = useState<string>()
  const current = rows.findIndex(({ id }) => id === (markedId ?? openId))
  const step = (by: number) => () => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, current + by))]
    if (row === undefined) return
    mark(row.id)
    // Enter is for the marked row now, and not for what was pressed before.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    document.querySelector(`[data-row-key="${CSS.escape(row.id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const open = (row: Row) => {
    mark(undefined)
    onOpen(row)
  }
  useKeys({
    j: step(1),
    k: step(-1),
    Enter: () => {
      const row = rows[current]
      if (row !== undefined) open(row)
    },
    x: () => {
      const id = rows[current]?.id
      if (id !== undefined) onChoose?.(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
    },
  })
  return (
    <Table<Row>
      aria-label={label}
      className="case-list"
      size="small"
      rowKey="id"
      columns={columns}
      {...(onChoose === undefined
        ? {}
        : {
            rowSelection: {
              selectedRowKeys: [...chosen],
              onChange: (keys: readonly Key[]) => onChoose(keys.map(String)),
            },
          })}
      dataSource={[...rows]}
      pagination={rows.length > 50 ? { pageSize: 50, showSizeChanger: false, size: 'small' } : false}
      footer={() => texts.listLength(rows.length)}
      locale={{ emptyText: <span className="quiet">{emptyText ?? texts.nothingWaits}</span> }}
      onRow={(row) => ({
        className: row.id === markedId ? 'case-marked' : row.id === openId ? 'case-open' : '',
        'aria-current': row.id === openId,
        onClick: () => open(row),
      })}
    />
  )
}
