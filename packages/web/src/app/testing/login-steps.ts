import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { RenderedPage } from './render-page.tsx'

/** The id of the puzzle that is shown, read from its picture. */
export async function shownPuzzleId(): Promise<string> {
  const picture = await waitFor(() => {
    const found = document.querySelector('[role=dialog] image')
    if (found === null) throw new Error('No puzzle is shown')
    return found
  })
  return /captcha\/(\w+)\//.exec(picture.getAttribute('href') ?? '')?.[1] ?? ''
}

/** Slides the piece, by keyboard as some people do, and hands it in. `miss` leaves it that many pixels away. */
export async function solveCaptcha({ market }: Pick<RenderedPage, 'market'>, miss = 0): Promise<void> {
  const place = market.solve(await shownPuzzleId())
  if (place === undefined) throw new Error('The market knows no such puzzle')
  const slider = await screen.findByRole('slider')
  fireEvent.input(slider, { target: { value: String(place + miss) } })
  fireEvent.keyDown(slider, { key: 'Enter' })
}

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
