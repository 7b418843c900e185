import { Button, Space, Typography } from 'antd'
import { useState } from 'react'
import { useMay } from '../../app/access/self.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { peopleMessages } from '../../messages/people.messages.ts'

/** Masked; the whole of it behind a reason, until the page is left. */
export function WholeMobile({ userId, masked }: { readonly userId: string; readonly masked: string }) {
  const texts = useMessages(peopleMessages)
  const { people } = usePorts()
  const may = useMay()
  const { act, isBusy } = useAct()
  const notice = useFailureNotice()
  const [isOpen, setOpen] = useState(false)
  const [shown, show] = useState<string>()

  async function look(reason: string): Promise<void> {
    const result = await act(() => people.mobile(userId, reason))
    if (!result.ok) return notice(result.failure)
    show(result.value.mobile)
    setOpen(false)
  }

  if (masked === '') return <span className="quiet">{texts.noMobile}</span>
  return (
    <Space wrap>
      <Typography.Text copyable={shown !== undefined}>{shown ?? masked}</Typography.Text>
      {shown === undefined && may('see-mobile') && (
        <Button size="small" onClick={() => setOpen(true)}>
          {texts.showMobile}
        </Button>
      )}
      {isOpen && (
        <ReasonDialog
          title={texts.whyMobile}
          sendText={texts.showMobile}
          isBusy={isBusy}
          onSend={(reason) => void look(reason)}
          onCancel={() => setOpen(false)}
        >
          <Typography.Paragraph type="secondary">{texts.lookLogged}</Typography.Paragraph>
        </ReasonDialog>
      )}
    </Space>
  )
}
