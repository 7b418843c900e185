// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { findViolations } from '../app/testing/find-violations.ts'
import { MemoryServices } from '../app/testing/memory-services.tsx'
import { PageFailureBoundary } from './page-failure.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function showFailureOf(error: unknown): void {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const Broken = () => {
    throw error
  }
  render(
    <MemoryServices>
      <MemoryRouter>
        <PageFailureBoundary at="/">
          <Broken />
        </PageFailureBoundary>
      </MemoryRouter>
    </MemoryServices>,
  )
}

it('a page that broke says that the fault is ours, with a heading and a way on', async () => {
  showFailureOf(new TypeError('x is undefined'))
  expect((await screen.findByRole('alert')).textContent).toContain('服务器出了点问题')
  expect(screen.getByRole('heading', { level: 1, name: '没有打开' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '刷新' })).toBeTruthy()
  expect(await findViolations()).toEqual([])
})

it('code that did not come without a network says so and keeps the page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  showFailureOf(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
  expect((await screen.findByRole('alert')).textContent).toContain('网络没有连上')
  expect(sessionStorage).toHaveLength(0)
})
