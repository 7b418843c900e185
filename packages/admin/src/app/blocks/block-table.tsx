import type { CaseBlock, CaseRow } from '@diandu/core/admin'
import { Table, Typography } from 'antd'
import { casesMessages } from '../../messages/cases.messages.ts'
import { useMessages } from '../preferences.tsx'
import { RecordLink } from '../records/record-link.tsx'

type TableBlock = Extract<CaseBlock, { readonly kind: 'table' }>

/** The first cell leads to the page of its row, where the person may see that page. */
export function BlockTable({ block: { heads, rows, isCut } }: { readonly block: TableBlock }) {
  const texts = useMessages(casesMessages)
  return (
    <>
      <Table<CaseRow & { readonly place: number }>
        size="small"
        rowKey="place"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rows.map((row, place) => ({ ...row, place }))}
        locale={{ emptyText: <span className="quiet">{texts.noRows}</span> }}
        columns={heads.map((head, column) => ({
          key: column,
          title: head,
          className: 'table-cell',
          render: (_: unknown, { link, cells }: CaseRow) =>
            column === 0 ? <RecordLink link={link}>{cells[column]}</RecordLink> : cells[column],
        }))}
      />
      {isCut && <Typography.Text type="secondary">{texts.rowsCut}</Typography.Text>}
    </>
  )
}
