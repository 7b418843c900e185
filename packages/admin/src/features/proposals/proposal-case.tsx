import {
  mayApprove,
  PROPOSAL_MS,
  PROPOSAL_STATES,
  STAFF_ACTS,
  type ProposalVerdict,
  type ShownProposal,
} from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { App, Button, Descriptions, Space, Typography } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMay, useSignedIn } from '../../app/access/self.tsx'
import { ChangesTable } from '../../app/changes-table.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { RecordLink } from '../../app/records/record-link.tsx'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { proposalsMessages } from '../../messages/proposals.messages.ts'

/** The change, before and after, and the decision of the second person. */
export function ProposalCase({ proposal }: { readonly proposal: ShownProposal }) {
  const texts = useMessages(proposalsMessages)
  const { locale } = usePreferences()
  const { link } = proposal
  return (
    <article className="case">
      <div className="case-head">
        <h2>{nameIn(STAFF_ACTS[proposal.act].names, locale)}</h2>
        <ProposalDecision proposal={proposal} />
      </div>
      <Descriptions
        size="small"
        column={1}
        items={[
          { key: 'maker', label: texts.maker, children: proposal.makerName },
          { key: 'state', label: texts.state, children: nameIn(PROPOSAL_STATES[proposal.state], locale) },
          { key: 'lapses', label: texts.lapsesAt, children: formatTime(proposal.madeAt + PROPOSAL_MS) },
          { key: 'reason', label: texts.reason, children: <span className="long-text">{proposal.reason}</span> },
          ...(link === null
            ? []
            : [
                {
                  key: 'about',
                  label: texts.about,
                  children: <RecordLink link={link}>{texts.open[link.page]}</RecordLink>,
                },
              ]),
        ]}
      />
      <h3>{texts.changes}</h3>
      <ChangesTable changes={proposal.changes} heads={[texts.what, texts.before, texts.after]} />
    </article>
  )
}

/** The maker withdraws; another member of staff who may do the act approves it or does not. */
const verdictsFor = (isOwn: boolean, mayDecide: boolean): readonly ProposalVerdict[] =>
  isOwn ? ['withdrawn'] : mayDecide ? ['approved', 'declined'] : []

function ProposalDecision({ proposal: { id, act: proposed, isOwn } }: { readonly proposal: ShownProposal }) {
  const texts = useMessages(proposalsMessages)
  const may = useMay()
  const { roles } = useSignedIn().self
  const { message } = App.useApp()
  const queries = useQueryClient()
  const notice = useFailureNotice()
  const goTo = useNavigate()
  const { proposals } = usePorts()
  const { act, isBusy } = useAct()
  const [open, setOpen] = useState<ProposalVerdict>()
  const words: Readonly<Record<ProposalVerdict, string>> = {
    approved: texts.approve,
    declined: texts.decline,
    withdrawn: texts.withdraw,
  }
  const verdicts = may('decide-proposals') ? verdictsFor(isOwn, mayApprove(roles, proposed)) : []

  async function decide(verdict: ProposalVerdict, reason: string): Promise<void> {
    const result = await act(() => proposals.decide(id, verdict, reason))
    void queries.invalidateQueries({ queryKey: ['proposals'] })
    void queries.invalidateQueries({ queryKey: ['today'] })
    if (!result.ok) return notice(result.failure)
    setOpen(undefined)
    void queries.invalidateQueries({ queryKey: ['staff'] })
    void message.success(texts.done[verdict])
    void goTo('/proposals')
  }

  return (
    <Space wrap>
      {isOwn && verdicts.length > 0 && <Typography.Text type="secondary">{texts.ownHint}</Typography.Text>}
      {verdicts.length === 0 && <Typography.Text type="secondary">{texts.notYours}</Typography.Text>}
      {verdicts.map((verdict) => (
        <Button
          key={verdict}
          type={verdict === 'approved' ? 'primary' : 'default'}
          danger={verdict === 'declined'}
          onClick={() => setOpen(verdict)}
        >
          {words[verdict]}
        </Button>
      ))}
      {open !== undefined && (
        <ReasonDialog
          title={words[open]}
          sendText={words[open]}
          isDangerous={open === 'declined'}
          isBusy={isBusy}
          onSend={(reason) => void decide(open, reason)}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </Space>
  )
}
