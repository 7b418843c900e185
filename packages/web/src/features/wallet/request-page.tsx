import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BackBar, Screen } from '../../app/layout/screen.tsx'

interface RequestPageProps {
  readonly title: string
  /** Asking again, and what was asked for before. */
  readonly children: ReactNode
  /** One of those, with its steps. */
  readonly one: (id: string) => ReactNode
}

/** A page of requests, or with `?request=` a single one. */
export function RequestPage({ title, children, one }: RequestPageProps) {
  const [search] = useSearchParams()
  const id = search.get('request')
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      <div className="page">{id === null ? children : one(id)}</div>
    </Screen>
  )
}
