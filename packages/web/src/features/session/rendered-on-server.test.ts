import { expect, it } from 'vitest'
import { createPageRenderer } from '../../entry-server.tsx'

const renderPage = createPageRenderer(() => Promise.reject(new Error('These pages ask for nothing')), Date.now)

it.each([
  ['/login', '', '欢迎回来'],
  ['/login', 'diandu_lang=en', 'Welcome back'],
  ['/register_account', '', '一分钟，开个账号'],
  ['/register_success', '', '还没有登录'],
  ['/forget_password', '', '重设登录密码'],
  ['/bind_phone', 'diandu_lang=en', 'Add phone number'],
  ['/user_center/setting', 'diandu_lang=en; diandu_theme=dark', 'Appearance'],
])('%s with %j says %s', async (path, cookies, messages) => {
  expect(typeof document).toBe('undefined')
  const page = await renderPage({ path, cookies })
  expect(page.status).toBe(200)
  expect(page.html).toContain(messages)
  expect(page.html).not.toContain('style=')
})

it('the rendered theme is the chosen one', async () => {
  const page = await renderPage({ path: '/user_center/setting', cookies: 'diandu_theme=dark' })
  expect(page.html).toMatch(/<input[^>]*value="dark"[^>]*checked|<input[^>]*checked[^>]*value="dark"/)
})

it('large type is rendered for a visitor who chose it', async () => {
  expect((await renderPage({ path: '/login', cookies: 'diandu_type=large' })).typeSize).toBe('large')
  expect((await renderPage({ path: '/login', cookies: '' })).typeSize).toBe('regular')
})

it.each(['/login', '/register_account', '/forget_password', '/bind_phone'])(
  'a form of %s that is sent too early carries nothing into an address',
  async (path) => {
    const page = await renderPage({ path, cookies: '' })
    expect(page.html).toMatch(/<form[^>]*method="post"/)
  },
)
