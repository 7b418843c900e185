import { STAFF_ACTS, STAFF_ROLES, type StaffAct } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { Result, Space, Tag } from 'antd'
import { Link } from 'react-router-dom'
import { frameMessages } from '../../messages/frame.messages.ts'
import { useMessages, usePreferences } from '../preferences.tsx'

/** In the place of a page that none of the person's roles may see. */
export function NotForRole({ act }: { readonly act: StaffAct }) {
  const texts = useMessages(frameMessages)
  const { locale } = usePreferences()
  return (
    <Result
      status="403"
      title={<h1 className="result-title">{texts.notForRole}</h1>}
      subTitle={texts.whoMay}
      extra={
        <Space orientation="vertical" size="middle">
          <Space wrap>
            {STAFF_ACTS[act].roles.map((role) => (
              <Tag key={role}>{nameIn(STAFF_ROLES[role], locale)}</Tag>
            ))}
          </Space>
          <Link to="/">{texts.toToday}</Link>
        </Space>
      }
    />
  )
}
