import type { ContentDocument } from '@diandu/core/admin'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aSelf, NOW } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const NAME = { kind: 'article', id: 'deposit' } as const
const aVersion = {
  publishAt: null,
  publishedAt: NOW,
  publishedBy: '王强',
  approvedBy: null,
  endedAt: null,
  copyOf: null,
  heldBack: null,
}
const aDocument = (more: Partial<ContentDocument> = {}): ContentDocument => ({
  ...NAME,
  title: '保证金怎么退',
  current: 2,
  open: null,
  changedAt: NOW,
  currentBody: 'deposit 2',
  openBody: null,
  versions: [
    { ...aVersion, version: 2, state: 'published', authorName: '李娜', writtenAt: NOW },
    { ...aVersion, version: 1, state: 'replaced', authorName: '李娜', writtenAt: NOW },
  ],
  ...more,
})
const DRAFT = {
  open: { version: 3, state: 'draft', publishAt: null },
  openBody: '草稿',
  versions: [{ ...aVersion, version: 3, state: 'draft', authorName: '李娜', writtenAt: 7, publishedAt: null }],
} as const satisfies Partial<ContentDocument>

const open = (
  document: ContentDocument,
  role: 'content' | 'auditor' = 'content',
  faults: readonly never[] | undefined = [],
) => openConsole('/content/article/deposit', { self: aSelf(role), content: { documents: [document], faults } })
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '正文' })

it('a change of the published text is saved as a new draft', async () => {
  const { user, calls } = open(aDocument())
  await user.type(await text(), '，改{Control>}s{/Control}')
  await waitFor(() => expect(calls).toEqual([['save', NAME, 'deposit 2，改', null]]))
})

it('a draft is published as it is stored, now or at a time', async () => {
  const { user, calls } = open(aDocument(DRAFT))
  expect((await text()).value).toBe('草稿')
  await user.click(screen.getByRole('button', { name: '现在发布' }))
  await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: '现在发布' }))
  await waitFor(() => expect(calls).toEqual([['publish', NAME, { version: 3, writtenAt: 7 }, null]]))
})

it('what is wrong with a text is shown, leads to its line, and keeps it from being published', async () => {
  const fault = { line: 2, field: null, zh: '第 2 行有图片', en: 'Line 2 has a picture' }
  const { user } = openConsole('/content/article/deposit', {
    self: aSelf('content'),
    content: { documents: [aDocument({ ...DRAFT, openBody: '一\n二二\n三' })], faults: [fault] },
  })
  await user.click(await screen.findByRole('button', { name: '第 2 行有图片' }))
  const area = await text()
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('二二')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '现在发布' }).disabled).toBe(true)
})

it('a scheduled version is only read until its time is taken back', async () => {
  const at = Date.parse('2026-12-01T09:30:00+08:00')
  const scheduled = { version: 3, state: 'scheduled', publishAt: at } as const
  const { user, calls } = open(aDocument({ ...DRAFT, open: scheduled }))
  await screen.findByText(/将在 2026-12-01 09:30:00 发布/)
  expect((await text()).readOnly).toBe(true)
  await user.click(screen.getByRole('button', { name: '取消定时' }))
  await waitFor(() => expect(calls).toEqual([['unschedule', NAME, 3]]))
})

it('an earlier version is compared with the published one, and used as a draft', async () => {
  const { user, calls } = open(aDocument())
  await user.click(await screen.findByRole('tab', { name: '历史' }))
  const row = await screen.findByRole('row', { name: /第 1 版/ })
  await user.click(within(row).getByRole('button', { name: '与当前发布的比较' }))
  const dialog = await screen.findByRole('dialog', { name: '第 1 版与当前发布的比较' })
  expect((await within(dialog).findAllByRole('listitem')).map((line) => line.textContent)).toEqual([
    '− deposit 2',
    '+ deposit 1',
  ])
  await user.click(within(dialog).getByRole('button', { name: '关闭' }))
  await user.click(within(row).getByRole('button', { name: '用作新草稿' }))
  await waitFor(() => expect(calls).toEqual([['copy', NAME, 1]]))
})

it('a preview is opened in a tab of its own that knows nothing of the console', async () => {
  const tab = { location: { href: '' }, opener: window as unknown, close: vi.fn<() => void>() }
  vi.stubGlobal('open', () => tab)
  const { user } = open(aDocument(DRAFT))
  await text()
  await user.click(screen.getByRole('button', { name: '预览' }))
  await waitFor(() => expect(tab).toMatchObject({ opener: null, location: { href: 'https://m.test/preview/t' } }))
})

it('a new document begins with what its kind wants, under an id that is free', async () => {
  const { user, here } = open(aDocument())
  await user.click(await screen.findByRole('button', { name: /新\s?增/ }))
  const dialog = await screen.findByRole('dialog', { name: '新增文章' })
  await user.type(within(dialog).getByLabelText('编号'), 'deposit{Enter}')
  await within(dialog).findByText('这个编号已有内容')
  await user.type(within(dialog).getByLabelText('编号'), '-two{Enter}')
  await waitFor(() => expect(here()).toBe('/content/article/deposit-two'))
  await waitFor(async () => expect((await text()).value).toContain('id: deposit-two\ncategory: '))
})

it('an auditor reads the text and its history, and finds nothing to change it by', async () => {
  open(aDocument(DRAFT), 'auditor')
  expect((await text()).readOnly).toBe(true)
  for (const name of ['保存草稿', '现在发布', '丢弃草稿', '撤 回', '新 增'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

it('what promises money is proposed with a reason, and has no button that publishes it', async () => {
  const name = { kind: 'coupons', id: 'coupons' } as const
  const { user, calls } = openConsole('/content/coupons/coupons', {
    self: aSelf('content'),
    content: { documents: [aDocument({ ...DRAFT, ...name })], faults: [] },
  })
  await text()
  expect(screen.queryByRole('button', { name: '现在发布' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '提交复核' }))
  await user.type(await screen.findByLabelText('原因'), '双十二{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls).toEqual([['propose', name, { version: 3, writtenAt: 7 }, null, '双十二']]))
  await screen.findByText('已提交，等待另一位工作人员复核')
})
