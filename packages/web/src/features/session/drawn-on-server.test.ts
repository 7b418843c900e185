import { expect, it } from 'vitest'
import { drawPage } from '../../entry-server.tsx'

const ask = () => Promise.reject(new Error('These pages ask for nothing'))

it.each([
  ['/login', '', '欢迎回来'],
  ['/login', 'diandu_lang=en', 'Welcome back'],
  ['/register_account', '', '一分钟，开个账号'],
  ['/register_success', '', '还没有登录'],
  ['/forget_password', '', '重设登录密码'],
  ['/bind_phone', 'diandu_lang=en', 'Add a mobile'],
  ['/user_center/setting', 'diandu_lang=en; diandu_theme=dark', 'Appearance'],
])('[WSE-34] %s with %j says %s', async (path, cookies, words) => {
  expect(typeof document).toBe('undefined')
  const page = await drawPage({ path, cookies, ask })
  expect(page.status).toBe(200)
  expect(page.html).toContain(words)
  expect(page.html).not.toContain('style=')
})

it('[WSE-34] the drawn theme is the chosen one', async () => {
  const page = await drawPage({ path: '/user_center/setting', cookies: 'diandu_theme=dark', ask })
  expect(page.html).toMatch(/<input[^>]*value="dark"[^>]*checked|<input[^>]*checked[^>]*value="dark"/)
})

it('[SAF-36] large type is drawn for who chose it', async () => {
  expect((await drawPage({ path: '/login', cookies: 'diandu_type=large', ask })).typeSize).toBe('large')
  expect((await drawPage({ path: '/login', cookies: '', ask })).typeSize).toBe('regular')
})

it.each(['/login', '/register_account', '/forget_password', '/bind_phone'])('[WSE-34] a form of %s that is sent too early carries nothing into an address', async (path) => {
  const page = await drawPage({ path, cookies: '', ask })
  expect(page.html).toMatch(/<form[^>]*method="post"/)
})
