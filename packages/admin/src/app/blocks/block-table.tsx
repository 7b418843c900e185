import type { CaseBlock, CaseRow, StaffAct } from '@diandu/core/admin'
import { Table, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { casesMessages } from '../../messages/cases.messages.ts'
import { useMay } from '../access/self.tsx'
import { useMessages } from '../preferences.tsx'

type TableBlock = Extract<CaseBlock, { readonly kind: 'table' }>

const ACTS: Readonly<Record<NonNullable<CaseRow['link']>['page'], StaffAct>> = {
  people: 'see-people',
  orders: 'see-orders',
}

/** The first cell leads to the page of its row, where the person may see that page. */
export function BlockTable({ block: { heads, rows, isCut } }: { readonly block: TableBlock }) {
  const texts = useMessages(casesMessages)
  const may = useMay()
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
            column === 0 && link !== null && may(ACTS[link.page]) ? (
              <Link to={`/${link.page}/${link.id}`}>{cells[column]}</Link>
            ) : (
              cells[column]
            ),
        }))}
      />
      {isCut && <Typography.Text type="secondary">{texts.rowsCut}</Typography.Text>}
    </>
  )
}
