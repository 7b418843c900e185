import { parseJson } from '@diandu/core/input'
import { formatTime } from '@diandu/core/format'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useMay } from '../../app/access/self.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { QUEUE_MS, useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { todayMessages } from '../../messages/today.messages.ts'

/** Commands that passed the roles by, until the person has read each. */
export function GlassAlerts() {
  const texts = useMessages(todayMessages)
  const { logs } = usePorts()
  const client = useQueryClient()
  const alerts = useLoad(['alerts'], logs.alerts, { isWanted: useMay()('see-log'), everyMs: QUEUE_MS })
  const { act, isBusy } = useAct()
  const notify = useFailureNotice()
  const read = async (number: number): Promise<void> => {
    const left = await act(() => logs.readAlert(number))
    if (!left.ok) return notify(left.failure)
    client.setQueryData(['alerts'], left.value)
  }
  return (
    <>
      {alerts.data?.map(({ number, at, staffName, reason, after }) => (
        <Alert
          key={number}
          className="glass-alert"
          type="warning"
          showIcon
          title={texts.glassBroken(staffName, commandOf(after))}
          description={`${formatTime(at)} · ${reason === '' ? texts.noReason : reason}`}
          action={
            <Button disabled={isBusy} onClick={() => void read(number)}>
              {texts.haveRead}
            </Button>
          }
        />
      ))}
    </>
  )
}

function commandOf(after: string): string {
  const words = parseJson(after)
  return typeof words === 'object' && words !== null && 'command' in words ? String(words.command) : ''
}
