import { STAFF_ACTS, WORK_QUEUES, type ShownProposal } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { Empty, Tag } from 'antd'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CaseList } from '../../app/case-list.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { QUEUE_MS, useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { Waited } from '../../app/waited.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { proposalsMessages } from '../../messages/proposals.messages.ts'
import { ProposalCase } from './proposal-case.tsx'

const { withinMs } = WORK_QUEUES.proposals

export function ProposalsPage() {
  const { pages } = useMessages(frameMessages)
  const { proposals } = usePorts()
  const { locale } = usePreferences()
  const queue = useLoad(['proposals', locale], (signal) => proposals.waiting(locale, signal), { everyMs: QUEUE_MS })
  return (
    <>
      <h1>{pages.proposals}</h1>
      <Loaded query={queue}>{(rows) => <ProposalQueue rows={rows} />}</Loaded>
    </>
  )
}

function ProposalQueue({ rows }: { readonly rows: readonly ShownProposal[] }) {
  const { pages, chooseCase, notHere } = useMessages(frameMessages)
  const texts = useMessages(proposalsMessages)
  const { locale } = usePreferences()
  const goTo = useNavigate()
  const { id } = useParams()
  const open = rows.find((row) => row.id === id)
  return (
    <div className="queue">
      <CaseList
        label={pages.proposals}
        rows={rows}
        openId={id}
        onOpen={(row) => void goTo(`/proposals/${row.id}`)}
        columns={[
          {
            title: texts.act,
            render: (_, row) => (
              <div className="case-row">
                <Link to={`/proposals/${row.id}`}>{nameIn(STAFF_ACTS[row.act].names, locale)}</Link>
                <span className="quiet">{row.makerName}</span>
              </div>
            ),
          },
          {
            title: texts.waited,
            width: 128,
            render: (_, row) => (
              <div className="case-row">
                <Waited since={row.madeAt} lateAfterMs={withinMs} />
                {row.isOwn && <Tag>{texts.own}</Tag>}
              </div>
            ),
          },
        ]}
      />
      {open === undefined ? (
        <Empty className="case" description={id === undefined ? chooseCase : notHere} />
      ) : (
        <ProposalCase key={open.id} proposal={open} />
      )}
    </div>
  )
}
