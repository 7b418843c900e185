import { Table } from 'antd'

interface Change {
  readonly what: string
  readonly before: string
  readonly after: string
}

interface ChangesTableProps {
  readonly changes: readonly Change[]
  readonly heads: readonly [what: string, before: string, after: string]
}

/** Each thing that changes on one line: as it is or was, and as it will be or is. */
export function ChangesTable({ changes, heads }: ChangesTableProps) {
  const [what, before, after] = heads
  return (
    <Table<Change>
      size="small"
      rowKey="what"
      pagination={false}
      dataSource={[...changes]}
      columns={[
        { title: what, dataIndex: 'what', width: '24%', className: 'long-text' },
        { title: before, dataIndex: 'before', width: '38%', className: 'long-text change-before' },
        { title: after, dataIndex: 'after', width: '38%', className: 'long-text change-after' },
      ]}
    />
  )
}
