import type { ContentFault, ContentName } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { Alert, Button } from 'antd'
import { useEffect, useState } from 'react'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { contentMessages } from '../../messages/content.messages.ts'

const PAUSE_MS = 400
const NONE: readonly ContentFault[] = []

/** What the server finds wrong with a text, once its writer pauses; those of the text before until then. */
export function useFaults({ kind, id }: ContentName, body: string): readonly ContentFault[] {
  const { content } = usePorts()
  const [checked, check] = useState(body)
  useEffect(() => {
    const timer = setTimeout(() => check(body), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [body])
  const faults = useLoad(['content-faults', kind, id, checked], (signal) =>
    content.check({ kind, id }, checked, signal),
  )
  const [last, setLast] = useState(NONE)
  if (faults.data !== undefined && faults.data !== last) setLast(faults.data)
  return faults.data ?? last
}

interface ContentFaultsProps {
  readonly faults: readonly ContentFault[]
  readonly onLine: (line: number) => void
}

/** Each fault leads to its line. */
export function ContentFaults({ faults, onLine }: ContentFaultsProps) {
  const texts = useMessages(contentMessages)
  const { locale } = usePreferences()
  if (faults.length === 0) return <p className="quiet content-faults">{texts.noFaults}</p>
  return (
    <Alert
      className="content-faults"
      type="warning"
      title={texts.faults(faults.length)}
      description={
        <ul className="plain-list">
          {faults.map((fault, at) => {
            const words = nameIn(fault, locale)
            const { line } = fault
            return (
              <li key={`${at} ${words}`}>
                {line === null ? (
                  words
                ) : (
                  <Button type="link" size="small" className="content-fault" onClick={() => onLine(line)}>
                    {words}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      }
    />
  )
}
