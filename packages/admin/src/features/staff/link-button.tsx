import type { StaffMember } from '@diandu/core/admin'
import { Button, Modal, Typography } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { usePorts } from '../../app/services.tsx'
import { staffMessages } from '../../messages/staff.messages.ts'

/** Makes the link of an invited person and shows it, once. */
export function LinkButton({ member: { staffId, name } }: { readonly member: StaffMember }) {
  const texts = useMessages(staffMessages)
  const notice = useFailureNotice()
  const { staff } = usePorts()
  const { act, isBusy } = useAct()
  const [address, setAddress] = useState<string>()

  async function make(): Promise<void> {
    const result = await act(() => staff.invitationLink(staffId))
    if (result.ok) setAddress(result.value.address)
    else notice(result.failure)
  }

  return (
    <>
      <Button size="small" loading={isBusy} onClick={() => void make()}>
        {texts.link}
      </Button>
      {address !== undefined && (
        <Modal
          open
          title={texts.linkTitle(name)}
          closable={false}
          keyboard={false}
          footer={
            <Button type="primary" onClick={() => setAddress(undefined)}>
              {texts.copied}
            </Button>
          }
        >
          <Typography.Paragraph type="secondary">{texts.linkWhy}</Typography.Paragraph>
          <Typography.Paragraph code copyable className="secret">
            {address}
          </Typography.Paragraph>
        </Modal>
      )}
    </>
  )
}
