import { decisionsOf, MAX_CASES_AT_ONCE, WORK_QUEUES, type CaseQueue, type WaitingCase } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { App, Empty, Tag } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useMay } from '../../app/access/self.tsx'
import { CaseList } from '../../app/case-list.tsx'
import { casesKey, useHeldDecisions } from '../../app/decisions.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { QUEUE_MS, useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { Waited } from '../../app/waited.tsx'
import { casesMessages } from '../../messages/cases.messages.ts'
import { frameMessages } from '../../messages/frame.messages.ts'
import { DecideMany } from './decide-many.tsx'
import { OpenCase } from './open-case.tsx'
import { ParcelSheet } from './parcel-sheet.tsx'

/** One queue: its list, what a decision rests on, and the decision, on one screen. */
export function CasesPage({ queue }: { readonly queue: CaseQueue }) {
  const { locale } = usePreferences()
  const { cases } = usePorts()
  const list = useLoad([...casesKey(queue), locale], (signal) => cases.waiting(queue, locale, signal), {
    everyMs: QUEUE_MS,
  })
  return (
    <>
      <h1>{nameIn(WORK_QUEUES[queue].names, locale)}</h1>
      <Loaded query={list}>
        {(rows) => (
          <>
            {(queue === 'gifts' || queue === 'prizes') && (
              <ParcelSheet key={`${queue} sheet`} queue={queue} rows={rows} />
            )}
            <Queue key={queue} queue={queue} rows={rows} />
          </>
        )}
      </Loaded>
    </>
  )
}

interface QueueProps {
  readonly queue: CaseQueue
  readonly rows: readonly WaitingCase[]
}

function Queue({ queue, rows }: QueueProps) {
  const { chooseCase, allDone } = useMessages(frameMessages)
  const texts = useMessages(casesMessages)
  const { locale } = usePreferences()
  const { message } = App.useApp()
  const held = useHeldDecisions()
  const { id } = useParams()
  const goTo = useNavigate()
  const [chosen, choose] = useState<readonly string[]>([])
  const waiting = rows.filter((row) => !held.has(queue, row.id))
  const chosenRows = waiting.filter((row) => chosen.includes(row.id))
  const { names, withinMs } = WORK_QUEUES[queue]
  const may = useMay()
  const isForMany = Object.values(decisionsOf(queue)).some((one) => one.isForMany === true && may(one.act))

  function chooseSome(ids: readonly string[]): void {
    if (ids.length > MAX_CASES_AT_ONCE) void message.warning(texts.tooMany(MAX_CASES_AT_ONCE))
    choose(ids.slice(0, MAX_CASES_AT_ONCE))
  }

  /** The case after the open one, or the last. */
  function goOn(): void {
    const place = waiting.findIndex((row) => row.id === id)
    const left = waiting.filter((row) => row.id !== id)
    const next = left[Math.max(0, place)] ?? left.at(-1)
    void goTo(next === undefined ? `/${queue}` : `/${queue}/${next.id}`)
  }

  return (
    <div className="queue">
      <CaseList
        label={nameIn(names, locale)}
        rows={waiting}
        openId={id}
        onOpen={(row) => void goTo(`/${queue}/${row.id}`)}
        chosen={chosenRows.map((row) => row.id)}
        {...(isForMany ? { onChoose: chooseSome } : {})}
        columns={[
          {
            title: texts.case,
            render: (_, row) => (
              <div className="case-row">
                <Link to={`/${queue}/${row.id}`}>{row.title}</Link>
                <span className="quiet">{row.about}</span>
              </div>
            ),
          },
          {
            title: texts.waited,
            width: 120,
            render: (_, row) => (
              <div className="case-row">
                <Waited since={row.since} lateAfterMs={withinMs} />
                {row.state !== '' && <Tag>{row.state}</Tag>}
                {row.marks > 0 && <Tag color="warning">{`! ${row.marks}`}</Tag>}
                {row.takenBy !== null && <span className="quiet">{texts.takenBy(row.takenBy)}</span>}
              </div>
            ),
          },
        ]}
      />
      {chosenRows.length > 1 ? (
        <DecideMany queue={queue} rows={chosenRows} onClear={() => choose([])} />
      ) : id === undefined ? (
        <Empty className="case" description={waiting.length === 0 ? allDone : chooseCase} />
      ) : (
        <OpenCase key={id} queue={queue} id={id} listed={rows.find((row) => row.id === id)?.version} onDecided={goOn} />
      )}
    </div>
  )
}
