import type { FoundPerson } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { Table } from 'antd'
import { Link, useParams } from 'react-router-dom'
import { useMessages } from '../../app/preferences.tsx'
import { FoundOrders } from '../../app/records/found-orders.tsx'
import { RecordSearch } from '../../app/records/record-search.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { peopleMessages } from '../../messages/people.messages.ts'
import { PersonPage } from './person-page.tsx'
import { StandingTag, VerificationTag } from './person-tags.tsx'

export function PeoplePage() {
  const { pages } = useMessages(frameMessages)
  const texts = useMessages(peopleMessages)
  const { id } = useParams()
  if (id !== undefined) return <PersonPage key={id} id={id} />
  return (
    <>
      <h1>{pages.people}</h1>
      <RecordSearch>
        {({ people, orders }) => (
          <>
            <h2>{texts.people}</h2>
            <FoundPeople people={people} />
            {orders.length > 0 && (
              <>
                <h2>{texts.orders}</h2>
                <FoundOrders orders={orders} />
              </>
            )}
          </>
        )}
      </RecordSearch>
    </>
  )
}

function FoundPeople({ people }: { readonly people: readonly FoundPerson[] }) {
  const texts = useMessages(peopleMessages)
  return (
    <Table<FoundPerson>
      size="small"
      rowKey="userId"
      pagination={false}
      dataSource={[...people]}
      locale={{ emptyText: <span className="quiet">{texts.none}</span> }}
      scroll={{ x: 'max-content' }}
      columns={[
        {
          title: texts.username,
          render: (_, { userId, username }) => <Link to={`/people/${userId}`}>{username}</Link>,
        },
        { title: texts.mobile, dataIndex: 'mobile' },
        { title: texts.status, render: (_, { standing }) => <StandingTag standing={standing} /> },
        { title: texts.verification, render: (_, { verification }) => <VerificationTag verification={verification} /> },
        { title: texts.registeredAt, dataIndex: 'registeredAt', render: (at: number) => formatTime(at) },
        { title: texts.userId, dataIndex: 'userId', className: 'quiet' },
      ]}
    />
  )
}
