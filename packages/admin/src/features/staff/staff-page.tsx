import { STAFF_ROLES, type StaffMember } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Button, Space, Table, Tag } from 'antd'
import { useState } from 'react'
import { useMay, useSignedIn } from '../../app/access/self.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { staffMessages } from '../../messages/staff.messages.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkButton } from './link-button.tsx'
import { RolesDialog } from './roles-dialog.tsx'

export function StaffPage() {
  const { pages } = useMessages(frameMessages)
  const { staff } = usePorts()
  const texts = useMessages(staffMessages)
  const mayInvite = useMay()('invite-staff')
  const [isInviting, setInviting] = useState(false)
  const all = useLoad(['staff'], staff.all)
  return (
    <>
      <h1>{pages.staff}</h1>
      {mayInvite && (
        <Button className="page-act" type="primary" onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      <Loaded query={all}>{(members) => <StaffTable members={members} />}</Loaded>
    </>
  )
}

function StaffTable({ members }: { readonly members: readonly StaffMember[] }) {
  const texts = useMessages(staffMessages)
  const { acts } = useMessages(frameMessages)
  const { locale } = usePreferences()
  const { self } = useSignedIn()
  const mayPropose = useMay()('change-roles')
  const [changed, change] = useState<StaffMember>()
  return (
    <>
      <Table<StaffMember>
        size="small"
        rowKey="staffId"
        pagination={false}
        dataSource={[...members]}
        columns={[
          { title: texts.name, dataIndex: 'name', className: 'nowrap' },
          { title: texts.login, dataIndex: 'login', className: 'nowrap' },
          {
            title: texts.roles,
            render: (_, { roles }) => (
              <Space size={4} wrap>
                {roles.map((role) => (
                  <Tag key={role} color="blue">
                    {nameIn(STAFF_ROLES[role], locale)}
                  </Tag>
                ))}
              </Space>
            ),
          },
          {
            title: texts.status,
            render: (_, { status, isDormant, isInvited }) => (
              <Space size={4}>
                <Tag color={status === 'active' ? 'success' : 'default'}>{texts.states[status]}</Tag>
                {isInvited && <Tag color="processing">{texts.invited}</Tag>}
                {isDormant && <Tag color="warning">{texts.dormant}</Tag>}
              </Space>
            ),
          },
          {
            title: texts.lastSeen,
            dataIndex: 'lastSeenAt',
            render: (at: number) => (at === 0 ? texts.never : formatTime(at, 'yyyy-mm-dd hh:mm')),
          },
          ...(mayPropose
            ? [
                {
                  key: 'act',
                  title: acts,
                  render: (_: unknown, member: StaffMember) =>
                    member.staffId === self.staffId ? (
                      <Tag>{texts.self}</Tag>
                    ) : (
                      <Space size={4} wrap>
                        <Button size="small" onClick={() => change(member)}>
                          {texts.propose}
                        </Button>
                        {member.isInvited && <LinkButton member={member} />}
                      </Space>
                    ),
                },
              ]
            : []),
        ]}
      />
      {changed !== undefined && <RolesDialog member={changed} onClose={() => change(undefined)} />}
    </>
  )
}
