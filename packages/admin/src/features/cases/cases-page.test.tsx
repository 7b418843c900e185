import { CASES_TO_CONFIRM, decisionOf, type CaseDetail } from '@diandu/core/admin'
import { MINUTE_MS } from '@diandu/core/kernel'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aCase, aSelf, CODE, NOW, PASSWORD } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'

const THREE = { listings: [aCase(1), aCase(2), aCase(3)] }
const caseTitle = (title: string) => screen.findByRole('heading', { name: title, level: 2 })
const send = (user: UserEvent) => user.keyboard('{Control>}{Enter}{/Control}')
const decided = (id: string, decision: string, words = '', fields = {}) => [
  'decide',
  'listings',
  { id, version: '1', decision, words, fields },
]

it('cases are accepted one after the other by keys alone', async () => {
  const { user, calls, here } = openConsole('/listings', { cases: THREE })
  await screen.findByText('店铺 1')
  await user.keyboard('j{Enter}')
  for (const place of [1, 2, 3]) {
    await caseTitle(`店铺 ${place}`)
    await user.keyboard('a')
  }
  await screen.findByText('没有待处理的事项')
  await waitFor(() => expect(calls).toEqual(['c1', 'c2', 'c3'].map((id) => decided(id, 'accept'))))
  expect(here()).toBe('/listings')
})

it('j and k go through the list, and Enter opens', async () => {
  const { user, here } = openConsole('/listings/c1', { cases: THREE })
  await caseTitle('店铺 1')
  await user.keyboard('jjjk{Enter}')
  await caseTitle('店铺 2')
  expect(here()).toBe('/listings/c2')
})

it('words to the user can be prepared ones, which a digit chooses', async () => {
  const { user, calls } = openConsole('/listings/c1', { cases: THREE })
  await caseTitle('店铺 1')
  await user.keyboard('r')
  await screen.findByRole('dialog')
  await user.keyboard('2')
  await user.type(screen.getByLabelText('给用户的话'), '谢谢。')
  await send(user)
  await caseTitle('店铺 2')
  const prepared = decisionOf('listings', 'refuse')?.prepared?.[1]?.zh ?? 'none'
  await waitFor(() => expect(calls).toEqual([decided('c1', 'refuse', `${prepared}谢谢。`)]))
})

it('a decision with a field wants it filled, by pointer too', async () => {
  const { user, calls } = openConsole('/listings/c1', { cases: { listings: [aCase(1)] } })
  await user.click(await screen.findByRole('button', { name: /^请卖家补充/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: '请卖家补充' }))
  await within(dialog).findByText('请填写这一项')
  await user.click(within(dialog).getByRole('combobox', { name: '哪一项' }))
  await user.click(await screen.findByText('标题', { selector: '.ant-select-item-option-content' }))
  await user.click(within(dialog).getByText('English'))
  await user.click(within(dialog).getByRole('button', { name: /^Please explain/ }))
  await user.click(within(dialog).getByRole('button', { name: '请卖家补充' }))
  await waitFor(() =>
    expect(calls).toEqual([decided('c1', 'ask', 'Please explain what this is based on.', { field: 'title' })]),
  )
})

it('a case that changed in between is read again, and what was typed stays', async () => {
  const { user, state, calls } = openConsole('/listings/c1', { cases: THREE })
  await caseTitle('店铺 1')
  state.cases = { listings: [aCase(1, { version: '2', title: '改过的店铺' }), aCase(2)] }
  await user.keyboard('r')
  await user.type(await screen.findByLabelText('给用户的话'), '请核对。')
  await send(user)
  await screen.findByText(/这一项刚有变化/)
  await user.click(screen.getByRole('button', { name: '回到这一项' }))
  await caseTitle('改过的店铺')
  expect(calls).toEqual([])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('r')
  expect((await screen.findByLabelText<HTMLTextAreaElement>('给用户的话')).value).toBe('请核对。')
})

it('what is not possible yet says why, and neither key nor button does it (ADM-131)', async () => {
  const decisions = [{ key: 'accept', unmet: ['身份尚未核实'], effects: [] }]
  const { user, calls } = openConsole('/listings/c1', { cases: { listings: [aCase(1, { decisions })] } })
  await caseTitle('店铺 1')
  await user.keyboard('a')
  await screen.findByText('还不能这样处理: 身份尚未核实')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^通过/ }).disabled).toBe(true)
  expect(calls).toEqual([])
})

it('a decision that wants a file first is made by keys: the file, a digit for the words, and sent (ADM-132)', async () => {
  const decisions = [{ key: 'completed', unmet: [], effects: [] }]
  const cases = { invoices: [aCase(1, { decisions })] }
  const { user, calls } = openConsole('/invoices/c1', { self: aSelf('cashier'), cases })
  await caseTitle('店铺 1')
  await user.keyboard('a')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.contains(document.activeElement)).toBe(true)
  await user.keyboard('1')
  const upload = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (upload === null) throw new Error('There is no place for the file')
  await user.upload(upload, new File(['%PDF-1.7'], 'invoice.pdf', { type: 'application/pdf' }))
  await within(dialog).findByText('invoice.pdf')
  await user.keyboard('1')
  await send(user)
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]).toMatchObject(['decide', 'invoices', { words: '发票已开具，可在发票详情中下载。' }])
})

it('every kind of evidence is shown, and a user’s markup is text', async () => {
  const markup = '<img src=x onerror="alert(1)"><b>好店</b>'
  const blocks: CaseDetail['blocks'] = [
    { kind: 'notice', isWarning: true, title: '还不能通过', lines: ['身份尚未核实'] },
    { kind: 'facts', title: '经营', facts: [{ label: '月均营业额', value: '¥1,204,300.00', source: '卖家填写' }] },
    { kind: 'words', title: '介绍', text: markup },
    { kind: 'pictures', title: '图片', addresses: ['/photo/1', '/photo/2'] },
    { kind: 'files', title: '文件', files: [{ name: '执照.pdf', address: '/file/1' }] },
    { kind: 'steps', title: '经过', steps: [{ at: NOW - MINUTE_MS, what: '提交', by: '卖家', words: '已补充' }] },
  ]
  const people = [{ userId: 'u1', role: '卖家', name: '林小满' }]
  openConsole('/listings/c1', { cases: { listings: [aCase(1, { title: markup, blocks, people })] } })
  await caseTitle(markup)
  for (const text of ['身份尚未核实', '¥1,204,300.00', '卖家填写', '执照.pdf', '提交 · 卖家', '已补充', '林小满'])
    screen.getByText(text)
  expect(screen.getAllByRole('img', { name: /^图片/ }).map((photo) => photo.getAttribute('src'))).toEqual([
    '/photo/1',
    '/photo/2',
  ])
  expect(document.querySelector('article b, article img[src="x"]')).toBeNull()
})

it('a role that only looks has no decision, and its keys do nothing', async () => {
  const { user, calls } = openConsole('/listings/c1', {
    self: aSelf('auditor'),
    cases: { listings: [aCase(1, { decisions: [] })] },
  })
  await screen.findByText('这一项现在没有您可以做的处理')
  await user.keyboard('a')
  expect(screen.queryByRole('button', { name: /^通过/ })).toBeNull()
  expect(calls).toEqual([])
})

it('a decision can be undone before it leaves (ADM-18)', async () => {
  const { user, calls, here } = openConsole('/listings/c1', { cases: THREE }, 60_000)
  await caseTitle('店铺 1')
  await user.keyboard('a')
  await caseTitle('店铺 2')
  expect(screen.queryByRole('link', { name: '店铺 1' })).toBeNull()
  await user.keyboard('u')
  await caseTitle('店铺 1')
  await screen.findByRole('link', { name: '店铺 1' })
  expect([calls, here()]).toEqual([[], '/listings/c1'])
})

it('what is held leaves when the page goes (ADM-18)', async () => {
  const { user, calls } = openConsole('/listings/c1', { cases: THREE }, 60_000)
  await caseTitle('店铺 1')
  await user.keyboard('a')
  await caseTitle('店铺 2')
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(calls).toEqual([decided('c1', 'accept')]))
})

it('what is held leaves before the person logs out (ADM-18)', async () => {
  const { user, state, calls } = openConsole('/listings/c1', { cases: THREE }, 60_000)
  await caseTitle('店铺 1')
  await user.keyboard('a')
  await caseTitle('店铺 2')
  await user.click(screen.getByRole('button', { name: '李娜' }))
  await user.click(await screen.findByText('退出登录'))
  await screen.findByRole('heading', { name: '登录管理台' })
  expect([calls, state.self]).toEqual([[decided('c1', 'accept')], null])
})

it('a case that a colleague has open is not decided until it is taken over', async () => {
  const { user, calls } = openConsole('/listings/c1', { cases: { listings: [aCase(1, { takenBy: '赵敏' })] } })
  await screen.findByText('赵敏正在处理', { selector: 'article *' })
  expect(screen.queryByRole('button', { name: /^通过/ })).toBeNull()
  await user.keyboard('a')
  expect(calls).toEqual([])
  await user.click(screen.getByRole('button', { name: '由我来处理' }))
  await screen.findByRole('button', { name: /^通过/ })
  expect(calls).toEqual([['takeOver', 'listings', 'c1']])
})

it('several are chosen by x and decided together', async () => {
  const { user, calls } = openConsole('/listings', { cases: THREE })
  await screen.findByText('店铺 1')
  await user.keyboard('jxjx')
  await caseTitle('已选 2 项')
  await user.click(screen.getByRole('button', { name: '通过' }))
  await screen.findByRole('dialog')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '通过' }))
  await waitFor(() => expect(calls).toEqual([decided('c1', 'accept'), decided('c2', 'accept')]))
})

it('money is decided one by one: nothing can be chosen there (ADM-19)', async () => {
  openConsole('/withdrawals', money())
  await screen.findByText('店铺 1')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('many at once are confirmed by typing their number', async () => {
  const many = Array.from({ length: CASES_TO_CONFIRM + 1 }, (_, place) => aCase(place + 1))
  const { user, calls } = openConsole('/listings', { cases: { listings: many } })
  await user.click(await screen.findByRole('checkbox', { name: /Select all|全选/ }))
  await user.click(await screen.findByRole('button', { name: '通过' }))
  const dialog = await screen.findByRole('dialog')
  const confirm = within(dialog).getByRole('button', { name: '通过' })
  await user.click(confirm)
  await within(dialog).findByText('数目不对')
  expect(calls).toEqual([])
  await user.type(within(dialog).getByLabelText(`输入 ${many.length} 以确认`), String(many.length))
  await user.click(confirm)
  await waitFor(() => expect(calls).toHaveLength(many.length))
})

const money = (more: Partial<CaseDetail> = {}) => ({
  self: aSelf('cashier'),
  cases: {
    withdrawals: [
      aCase(1, {
        blocks: [{ kind: 'sealed', key: 'card', title: '收款卡', masked: '招商银行 **** 6789' }],
        decisions: [{ key: 'processing', unmet: [], effects: [] }],
        ...more,
      }),
    ],
  },
})

it('a sealed part is shown after a reason was given', async () => {
  const pdf = 'data:application/pdf;base64,JVBERi0='
  const { user, calls } = openConsole('/withdrawals/c1', { ...money(), revealed: [pdf, '/photo/1'] })
  await user.click(await screen.findByRole('button', { name: '查看完整内容' }))
  await user.type(await screen.findByLabelText('原因'), '今天打款')
  await send(user)
  await screen.findByText('6225880123456789')
  expect(screen.getByRole('link', { name: '保存 PDF' }).getAttribute('href')).toBe(pdf)
  expect(screen.getAllByRole('img', { name: /^图片/ })).toHaveLength(1)
  expect(calls).toEqual([['reveal', 'withdrawals', 'c1', 'card', '今天打款']])
})

it('an act that wants a fresh proof is asked for it before it is held, and goes on by itself', async () => {
  const { user, calls } = openConsole('/withdrawals/c1', { ...money(), isProven: false })
  await user.click(await screen.findByRole('button', { name: '转为「处理中」' }))
  await user.type(await screen.findByLabelText('给用户的话'), '已核对')
  await send(user)
  const proof = (await screen.findByText('请再次验证身份')).closest<HTMLElement>('[role="dialog"]')
  if (proof === null) throw new Error('It is no dialog')
  expect(calls).toEqual([])
  await user.type(within(proof).getByLabelText('密码'), PASSWORD)
  await user.type(within(proof).getByLabelText('六位验证码'), `${CODE}{Enter}`)
  await waitFor(() =>
    expect(calls).toEqual([
      ['decide', 'withdrawals', { id: 'c1', version: '1', decision: 'processing', words: '已核对', fields: {} }],
    ]),
  )
})

it('what a decision changes is shown before it is made', async () => {
  const effects = [{ what: '退给买家', before: '¥0.00', after: '¥1,100.00' }]
  const { user } = openConsole('/refunds/c1', {
    self: aSelf('disputes'),
    cases: { refunds: [aCase(1, { decisions: [{ key: 'agreed', unmet: [], effects }] })] },
  })
  await user.click(await screen.findByRole('button', { name: /^同意退款/ }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('¥1,100.00')
  dialog.getByText(/^买卖双方都会看到这段话/)
})
