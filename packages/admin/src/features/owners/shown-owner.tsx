import type { OwnerEntry, ShownShopOwner } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { Descriptions, Table } from 'antd'
import { useMessages } from '../../app/preferences.tsx'
import { ownersMessages } from '../../messages/owners.messages.ts'

/** The owner that a reason has opened, what is proposed, and who set or looked before. */
export function ShownOwner({ shown: { owner, proposed, entries } }: { readonly shown: ShownShopOwner }) {
  const texts = useMessages(ownersMessages)
  return (
    <>
      <h2>{texts.owner}</h2>
      <OwnerFacts owner={owner} />
      {proposed.map(({ makerName, owner: wanted }, place) => (
        <div key={place}>
          <h2>{texts.waiting(makerName)}</h2>
          <OwnerFacts owner={wanted} />
        </div>
      ))}
      <h2>{texts.entries}</h2>
      <Table<OwnerEntry & { readonly place: number }>
        size="small"
        rowKey="place"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={entries.map((entry, place) => ({ ...entry, place }))}
        columns={[
          { title: texts.time, dataIndex: 'at', render: (at: number) => formatTime(at) },
          { title: texts.what, dataIndex: 'what', render: (what: OwnerEntry['what']) => texts.whats[what] },
          { title: texts.by, dataIndex: 'by' },
          { title: texts.why, dataIndex: 'why', className: 'long-text' },
        ]}
      />
    </>
  )
}

function OwnerFacts({ owner }: Pick<ShownShopOwner, 'owner'>) {
  const texts = useMessages(ownersMessages)
  if (owner === null) return <p>{texts.own}</p>
  const { kind, name, legalPerson } = owner
  return (
    <Descriptions
      size="small"
      bordered
      column={1}
      items={[
        { key: 'name', label: texts.names[kind], children: name },
        ...(kind === 'company' ? [{ key: 'legal', label: texts.legalPerson, children: legalPerson.name }] : []),
        { key: 'number', label: texts.residentId, children: legalPerson.residentId },
      ]}
    />
  )
}
