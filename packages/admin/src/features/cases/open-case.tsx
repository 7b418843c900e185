import {
  decisionOf,
  mayWorkOn,
  revealsOf,
  type CaseDetail,
  type CaseQueue,
  type OpenDecision,
} from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Space, Tag, Tooltip, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMay, useSignedIn } from '../../app/access/self.tsx'
import { caseKey, casesKey } from '../../app/decisions.tsx'
import { useKeys } from '../../app/keys/use-keys.ts'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { casesMessages } from '../../messages/cases.messages.ts'
import { CaseBlocks } from '../../app/blocks/case-blocks.tsx'
import { useChooseDecision } from './use-choose-decision.tsx'

interface OpenCaseProps {
  readonly queue: CaseQueue
  readonly id: string
  /** As the list has it; undefined where it is not in the list. */
  readonly listed: string | undefined
  readonly onDecided: () => void
}

export function OpenCase({ queue, id, listed, onDecided }: OpenCaseProps) {
  const { cases } = usePorts()
  const { locale } = usePreferences()
  const queries = useQueryClient()
  const detail = useLoad([...caseKey(queue, id), locale], (signal) => cases.show(queue, id, locale, signal))
  const takeOver = useClaim(queue, id)
  const listedBefore = useRef(listed)
  useEffect(() => {
    if (listedBefore.current === listed) return
    listedBefore.current = listed
    void queries.invalidateQueries({ queryKey: caseKey(queue, id) })
  }, [queries, queue, id, listed])
  return (
    <Loaded query={detail}>
      {(shown) => <CaseView queue={queue} shown={shown} onTakeOver={takeOver} onDecided={onDecided} />}
    </Loaded>
  )
}

/** Takes the case for the person who opens it, if they work on the queue. The answer takes it over from a colleague. */
function useClaim(queue: CaseQueue, id: string): () => void {
  const { cases } = usePorts()
  const { roles } = useSignedIn().self
  const queries = useQueryClient()
  const isWorker = mayWorkOn(roles, queue)
  const claim = async (isTakenOver: boolean): Promise<void> => {
    const result = await cases.claim(queue, id, isTakenOver)
    if (!result.ok) return
    const { takenBy } = result.value
    queries.setQueriesData<CaseDetail>({ queryKey: caseKey(queue, id) }, (shown) => shown && { ...shown, takenBy })
    if (isTakenOver) void queries.invalidateQueries({ queryKey: casesKey(queue) })
  }
  const claimFirst = useEffectEvent(() => {
    if (isWorker) void claim(false)
  })
  useEffect(() => claimFirst(), [queue, id])
  return () => void claim(true)
}

interface CaseViewProps {
  readonly queue: CaseQueue
  readonly shown: CaseDetail
  readonly onTakeOver: () => void
  readonly onDecided: () => void
}

function CaseView({ queue, shown, onTakeOver, onDecided }: CaseViewProps) {
  const texts = useMessages(casesMessages)
  const { locale } = usePreferences()
  const { cases } = usePorts()
  const may = useMay()
  const queries = useQueryClient()
  const { id, title, about, state, takenBy, people, blocks, decisions, version } = shown
  const reveals = revealsOf(queue)
  const [read, setRead] = useState(version)
  return (
    <article className="case">
      <div className="case-head">
        <div>
          <h2>{title}</h2>
          <span className="quiet">{about}</span> {state !== '' && <Tag>{state}</Tag>}
        </div>
        {takenBy === null &&
          (decisions.length === 0 ? (
            <Typography.Text type="secondary">{texts.nothingToDo}</Typography.Text>
          ) : (
            <DecisionBar queue={queue} shown={shown} onDecided={onDecided} />
          ))}
      </div>
      {read !== version && (
        <Alert
          type="warning"
          showIcon
          title={texts.changedMeanwhile}
          description={texts.readAgain}
          closable={{ onClose: () => setRead(version) }}
        />
      )}
      {takenBy !== null && (
        <Alert
          type="info"
          showIcon
          title={texts.takenBy(takenBy)}
          description={texts.takenWhy}
          action={<Button onClick={onTakeOver}>{texts.takeOver}</Button>}
        />
      )}
      {people.length > 0 && (
        <Space wrap>
          <Typography.Text type="secondary">{texts.people}</Typography.Text>
          {people.map(({ userId, role, name }) => (
            <span key={`${role} ${userId}`}>
              <span>{`${role} `}</span>
              {may('see-people') ? <Link to={`/people/${userId}`}>{name}</Link> : <span>{name}</span>}
            </span>
          ))}
        </Space>
      )}
      <CaseBlocks
        blocks={blocks}
        onReveal={
          reveals !== undefined && may(reveals)
            ? async (key, reason) => {
                const revealed = await cases.reveal(queue, { id, key, reason, locale })
                // Some decisions want that the sealed part was looked at.
                if (revealed.ok) void queries.invalidateQueries({ queryKey: caseKey(queue, id) })
                return revealed
              }
            : undefined
        }
      />
    </article>
  )
}

function DecisionBar({ queue, shown, onDecided }: Pick<CaseViewProps, 'queue' | 'shown' | 'onDecided'>) {
  const { decisions, title } = shown
  const { choose, dialog } = useChooseDecision({ queue, cases: [shown], decisions, title, onDecided })
  useKeys(
    Object.fromEntries(
      decisions.flatMap((one) => {
        const key = decisionOf(queue, one.key)?.key
        return key === undefined ? [] : [[key, () => choose(one)]]
      }),
    ),
  )
  return (
    <>
      <Space className="decision" wrap>
        {decisions.map((one, place) => (
          <DecisionButton key={one.key} queue={queue} open={one} isFirst={place === 0} onChoose={() => choose(one)} />
        ))}
      </Space>
      {dialog}
    </>
  )
}

interface DecisionButtonProps {
  readonly queue: CaseQueue
  readonly open: OpenDecision
  readonly isFirst: boolean
  readonly onChoose: () => void
}

function DecisionButton({ queue, open: { key, unmet }, isFirst, onChoose }: DecisionButtonProps) {
  const texts = useMessages(casesMessages)
  const { locale } = usePreferences()
  const decision = decisionOf(queue, key)
  if (decision === undefined) return null
  return (
    <Tooltip title={unmet.length === 0 ? undefined : `${texts.unmet}: ${unmet.join('; ')}`}>
      <Button
        type={isFirst ? 'primary' : 'default'}
        danger={decision.isDanger ?? false}
        disabled={unmet.length > 0}
        onClick={onChoose}
      >
        <span>{nameIn(decision.names, locale)}</span>
        {decision.key !== undefined && <kbd>{decision.key}</kbd>}
      </Button>
    </Tooltip>
  )
}
