import { screen, waitFor } from '@testing-library/react'
import type { RenderedPage } from './render-page.tsx'

/** Logs in over the page, by password. */
export async function logInOver(page: RenderedPage, name?: string, password?: string): Promise<void> {
  await logInHere(page, name, password)
  await waitFor(() => {
    if (screen.queryByRole('dialog') !== null) throw new Error('The login is still open')
  })
}

/** The same on its own page. */
export async function logInHere({ user }: RenderedPage, name = 'buyer_lin', password = 'lin-buys-1'): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: '密码登录' }))
  await user.type(screen.getByLabelText('用户名或手机号'), name)
  await user.type(screen.getByLabelText('密码'), password)
  await user.click(screen.getByRole('button', { name: '登录' }))
}
