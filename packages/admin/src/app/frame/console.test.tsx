import { mayDo, EVERY_ROLE, WORK_QUEUES } from '@diandu/core/admin'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frameMessages, type PageName } from '../../messages/frame.messages.ts'
import { aCase, aSelf, CODE, PASSWORD } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'
import { isCasePage, PAGES, type ConsolePage } from '../pages.ts'

const texts = frameMessages['zh-CN']
const nameOf = (page: ConsolePage) =>
  isCasePage(page) ? WORK_QUEUES[page.name].names.zh : texts.pages[page.name as PageName]

it('each page has a letter of its own', () => {
  const letters = PAGES.map(({ letter }) => letter)
  expect(new Set(letters).size).toBe(letters.length)
})

it('the menu has exactly the pages whose act the roles may do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...EVERY_ROLE)), async (roles) => {
      openConsole('/', { self: aSelf(...roles) })
      const menu = await screen.findByRole('navigation', { name: texts.menu })
      const links = within(menu)
        .queryAllByRole('link')
        .map((link) => link.textContent)
      const allowed = PAGES.filter(({ act }) => mayDo(roles, act)).map(nameOf)
      expect(links).toEqual(allowed)
      cleanup()
    }),
    { numRuns: 15 },
  )
})

it('a page of another role answers that it is not for this one, with the roles that may', async () => {
  openConsole('/log', { self: aSelf('reviewer') })
  await screen.findByText(texts.notForRole)
  for (const name of ['审计', '人员管理']) screen.getByText(name)
})

it('an address that is no page says so', async () => {
  openConsole('/nowhere')
  await screen.findByText(texts.notFound)
})

async function logIn(user: ReturnType<typeof openConsole>['user'], login: string | undefined, code: string) {
  if (login !== undefined) await user.type(await screen.findByLabelText('登录名'), login)
  await user.type(await screen.findByLabelText('密码'), PASSWORD)
  await user.type(screen.getByLabelText('六位验证码'), `${code}{Enter}`)
}

it('a login leads to the page of the address', async () => {
  const { user, state } = openConsole('/listings', { self: null })
  await logIn(user, 'lina', CODE)
  await screen.findByRole('heading', { name: '上架审核' })
  expect(state.self?.login).toBe('lina')
})

it('a failed login says why in its place, and leaves what was typed but for the code', async () => {
  const { user } = openConsole('/', { self: null })
  await logIn(user, 'lina', '000000')
  await screen.findByText('账号、密码或验证码不正确')
  expect(['登录名', '密码', '六位验证码'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual(
    ['lina', PASSWORD, ''],
  )
})

it('a lapsed session shows the login over the page, and the act goes on by itself', async () => {
  const { user, state, calls, here } = openConsole('/listings/c1', { cases: { listings: [aCase(1), aCase(2)] } })
  const accept = await screen.findByRole('button', { name: /通过\s*a/ })
  state.isLapsed = true
  await user.click(accept)
  const dialog = await screen.findByRole('dialog', { name: '登录已过期' })
  within(dialog).getByText('李娜 · lina')
  await logIn(user, undefined, CODE)
  await waitFor(() =>
    expect(calls).toEqual([
      ['decide', 'listings', { id: 'c1', version: '1', decision: 'accept', words: '', fields: {} }],
    ]),
  )
  expect(here()).toBe('/listings/c2')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '登录已过期' })).toBeNull())
})

it('leaving the login of a lapsed session shows the login page', async () => {
  const { user, state } = openConsole('/listings/c1', { cases: { listings: [aCase(1)] } })
  const accept = await screen.findByRole('button', { name: /通过\s*a/ })
  state.isLapsed = true
  await user.click(accept)
  await user.click(await screen.findByRole('button', { name: '换一个账号' }))
  await screen.findByRole('heading', { name: '登录管理台' })
})

it('the language is stored, and everything is in it at once', async () => {
  const { user, store } = openConsole('/')
  await user.click(await screen.findByRole('button', { name: 'English' }))
  await screen.findByRole('heading', { name: 'Today' })
  expect([store.read('diandu-console-language'), document.documentElement.lang]).toEqual(['en', 'en'])
})

it('dark colours are stored', async () => {
  const { user, store } = openConsole('/')
  await user.click(await screen.findByRole('switch', { name: '深色' }))
  expect([store.read('diandu-console-dark'), document.documentElement.dataset['theme']]).toEqual(['true', 'dark'])
})

it('logging out ends the session and shows the login', async () => {
  const { user, state } = openConsole('/')
  await user.click(await screen.findByRole('button', { name: '李娜' }))
  await user.click(await screen.findByText('退出登录'))
  await screen.findByRole('heading', { name: '登录管理台' })
  expect(state.self).toBeNull()
})

it.each(PAGES.map((page) => [page.letter, page.name, page] as const))('g %s goes to %s', async (letter, _, page) => {
  const { user } = openConsole('/nowhere', { self: aSelf(...EVERY_ROLE) })
  await screen.findByText(texts.notFound)
  await user.keyboard(`g${letter}`)
  await screen.findByRole('heading', { name: nameOf(page) })
})

it('keys do nothing while a field is typed in, and / leads to the search', async () => {
  const { user, here } = openConsole('/people', { self: aSelf('support') })
  const field = await screen.findByRole('searchbox')
  await user.keyboard('/')
  expect(document.activeElement).toBe(field)
  await user.keyboard('gt?{Enter}')
  await screen.findByText('138****0001')
  expect(here()).toBe('/people?q=gt%3F')
})

it('? shows the keys of the pages that the roles may see', async () => {
  const { user } = openConsole('/', { self: aSelf('cashier') })
  await screen.findByRole('heading', { name: '今日' })
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: '键盘快捷键' })
  within(dialog).getByText('g w')
  expect(within(dialog).queryByText('g o')).toBeNull()
})

it('a server that cannot be reached is reported, and called again by a press', async () => {
  const { user, state } = openConsole('/people', { isAway: true })
  await screen.findByText('没有连上服务器，请检查网络后再试')
  state.isAway = false
  await user.click(screen.getByRole('button', { name: '再试一次' }))
  await screen.findByText(texts.notForRole)
})
