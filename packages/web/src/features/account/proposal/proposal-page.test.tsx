// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Proposal } from '@diandu/core/account'
import { findViolations, renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import type { Ports } from '../../../composition/ports.ts'
import { pictureFile, readingPictures } from '../../../app/testing/choose-picture.ts'

const PATH = '/user_center/proposal'
const TEXT = '<img src=x onerror=alert(1)> 找店 👍\n第二行'
const KEPT = 'img src=x onerror=alert(1) 找店 👍\n第二行'

/** A page, and the proposals that reach the platform from it. */
async function openProposal(change: (ports: Ports) => Ports = (ports) => ports, market = openTestMarket()) {
  const sent: Proposal[] = []
  const page = await renderPage(PATH, {
    market,
    person: market.buyer,
    change: (ports) =>
      change(
        readingPictures({
          ...ports,
          proposals: { add: (proposal) => (sent.push(proposal), ports.proposals.add(proposal)) },
        }),
      ),
  })
  return { ...page, sent }
}

const input = () => screen.getAllByLabelText<HTMLInputElement>(/^图片 \d/).at(-1) as HTMLInputElement
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } })
const send = ({ user }: Pick<RenderedPage, 'user'>) => user.click(screen.getByRole('button', { name: '提交建议' }))

it('a proposal arrives as it was typed, with its picture, and is thanked for (ACC-19)', async () => {
  const page = await openProposal()
  fireEvent.input(screen.getByLabelText('您的建议'), { target: { value: TEXT } })
  choose(pictureFile())
  await screen.findByRole('button', { name: '换一张' })
  expect(await findViolations()).toEqual([])
  await send(page)
  const thanks = await screen.findByRole('heading', { name: '收到了，谢谢' })
  await waitFor(() => expect(document.activeElement).toBe(thanks))
  expect(page.sent.map(({ content, photos }) => [content, photos.length])).toEqual([[KEPT, 1]])
  await page.user.click(screen.getByRole('button', { name: '再提一条' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('您的建议').value).toBe('')
})

it('what is wrong is told at its field, and all that was typed is there after a reload (ACC-5)', async () => {
  const page = await openProposal()
  await send(page)
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: '您的建议', description: '请写 5 到 500 个字' }),
  )
  fireEvent.input(screen.getByLabelText('您的建议'), { target: { value: TEXT } })
  await page.user.type(screen.getByLabelText('联系方式（选填）'), 'nobody@')
  await send(page)
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: '联系方式（选填）', description: '请填写手机号、QQ 号或邮箱，也可以不填' }),
  )
  choose(pictureFile())
  await screen.findByRole('button', { name: '换一张' })
  expect(page.sent).toEqual([])
  page.unmount()
  await openProposal(undefined, page.market)
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('您的建议').value).toBe(KEPT))
  expect(screen.getByLabelText<HTMLInputElement>('联系方式（选填）').value).toBe('nobody@')
  expect(screen.getByRole('button', { name: '换一张' })).toBeTruthy()
})

it('a picture is under way, then there, and can be removed', async () => {
  let arrive: () => void = () => undefined
  const page = await openProposal((ports) => ({
    ...ports,
    uploads: {
      picture: (file, signal) =>
        new Promise((settle) => {
          arrive = () => void ports.uploads.picture(file, signal).then(settle)
        }),
    },
  }))
  choose(pictureFile())
  await screen.findByText('图片上传中...')
  expect(await findViolations()).toEqual([])
  await waitFor(() => {
    arrive()
    expect(screen.queryByText('图片上传中...')).toBeNull()
  })
  expect(screen.getByRole('img', { name: '图片 1已上传' }).getAttribute('src')).toBe('blob:look')
  const shelf = within(screen.getByRole('list', { name: '图片（选填）' }))
  expect(shelf.getAllByRole('listitem')).toHaveLength(2)
  await page.user.click(shelf.getByRole('button', { name: '移除' }))
  expect(shelf.getAllByRole('listitem')).toHaveLength(1)
})

it('what is no picture is refused in its place, and what did not arrive is sent again', async () => {
  let isOffline = true
  const page = await openProposal((ports) => ({
    ...ports,
    uploads: {
      picture: (file, signal) =>
        isOffline ? Promise.resolve({ ok: false, failure: { kind: 'offline' } }) : ports.uploads.picture(file, signal),
    },
  }))
  choose(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
  await screen.findByText('图片格式错误，请换一张 JPG 或 PNG 图片')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('button', { name: '再传一次' })).toBeNull()
  choose(pictureFile())
  await screen.findByText(/图片没有传上去/)
  isOffline = false
  await page.user.click(screen.getByRole('button', { name: '再传一次' }))
  await screen.findByRole('button', { name: '换一张' })
  expect(screen.queryByText(/图片没有传上去/)).toBeNull()
})

it('an upload that is called off brings nothing, whenever its answer comes', async () => {
  let arrive: () => void = () => undefined
  const page = await openProposal((ports) => ({
    ...ports,
    uploads: {
      picture: (file) =>
        new Promise((settle) => {
          arrive = () => void ports.uploads.picture(file).then(settle)
        }),
    },
  }))
  choose(pictureFile())
  await page.user.click(await screen.findByRole('button', { name: '取消上传' }))
  await waitFor(() => arrive())
  choose(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }))
  await screen.findByText(/图片格式错误/)
  expect(screen.queryByRole('button', { name: '换一张' })).toBeNull()
})

it('two taps send one proposal, and a lost answer says what to do (ACC-19)', async () => {
  let lose: () => void = () => undefined
  let isLost = true
  const page = await openProposal((ports) => ({
    ...ports,
    proposals: {
      async add(proposal) {
        const answer = await ports.proposals.add(proposal)
        if (!isLost) return answer
        await new Promise<void>((settle) => {
          lose = settle
        })
        return { ok: false, failure: { kind: 'timeout' } }
      },
    },
  }))
  fireEvent.input(screen.getByLabelText('您的建议'), { target: { value: TEXT } })
  await page.user.dblClick(screen.getByRole('button', { name: '提交建议' }))
  lose()
  await screen.findByText(/不确定有没有收到/)
  expect(page.sent).toHaveLength(1)
  isLost = false
  await send(page)
  await screen.findByRole('heading', { name: '收到了，谢谢' })
})
