// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryVisit } from '../../testing/memory-visit.tsx'
import { describe, expect, it } from 'vitest'
import type { Failure } from '@diandu/core/kernel'
import { refused } from '@diandu/core/kernel'
import { describe as describeBadGateway } from './bad-gateway-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { findViolations, renderPage } from '../../testing/render-page.tsx'
import { MemoryServices } from '../../testing/memory-services.tsx'
import { matchRoute } from '../../../routes/prefetch-page.ts'
import type { Visit } from '../../../router/page.ts'
import type { Locale } from '../../../messages/messages.ts'

function showError(failure: Failure, locale: Locale = 'en') {
  const visit = createMemoryVisit(['/'])
  render(
    <MemoryServices locale={locale}>
      <visit.Router>
        <ErrorPage failure={failure} />
      </visit.Router>
    </MemoryServices>,
  )
}

describe('the error page', () => {
  const WORDS: readonly (readonly [string, Failure, string])[] = [
    ['404', { kind: 'http', status: 404 }, 'This page could not be found'],
    ['500', { kind: 'http', status: 500 }, 'Something went wrong on our side'],
    ['100000', { kind: 'login-required' }, 'Please log in before proceeding'],
    ['429', { kind: 'too-many-requests' }, 'Too many requests. Please wait a moment'],
    ['an unknown code', { kind: 'unrecognised', code: '4041' }, 'Something went wrong on our side'],
  ]
  it.each(WORDS)('of %s has its words, a picture, and a way home', (_, failure, messages) => {
    showError(failure)
    const alert = screen.getByRole('alert')
    expect([alert.querySelector('p')?.textContent, alert.querySelectorAll('svg[viewBox="0 0 120 88"]').length]).toEqual(
      [messages, 1],
    )
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  })

  it('says what the server said', () => {
    showError(refused('other' as never, '系统升级中，请稍候'), 'zh-CN')
    expect(screen.getByRole('alert').textContent).toContain('系统升级中，请稍候')
  })

  it('says its status, and what the server said with it, in the language that it was said in (WEB-120)', () => {
    const failure: Failure = { kind: 'http', status: 503, message: '正在维护，十点恢复' }
    showError(failure, 'zh-CN')
    expect(screen.getByRole('alert').textContent).toContain('正在维护，十点恢复状态码 503')
    cleanup()
    showError(failure)
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our sideStatus 503')
  })

  it('leads to the login where one is needed, and to another try anywhere else, never to both', () => {
    showError({ kind: 'login-required' })
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
    cleanup()
    showError({ kind: 'http', status: 500 })
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
  })
})

it.each<readonly [string, Failure, boolean]>([
  ['what is not found', { kind: 'http', status: 404 }, false],
  ['a server that does not answer', { kind: 'http', status: 502 }, true],
  ['no network', { kind: 'offline' }, true],
])('the page for %s has a search, customer service and the way home (WEB-146)', async (_what, failure, isTried) => {
  showError(failure)
  const search = await screen.findByRole('search')
  expect([search.getAttribute('action'), search.querySelector('input')?.name]).toEqual(['/lists', 'q'])
  expect(screen.getAllByRole('link', { name: 'Contact support' }).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
  expect(screen.queryByText('This page opens by itself as soon as it can.') !== null).toBe(isTried)
  expect(await findViolations()).toEqual([])
})

it.each(['zh-CN', 'en'] as const)(
  'the search of an error page is named in full and hints in few words, which a narrow phone shows whole, in %s (WEB-146)',
  (locale) => {
    showError({ kind: 'http', status: 502 }, locale)
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    const widthEm = [...field.placeholder].reduce((sum, sign) => sum + (/[\p{Script=Han}、]/u.test(sign) ? 1 : 0.55), 0)
    expect(widthEm).toBeLessThan(10)
    expect(field.getAttribute('aria-label')).toContain(field.placeholder)
  },
)

it('/502 says that the server does not answer, with that status, in the layout for errors', async () => {
  await renderPage('/502')
  expect(screen.getByRole('heading', { level: 1, name: '服务暂时没有回应' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('服务器出了点问题')
  expect(describeBadGateway({} as Visit)).toEqual({ status: 502 })
  expect(matchRoute('/502')?.route.layout).toBe('error')
})
