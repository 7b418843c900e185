// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { wantedPage } from './offline-page.tsx'

it.each([
  ['zh-CN', '网络未连接', '去首页'],
  ['en', 'You’re offline', 'Go to home page'],
] as const)('says in %s that there is no network, without a violation', async (locale, title, home) => {
  await renderPage('/offline', { locale })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByRole('button', { name: home })).toBeTruthy()
  expect(await findViolations()).toEqual([])
})

it.each([
  ['?from=%2Fshop%2Fa%3Fx%3D1', '/shop/a?x=1'],
  ['?from=%2F%2Fevil.example%2Fa', undefined],
  ['?from=https%3A%2F%2Fevil.example', undefined],
  ['?from=%2F%5Cevil.example', undefined],
  ['?from=javascript%3Aalert(1)', undefined],
  ['?from=%2Foffline', undefined],
  ['', undefined],
])('the page that is wanted in %s is %s (OFL-2)', (search, wanted) => {
  expect(wantedPage(search, 'https://market.example')).toBe(wanted)
})
