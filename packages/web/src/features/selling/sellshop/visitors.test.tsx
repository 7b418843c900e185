// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aSellForm } from '@diandu/core/testing'
import { sellDraftText } from '@diandu/core/selling'
import { LoginHost } from '../../../app/entrance/login/login-host.tsx'
import { logInOver } from '../../../app/testing/login-steps.ts'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { renderPage } from '../../../app/testing/render-page.tsx'

const keepDraft = (content: string) =>
  localStorage.setItem(
    'diandu_draft_sell',
    JSON.stringify({ of: '', revision: 0, isSynced: false, startedAt: 7, content }),
  )

it('a visitor hands in a filled form once, by the login over it; another draft of theirs is never sent for it (SES-55)', async () => {
  const market = openTestMarket()
  const { buyer } = market
  const listings = async () => {
    const mine = await buyer.device.selling.list(null, null)
    return mine.ok ? mine.value.items.length : undefined
  }
  const handIn = async () => {
    keepDraft(sellDraftText(aSellForm({ consent: '' })))
    const page = await renderPage('/sellshop?step=contact', { market, beside: <LoginHost /> })
    await screen.findByText('接着上次的草稿填写。')
    await page.user.click(screen.getByRole('checkbox'))
    await page.user.dblClick(screen.getByRole('button', { name: '提交审核' }))
    await logInOver(page)
    return page
  }
  const page = await handIn()
  await waitFor(() => expect(page.address()).toMatch(/^\/user_center\/shops\/sale-/))
  expect(await listings()).toBe(1)
  page.unmount()
  localStorage.clear()
  await buyer.device.sellDrafts.save(0, sellDraftText(aSellForm({ title: '另一台手机上的标题' })))
  const again = await handIn()
  await again.user.click(await screen.findByRole('button', { name: '用另一份' }))
  await waitFor(() => expect(screen.queryByText('另一台设备上也改过这份草稿')).toBeNull())
  expect(again.address()).toBe('/sellshop?step=contact')
  expect(await listings()).toBe(1)
})

it('a visitor who wants to add photos finds their place under the finger after the login (SES-55)', async () => {
  const page = await renderPage('/sellshop', { beside: <LoginHost /> })
  await page.user.click(await screen.findByRole('button', { name: '去登录' }))
  await logInOver(page)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('照片 1 拍照或从相册选择')))
})
