import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DefaultLayout } from '../app/layouts/default-layout.tsx'
import { Card } from './card.tsx'
import { Carousel } from './carousel.tsx'
import { EndlessList } from './endless-list.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Price } from './price.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'
import { TabBar } from './tab-bar.tsx'
import { ToastViewport } from './toast-viewport.tsx'
import { TopBar } from './top-bar.tsx'

const words = { more: 'm', loading: 'l', end: 'e', failed: 'f', retry: 'r' }
const pull = { pull: 'p', release: 'r', refreshing: 'g', refresh: 'f' }

const pieces: readonly (readonly [string, ReactElement, string])[] = [
  ['layout', createElement(DefaultLayout, { skipLabel: 's', tabBar: null, children: '正文' }), '正文'],
  ['top bar', createElement(TopBar, { title: '店铺' }), '店铺'],
  ['tab bar', createElement(TabBar, { label: 'n', items: [{ key: 'h', label: '首页', icon: 'home', current: true, link: (parts) => createElement('a', { href: '/', ...parts }) }] }), 'aria-current="page"'],
  ['loading bar', createElement(LoadingBar, { busy: true, label: '加载中' }), '加载中'],
  ['card', createElement(Card, { children: '一家店' }), '一家店'],
  ['price', createElement(Price, { fen: 100, label: '一元' }), '一元'],
  ['carousel', createElement(Carousel, { label: 'c', slides: [{ key: 'a', label: 'a', content: '活动' }] }), '活动'],
  ['pull to refresh', createElement(PullToRefresh, { words: pull, onRefresh: () => Promise.resolve(), children: '列表' }), '列表'],
  ['endless list', createElement(EndlessList<string>, { label: 'l', items: ['甲'], keyOf: (item) => item, renderItem: (item) => item, state: 'idle', hasMore: true, onMore: () => undefined, words }), '甲'],
  ['toasts', createElement(ToastViewport, { label: '提示' }), '提示'],
]

it.each(pieces)('[UI-23] the %s renders without a document', (_name, piece, text) => {
  expect(typeof document).toBe('undefined')
  const html = renderToString(piece)
  expect(html).toContain(text)
  // A strict content policy refuses style attributes in a server's answer.
  expect(html).not.toContain('style=')
})
