import type { FoundPerson } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { Empty, Input, Table } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { peopleMessages } from '../../messages/people.messages.ts'

/** Users by what staff know of them. The search is in the address, so that a result can be passed on. */
export function PeoplePage() {
  const { pages } = useMessages(frameMessages)
  const texts = useMessages(peopleMessages)
  const [parameters, setParameters] = useSearchParams()
  const text = parameters.get('q') ?? ''
  return (
    <>
      <h1>{pages.people}</h1>
      <Input.Search
        key={text}
        className="search"
        aria-label={texts.search}
        defaultValue={text}
        placeholder={texts.hint}
        maxLength={40}
        allowClear
        enterButton={texts.search}
        onSearch={(typed) => setParameters(typed.trim() === '' ? {} : { q: typed.trim() })}
      />
      {text === '' ? <Empty description={texts.before} /> : <FoundPeople text={text} />}
    </>
  )
}

function FoundPeople({ text }: { readonly text: string }) {
  const texts = useMessages(peopleMessages)
  const { people } = usePorts()
  const found = useLoad(['people', text], (signal) => people.search(text, signal))
  return (
    <Loaded query={found}>
      {(rows) => (
        <Table<FoundPerson>
          size="small"
          rowKey="userId"
          pagination={false}
          dataSource={[...rows]}
          locale={{ emptyText: <span className="quiet">{texts.none}</span> }}
          scroll={{ x: 'max-content' }}
          columns={[
            { title: texts.username, dataIndex: 'username' },
            { title: texts.mobile, dataIndex: 'mobile' },
            { title: texts.verification, dataIndex: 'verification' },
            { title: texts.registeredAt, dataIndex: 'registeredAt', render: (at: number) => formatTime(at) },
            { title: texts.userId, dataIndex: 'userId', className: 'quiet' },
          ]}
        />
      )}
    </Loaded>
  )
}
