import type { ReactNode } from 'react'
import type { LinkProps } from '../src/ui/actions/link-props.ts'
import { IconButton } from '../src/ui/actions/icon-button.tsx'
import { TabBar } from '../src/ui/navigation/tab-bar.tsx'
import { TopBar } from '../src/ui/navigation/top-bar.tsx'

/** Where the app would pass the router's Link. */
export const to =
  (screen: string) =>
  ({ children, ...parts }: LinkProps) => (
    <a href={`?screen=${screen}`} {...parts}>
      {children}
    </a>
  )

export const back = <IconButton icon="back" label="返回" link={to('market')} />

export function Bar({ title, end }: { readonly title: string; readonly end?: ReactNode }) {
  return <TopBar title={title} start={back} end={end} />
}

export function Tabs({ current }: { readonly current: string }) {
  const item = (key: string, label: string, icon: 'home' | 'market' | 'inbox' | 'orders' | 'person') => ({
    key,
    label,
    icon,
    link: to(key),
    current: key === current,
  })
  return (
    <TabBar
      label="主导航"
      items={[
        item('market', '首页', 'home'),
        item('pieces', '市场', 'market'),
        item('states', '消息', 'inbox'),
        item('order', '订单', 'orders'),
        item('login', '我的', 'person'),
      ]}
    />
  )
}
