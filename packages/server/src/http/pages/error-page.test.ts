import { expect, it } from 'vitest'
import { errorPage } from './error-page.ts'

const COMPANY = [
  { flag: 'company_name', contact: '渡口 <b>&' },
  { flag: 'icp', contact: '闽ICP备12345678号' },
  { flag: 'bottom_phone', contact: '0591-12345678' },
]

it.each([500, 503] as const)(
  'the page of status %i names the company, its registration and its phone (COM-7)',
  (status) => {
    const html = errorPage(status, COMPANY)
    for (const line of ['渡口 &lt;b&gt;&amp;', '闽ICP备12345678号', '0591-12345678'])
      expect(html).toContain(`<p>${line}</p>`)
    expect(html).not.toContain('<b>')
    expect(errorPage(status, [])).not.toContain('<footer>')
  },
)
