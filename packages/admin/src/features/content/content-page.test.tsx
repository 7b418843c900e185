import type { ContentDocument } from '@diandu/core/admin'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
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
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '原文' })

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

it('a preview is opened in a window as wide as a phone that knows nothing of the console', async () => {
  const tab = { location: { href: '' }, opener: window as unknown, close: vi.fn<() => void>() }
  const opened = vi.fn<(...given: string[]) => typeof tab>(() => tab)
  vi.stubGlobal('open', opened)
  const { user } = open(aDocument(DRAFT))
  await text()
  await user.click(screen.getByRole('button', { name: '预览' }))
  await waitFor(() => expect(tab).toMatchObject({ opener: null, location: { href: 'https://m.test/preview/t' } }))
  expect(opened).toHaveBeenCalledWith('', '_blank', 'popup,width=412,height=892')
})

it('a new document begins with what its kind wants, under an id that is free', async () => {
  const { user, here } = open(aDocument())
  await user.click(await screen.findByRole('button', { name: /新\s?增/ }))
  const dialog = await screen.findByRole('dialog', { name: '新增文章' })
  await user.type(within(dialog).getByLabelText('编号'), 'deposit{Enter}')
  await within(dialog).findByText('这个编号已有内容')
  await user.type(within(dialog).getByLabelText('编号'), '-two{Enter}')
  await waitFor(() => expect(here()).toBe('/content/article/deposit-two'))
  await screen.findByRole('textbox', { name: '正文' })
  await user.click(screen.getByText('高级：原文'))
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

it('the page of a campaign has its results, and no other content has', async () => {
  const campaign = aDocument({ kind: 'campaign', id: 'double-twelve' })
  const results = [{ kind: 'notice', isWarning: false, title: '还没有举办过', lines: [] }] as const
  const { user } = openConsole('/content/campaign/double-twelve', {
    self: aSelf('content'),
    content: { documents: [campaign], faults: [], results },
  })
  await user.click(await screen.findByRole('tab', { name: '结果' }))
  await screen.findByText('还没有举办过')
  open(aDocument())
  await waitFor(() => expect(screen.getAllByRole('tab', { name: '历史' })).toHaveLength(2))
  expect(screen.getAllByRole('tab', { name: '结果' })).toHaveLength(1)
})

it('a checklist is read as it is written, for the shop that is chosen (ADM-145)', async () => {
  const part = { must: ['funds'], may: ['email'] }
  const body = JSON.stringify({
    source: { zh: '新规', en: 'New rules' },
    everywhere: part,
    onPlatform: [],
    ofKind: [{ kind: 'enterprise', must: ['company-papers'], may: [] }],
  })
  const checklist = { ...aDocument(DRAFT), kind: 'handover', id: 'checklist', openBody: body } as const
  const { user } = openConsole('/content/handover/checklist', {
    self: aSelf('content'),
    content: { documents: [checklist], faults: [] },
  })
  await user.click(await screen.findByRole('button', { name: '预览' }))
  const dialog = await screen.findByRole('dialog', { name: '交接清单' })
  const items = async () => (await within(dialog).findAllByRole('listitem')).map((one) => one.textContent)
  expect(await items()).toEqual([
    expect.stringContaining('绑定邮箱 如有'),
    expect.stringContaining('待结算货款与欠款 必交'),
  ])
  await user.click(within(dialog).getByRole('combobox', { name: '店铺类型' }))
  await user.click(await screen.findByTitle('企业店'))
  expect(await items()).toContainEqual(expect.stringContaining('公章、证照与账册 必交'))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: '现在发布' }))
  await screen.findByText(/此后下的订单按它交接/)
})

it('an announcement is read as its message, in the language of each reader (ADM-147)', async () => {
  const english = { title: 'Open over New Year', text: 'Support is online.' }
  const draft = { title: '春节照常交割', text: '客服在线。\n请放心。', english }
  const shown = async (text: object) => {
    const announcement = { ...aDocument(), kind: 'announcement', id: 'n1', current: null } as const
    const { user } = openConsole('/content/announcement/n1', {
      self: aSelf('content'),
      content: { documents: [{ ...announcement, currentBody: JSON.stringify(text) }], faults: [] },
    })
    await user.click(await screen.findByRole('button', { name: '预览' }))
    const dialog = await screen.findByRole('dialog', { name: '公告' })
    await within(dialog).findByRole('heading', { name: '春节照常交割' })
    await user.click(within(dialog).getByText('English'))
    return within(dialog)
  }
  const translated = await shown(draft)
  translated.getByRole('heading', { name: 'Open over New Year' })
  expect(translated.queryByText('客服在线。')).toBeNull()
  cleanup()
  const untranslated = await shown({ ...draft, english: null })
  untranslated.getByRole('heading', { name: '春节照常交割' })
  untranslated.getByText('没有写英文版，英文读者看到的也是中文')
})
