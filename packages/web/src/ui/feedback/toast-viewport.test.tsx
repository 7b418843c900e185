// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ToastViewport } from './toast-viewport.tsx'
import { toasts } from './toasts.ts'

afterEach(() => {
  for (const toast of toasts.current()) toasts.dismiss(toast.id)
})

const shown = () => [...screen.getByRole('status', { name: '提示' }).children].map((toast) => toast.textContent)

it('announces, shows the same words once, keeps three', () => {
  render(<ToastViewport label="提示" />)
  expect(shown()).toEqual([])
  act(() => {
    toasts.show('复制成功')
    toasts.show('网络断了')
    toasts.show('复制成功')
  })
  expect(shown()).toEqual(['网络断了', '复制成功'])
  act(() => {
    toasts.show('一')
    toasts.show('二')
  })
  expect(shown()).toEqual(['复制成功', '一', '二'])
})

it('a toast from before the viewport came is still shown', () => {
  toasts.show('登录已过期')
  render(<ToastViewport label="提示" />)
  expect(shown()).toEqual(['登录已过期'])
})
