// @vitest-environment node
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Screen } from '../app/layout/screen.tsx'
import { Card } from './lists/section.tsx'
import { Carousel } from './pictures/carousel.tsx'
import { EndlessList } from './lists/endless-list.tsx'
import { LoadingBar } from './feedback/loading-bar.tsx'
import { Price } from './figures/price.tsx'
import { PullToRefresh } from './lists/pull-to-refresh.tsx'
import { TabBar } from './navigation/tab-bar.tsx'
import { ToastViewport } from './feedback/toast-viewport.tsx'
import { TopBar } from './navigation/top-bar.tsx'

const messages = { more: 'm', loading: 'l', end: 'e', failed: 'f', retry: 'r' }
const pull = { pull: 'p', release: 'r', refreshing: 'g', refresh: 'f' }

const pieces: readonly (readonly [string, () => ReactElement, string])[] = [
  ['screen', () => <Screen>正文</Screen>, '正文'],
  ['top bar', () => <TopBar title="店铺" />, '店铺'],
  [
    'tab bar',
    () => (
      <TabBar
        label="n"
        items={[
          {
            key: 'h',
            label: '首页',
            icon: 'home',
            current: true,
            link: ({ children, ...parts }) => (
              <a href="/" {...parts}>
                {children}
              </a>
            ),
          },
        ]}
      />
    ),
    'aria-current="page"',
  ],
  ['loading bar', () => <LoadingBar busy label="加载中" />, '加载中'],
  ['card', () => <Card>一家店</Card>, '一家店'],
  ['price', () => <Price fen={100} label="一元" />, '一元'],
  ['carousel', () => <Carousel label="c" slides={[{ key: 'a', label: 'a', content: '活动' }]} />, '活动'],
  [
    'pull to refresh',
    () => (
      <PullToRefresh messages={pull} onRefresh={() => Promise.resolve()}>
        列表
      </PullToRefresh>
    ),
    '列表',
  ],
  [
    'endless list',
    () => (
      <EndlessList
        label="l"
        items={['甲']}
        keyOf={(item) => item}
        renderItem={(item) => item}
        state="idle"
        hasMore
        onMore={() => undefined}
        messages={messages}
      />
    ),
    '甲',
  ],
  ['toasts', () => <ToastViewport label="提示" />, '提示'],
]

it.each(pieces)('the %s renders without a document', (_name, piece, text) => {
  expect(typeof document).toBe('undefined')
  const html = renderToString(piece())
  expect(html).toContain(text)
  // A strict content policy refuses style attributes in a server's answer.
  expect(html).not.toContain('style=')
})
