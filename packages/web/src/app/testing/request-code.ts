import { screen, waitFor } from '@testing-library/react'
import type { RenderedPage } from './render-page.tsx'
import { solveCaptcha } from './solve-captcha.ts'

/** Gets a code for a mobile and types it: the puzzle first, then the digits that the market sent. */
export async function requestCode(page: RenderedPage, mobile: string, label = '短信验证码'): Promise<void> {
  await page.user.click(screen.getByRole('button', { name: /获取验证码|重新获取/ }))
  await solveCaptcha(page)
  await screen.findByText(/已发到/)
  await waitFor(() => {
    if (screen.queryByRole('dialog') !== null) throw new Error('The puzzle still stands there')
  })
  await page.user.type(screen.getByLabelText(label), page.market.readCode(mobile) ?? '')
}
