import { decisionsOf, type CaseQueue, type WaitingCase } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { Button, Space } from 'antd'
import { useMay } from '../../app/access/self.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { casesMessages } from '../../messages/cases.messages.ts'
import { useChooseDecision } from './use-choose-decision.tsx'

interface DecideManyProps {
  readonly queue: CaseQueue
  readonly rows: readonly WaitingCase[]
  readonly onClear: () => void
}

/** One decision about every case that was chosen. */
export function DecideMany({ queue, rows, onClear }: DecideManyProps) {
  const texts = useMessages(casesMessages)
  const { locale } = usePreferences()
  const may = useMay()
  const title = texts.chosenTitle(rows.length)
  const { choose, dialog } = useChooseDecision({ queue, cases: rows, title, onDecided: onClear })
  const possible = Object.entries(decisionsOf(queue)).filter(([, { act, isForMany }]) => isForMany === true && may(act))
  return (
    <article className="case">
      <div className="case-head">
        <h2>{texts.chosen(rows.length)}</h2>
        <Space wrap>
          {possible.map(([key, { names, isDanger = false }]) => (
            <Button key={key} danger={isDanger} onClick={() => choose({ key, unmet: [], effects: [] })}>
              {nameIn(names, locale)}
            </Button>
          ))}
          <Button onClick={onClear}>{texts.clear}</Button>
        </Space>
      </div>
      <ul className="plain-list">
        {rows.map(({ id, title: of, about }) => (
          <li key={id}>
            {of} <span className="quiet">{about}</span>
          </li>
        ))}
      </ul>
      {dialog}
    </article>
  )
}
