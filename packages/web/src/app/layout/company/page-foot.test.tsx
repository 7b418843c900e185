// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { toCompanyInfo } from '@diandu/core/company'
import { ok } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { renderPage, withPort } from '../../testing/render-page.tsx'
import { PageFoot } from './page-foot.tsx'

it('the foot of a public page leads to the operator, to privacy, to customer service and to the registration (COM-10)', async () => {
  await renderPage('/instrument', {
    beside: (
      <nav aria-label="foot">
        <PageFoot />
      </nav>
    ),
    change: withPort('company', {
      info: async () => ok(toCompanyInfo([{ flag: 'icp', contact: '闽ICP备12345678号' }])),
    }),
  })
  const foot = within(screen.getByRole('navigation', { name: 'foot' }))
  await foot.findByRole('link', { name: '闽ICP备12345678号' })
  expect(foot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user_center/about',
    '/user_center/aboutDetail?text=privacy',
    '/contact',
    'https://beian.miit.gov.cn/',
  ])
  expect(foot.getByRole('button', { name: 'English' })).toBeTruthy()
})
