// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { fail } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import type { Ports } from '../../../composition/ports.ts'
import { openTestMarket } from '../../testing/open-test-market.ts'
import { renderPage } from '../../testing/render-page.tsx'

type Call = (...given: never[]) => Promise<unknown>

/** Each page with a part beside what it is about, the call of that part, and what says that it is missing. */
const PARTS: readonly (readonly [string, keyof Ports, string, string])[] = [
  ['/shop/shop-0001', 'catalog', 'similar', '这一部分没有加载出来'],
  ['/mainCategory', 'company', 'advisers', '这一部分没有加载出来'],
  ['/supplierService/design', 'customerService', 'contact', '这一部分没有加载出来'],
  ['/tmall', 'catalog', 'platformSummary', '这一部分没有加载出来'],
  ['/user_center/shops/shop-0001', 'comparables', 'related', '这一部分没有加载出来'],
  ['/taobao', 'articles', 'categories', '主题没有加载出来'],
  [
    '/sellshop?step=money&platform=1&kind=flagship&industry=womenswear',
    'comparables',
    'priceHint',
    '价格参考没有加载出来',
  ],
]

it.each(PARTS)(
  '%s says that its part of %s.%s did not come, and asks again (WEB-130)',
  async (path, port, name, words) => {
    const market = openTestMarket()
    let failures = 1
    const page = await renderPage(path, {
      market,
      person: market.seller,
      change: (ports) => {
        const calls = ports[port] as unknown as Readonly<Record<string, Call>>
        const answer: Call = (...given) =>
          failures-- > 0
            ? Promise.resolve(fail({ kind: 'http', status: 400 }))
            : (calls[name]?.(...given) ?? Promise.reject(new Error(`No call ${name}`)))
        return { ...ports, [port]: { ...calls, [name]: answer } }
      },
    })
    const alert = (await screen.findByText(words)).closest('[role="alert"]')
    await page.user.click(alert?.querySelector('button') ?? document.body)
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
    expect(failures).toBeLessThan(0)
  },
)
