// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Profiles } from '@diandu/core/account'
import { findViolations, renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { pictureFile, readingPictures } from '../../../app/testing/choose-picture.ts'

const PATH = '/user_center/user_setting'

async function openProfile(change: (profiles: Profiles) => Partial<Profiles> = () => ({})) {
  const market = openTestMarket()
  return renderPage(PATH, {
    market,
    person: market.buyer,
    change: (ports) => readingPictures({ ...ports, profiles: { ...ports.profiles, ...change(ports.profiles) } }),
  })
}

const chooseAvatar = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('换头像'), { target: { files: [file] } })
const name = () => screen.getByLabelText<HTMLInputElement>('用户名')
const save = ({ user }: RenderedPage) => user.click(screen.getByRole('button', { name: '保存用户名' }))
const toastTexts = () => toasts.current().map(({ text }) => text)
const avatar = async ({ market }: RenderedPage) => {
  const profile = await market.buyer.device.profiles.profile()
  return profile.ok ? profile.value.avatarUrl : undefined
}

it('a new picture is previewed, taken back, and used (ACC-23)', async () => {
  const page = await openProfile()
  await chooseAvatar(pictureFile())
  await screen.findByText('新头像，还没有保存')
  expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:look')
  expect(await avatar(page)).toBeNull()
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '撤销' }))
  expect(document.querySelector('img')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('换头像'))
  await chooseAvatar(pictureFile())
  await page.user.dblClick(await screen.findByRole('button', { name: '用这张' }))
  await waitFor(() => expect(toastTexts()).toContain('头像已更换'))
  expect(await avatar(page)).toMatch(/^\/pictures\//)
  expect(screen.queryByRole('button', { name: '用这张' })).toBeNull()
})

it('a picture that could not be made the avatar is still there to be tried again (ACC-23)', async () => {
  let isOffline = true
  const page = await openProfile((profiles) => ({
    setAvatar: (picture) =>
      isOffline ? Promise.resolve({ ok: false, failure: { kind: 'offline' } }) : profiles.setAvatar(picture),
  }))
  await chooseAvatar(pictureFile())
  await page.user.click(await screen.findByRole('button', { name: '用这张' }))
  await screen.findByText(/头像没有换成/)
  isOffline = false
  await page.user.click(screen.getByRole('button', { name: '用这张' }))
  await waitFor(() => expect(screen.queryByText(/头像没有换成/)).toBeNull())
  expect(await avatar(page)).toMatch(/^\/pictures\//)
})

it('a file that is no picture is refused as an avatar', async () => {
  await openProfile()
  await chooseAvatar(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
  await screen.findByText('图片格式错误，请换一张 JPG 或 PNG 图片')
  expect(screen.queryByRole('button', { name: '用这张' })).toBeNull()
})

it('a new name counts at once on this device (ACC-22)', async () => {
  const page = await openProfile()
  await screen.findByLabelText('用户名')
  await page.user.clear(name())
  await page.user.type(name(), '林小满_2')
  await save(page)
  await waitFor(() => expect(page.session.user()?.username).toBe('林小满_2'))
  expect(page.ports.sessionStore.readToken()).toBeDefined()
  expect(toastTexts()).toContain('用户名已保存，下次登录用它')
  expect(name().value).toBe('林小满_2')
})

it.each([
  ['buyer_lin', '和现在的用户名一样'],
  ['林', '至少 4 位'],
  ['<b>lin</b>', '只能用字母、数字、下划线和汉字，不能是纯数字'],
  ['a'.repeat(21), '最多 20 位'],
  ['seller_zhou', '该用户名已被使用'],
])('%s is told wrong at the field, which has the focus (ACC-22)', async (typed, messages) => {
  const page = await openProfile()
  await screen.findByLabelText('用户名')
  fireEvent.input(name(), { target: { value: typed } })
  await save(page)
  await screen.findByText(messages)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '用户名', description: messages })),
  )
  expect(page.session.user()?.username).toBe('buyer_lin')
})
