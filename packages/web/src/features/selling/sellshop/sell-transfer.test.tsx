// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { aSellForm } from '@diandu/core/testing'
import { sellDraftText, type SellForm } from '@diandu/core/selling'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../app/testing/render-page.tsx'

afterEach(() => localStorage.clear())

async function openStep(change: Partial<SellForm>) {
  const content = sellDraftText(aSellForm(change))
  localStorage.setItem(
    'diandu_draft_sell',
    JSON.stringify({ of: '', revision: 0, isSynced: false, startedAt: 7, content }),
  )
  const page = await renderPage('/sellshop?step=transfer')
  const verdict = await screen.findByText('能不能过户')
  return { page, verdict: within(verdict.closest('div') as HTMLElement) }
}

it('the verdict follows the way that the seller chooses, and leads to the tool with these choices (TRF-11)', async () => {
  const { page, verdict } = await openStep({ platform: '32', transferWay: 'company-transfer' })
  expect(verdict.getByText('有条件过户')).toBeTruthy()
  expect(verdict.getByText('变更法定代表人')).toBeTruthy()
  expect(verdict.getByText('办理时间 3–5 个工作日 · 请向平台确认')).toBeTruthy()
  await page.user.click(screen.getByRole('radio', { name: /股权转让/ }))
  expect(verdict.getByText('还不能确定')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查其他过户方式' }).getAttribute('href')).toBe(
    '/instrument/transfer?platform=32&kind=flagship&holder=company',
  )
})

it('a form without a way of transfer says what to choose, and one without its holder what the answer depends on (TRF-8, TRF-11)', async () => {
  const { page, verdict } = await openStep({ platform: '32', transferWay: '', shopHolderKind: '' })
  expect(verdict.getByText(/^选好平台和过户方式/)).toBeTruthy()
  await page.user.click(screen.getByRole('radio', { name: /平台过户/ }))
  expect(verdict.getByText('还不能确定')).toBeTruthy()
  expect(verdict.getByText('结果要看：店铺主体')).toBeTruthy()
})
