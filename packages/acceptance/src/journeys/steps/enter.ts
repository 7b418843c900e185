import { solvePuzzle } from '../../browser/solve-puzzle.ts'
import { readCode } from '../../captcha/read-code.ts'
import { DEMO_PASSWORD } from '../../api/people.ts'
import type { Screen } from '../../other-browsers/screen.ts'

export interface Newcomer {
  readonly username: string
  readonly mobile: string
  readonly password: string
}

/** From the register page to the welcome page. */
export async function register(
  page: Screen,
  { username, mobile, password }: Newcomer,
  atForm: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByLabel('用户名', { exact: true }).fill(username)
  await page.getByLabel('手机号', { exact: true }).fill(mobile)
  await requestCode(page, mobile)
  await page.getByLabel('登录密码', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await atForm()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await page.waitForURL('**/register_success')
}

/** Solves the puzzle, waits for the message, and types the code that it holds into the field of that name. */
export async function requestCode(
  page: Screen,
  mobile: string,
  atPuzzle: () => Promise<void> = async () => undefined,
  field = '短信验证码',
): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click()
  const puzzle = page.getByRole('dialog', { name: '拼好图，再发验证码' })
  await puzzle.waitFor()
  await atPuzzle()
  await solvePuzzle(page)
  await puzzle.waitFor({ state: 'hidden' })
  const code = await readCode(new URL(page.url()).origin, mobile)
  await page.getByLabel(field).fill(code)
}

export async function logInOnPage(page: Screen, name: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('用户名或手机号').fill(name)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Every address but that of the login. */
const OFF_LOGIN = /^[^/]+\/\/[^/]+\/(?!login\b)/

/** The login that lies over the page that asked for it. */
export const loginOver = (page: Screen) => page.getByRole('dialog', { name: '登录 / 注册' })

/** The same, or the page of the login: a link leads there that is followed before its part of a page has hydrated. */
export async function logInOver(page: Screen, name: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByRole('radio', { name: '密码登录' }).check({ force: true })
  await logInOnPage(page, name, password)
  await loginOver(page).waitFor({ state: 'hidden' })
  await page.waitForURL(OFF_LOGIN)
}
