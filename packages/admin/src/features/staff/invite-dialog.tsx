import { EVERY_ROLE, STAFF_ROLES, type StaffRole } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { App, Checkbox, Form, Input, Modal, Typography } from 'antd'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useAct, useFailureNotice } from '../../app/queries/use-act.ts'
import { MAX_REASON } from '../../app/reason-dialog.tsx'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { staffMessages } from '../../messages/staff.messages.ts'

interface Given {
  readonly name: string
  readonly login: string
  readonly roles: readonly StaffRole[]
  readonly reason: string
}

/** Proposes an account for a person; another staff admin approves it. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useMessages(staffMessages)
  const frame = useMessages(frameMessages)
  const { locale } = usePreferences()
  const { message } = App.useApp()
  const queries = useQueryClient()
  const notice = useFailureNotice()
  const { staff } = usePorts()
  const { act, isBusy } = useAct()
  const [form] = Form.useForm<Given>()
  const needed = { required: true, whitespace: true, message: texts.needed }

  async function propose({ name, login, roles, reason }: Given): Promise<void> {
    const invitation = { name: name.trim(), login: login.trim(), roles }
    const result = await act(() => staff.proposeInvitation(invitation, reason.trim()))
    if (!result.ok) return notice(result.failure)
    void queries.invalidateQueries({ queryKey: ['proposals'] })
    void queries.invalidateQueries({ queryKey: ['today'] })
    void message.success(texts.proposed)
    onClose()
  }

  return (
    <Modal
      open
      title={texts.inviteTitle}
      okText={texts.inviteSend}
      cancelText={frame.cancel}
      okButtonProps={{ loading: isBusy }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Typography.Paragraph type="secondary">{texts.inviteWhy}</Typography.Paragraph>
      <Form
        form={form}
        name="invitation"
        layout="vertical"
        requiredMark={false}
        onFinish={(given) => void propose(given)}
      >
        <Form.Item name="name" label={texts.name} extra={texts.nameHint} rules={[needed]}>
          <Input autoFocus maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item name="login" label={texts.login} extra={texts.loginHint} rules={[needed]}>
          <Input maxLength={40} autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="roles"
          label={texts.roles}
          rules={[{ required: true, type: 'array', min: 1, message: texts.needsRole }]}
        >
          <Checkbox.Group<StaffRole>
            className="roles"
            options={EVERY_ROLE.map((role) => ({ value: role, label: nameIn(STAFF_ROLES[role], locale) }))}
          />
        </Form.Item>
        <Form.Item name="reason" label={frame.reason} rules={[needed]}>
          <Input.TextArea rows={2} maxLength={MAX_REASON} placeholder={frame.reasonHint} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
