import { EVERY_ROLE, STAFF_ROLES, type StaffMember, type StaffRole } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { App, Checkbox, Typography } from 'antd'
import { useState } from 'react'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { ReasonDialog } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { staffMessages } from '../../messages/staff.messages.ts'

interface RolesDialogProps {
  readonly member: StaffMember
  readonly onClose: () => void
}

/** Proposes other roles for an account; another member of staff approves them. */
export function RolesDialog({ member, onClose }: RolesDialogProps) {
  const texts = useMessages(staffMessages)
  const { locale } = usePreferences()
  const { message } = App.useApp()
  const queries = useQueryClient()
  const notice = useFailureNotice()
  const { staff } = usePorts()
  const { act, isBusy } = useAct()
  const [roles, setRoles] = useState<readonly StaffRole[]>(member.roles)
  const isSame = EVERY_ROLE.every((role) => roles.includes(role) === member.roles.includes(role))

  async function propose(reason: string): Promise<void> {
    if (isSame) return void message.warning(texts.same)
    const result = await act(() => staff.proposeRoles(member.staffId, roles, reason))
    if (!result.ok) return notice(result.failure)
    void queries.invalidateQueries({ queryKey: ['proposals'] })
    void queries.invalidateQueries({ queryKey: ['today'] })
    void message.success(texts.proposed)
    onClose()
  }

  return (
    <ReasonDialog
      title={texts.proposeTitle(member.name)}
      sendText={texts.propose}
      isBusy={isBusy}
      onSend={(reason) => void propose(reason)}
      onCancel={onClose}
    >
      <div>
        <Typography.Paragraph type="secondary">{texts.secondPerson}</Typography.Paragraph>
        <Checkbox.Group<StaffRole>
          className="roles"
          aria-label={texts.roles}
          value={[...roles]}
          options={EVERY_ROLE.map((role) => ({ value: role, label: nameIn(STAFF_ROLES[role], locale) }))}
          onChange={setRoles}
        />
      </div>
    </ReasonDialog>
  )
}
