import { Result } from 'antd'
import { Link } from 'react-router-dom'
import { frameMessages } from '../../messages/frame.messages.ts'
import { useMessages } from '../preferences.tsx'

export function NoSuchPage() {
  const texts = useMessages(frameMessages)
  return (
    <Result
      status="404"
      title={<h1 className="result-title">{texts.notFound}</h1>}
      extra={<Link to="/">{texts.toToday}</Link>}
    />
  )
}
