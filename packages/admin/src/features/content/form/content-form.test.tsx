import type { ContentFault, FormField, FormInput } from '@diandu/core/admin'
import { screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aSelf } from '../../../testing/fake-ports.ts'
import { openConsole } from '../../../testing/open-console.tsx'
import { asLines, asPairs, readText, withPart, writeText } from './text-format.ts'

const part = (key: string, zh: string, input: FormInput, more: Partial<FormField> = {}): FormField => ({
  key,
  names: { zh, en: zh },
  input,
  isNullable: false,
  max: null,
  options: [],
  fields: [],
  by: '',
  ...more,
})
const name = part('title', '标题', 'group', { fields: [part('zh', '中文', 'text'), part('en', '英文', 'text')] })
const FORM = part('', '', 'list', {
  max: 3,
  fields: [
    part('', '', 'group', {
      fields: [
        name,
        part('amountFen', '减免', 'money'),
        part('stock', '数量', 'number'),
        part('isOn', '开启', 'yes-no'),
        part('words', '词', 'lines'),
      ],
    }),
  ],
})
const ENTRY = { title: { zh: '百元券', en: 'A hundred' }, amountFen: 10_000, stock: 5, isOn: false, words: ['甲'] }

const BANNERS = { kind: 'banners', id: 'home' } as const

function open(faults: readonly ContentFault[] = []) {
  const body = JSON.stringify([ENTRY])
  const document = {
    ...BANNERS,
    title: '横幅',
    current: 0,
    open: null,
    changedAt: null,
    currentBody: body,
    openBody: null,
  }
  const opened = openConsole('/content/banners/home', {
    self: aSelf('content'),
    content: { documents: [{ ...document, versions: [] }], faults, form: FORM },
  })
  const saved = async () => {
    await opened.user.click(screen.getByRole('button', { name: '保存草稿' }))
    await waitFor(() => expect(opened.calls).toHaveLength(1))
    return JSON.parse(String(opened.calls[0]?.[2])) as unknown
  }
  return { ...opened, saved }
}

it('a text is written by filling in its parts, without the text itself (ADM-115)', async () => {
  const { user, saved } = open()
  await user.click(await screen.findByRole('button', { name: /1\. 百元券/ }))
  await user.type(await screen.findByRole('textbox', { name: '中文' }), '二')
  const yuan = screen.getByRole('spinbutton', { name: '减免' })
  expect(yuan.getAttribute('value')).toBe('100.00')
  await user.clear(yuan)
  await user.type(yuan, '128.5')
  await user.click(screen.getByRole('switch', { name: '开启' }))
  await user.type(screen.getByRole('textbox', { name: '词' }), '{Enter}乙')
  expect(screen.queryByRole('textbox', { name: '原文' })).toBeNull()
  expect(await saved()).toEqual([
    { title: { zh: '百元券二', en: 'A hundred' }, amountFen: 12_850, stock: 5, isOn: true, words: ['甲', '乙'] },
  ])
})

it('entries are added, moved and removed (ADM-115)', async () => {
  const { user, saved } = open()
  await user.click(await screen.findByRole('button', { name: '添加一项' }))
  await user.click(screen.getByRole('button', { name: '添加一项' }))
  expect(screen.queryByRole('button', { name: '添加一项' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '移除第 3 项' }))
  await user.click(screen.getByRole('button', { name: '第 2 项上移' }))
  const blank = { title: { zh: '', en: '' }, amountFen: 0, stock: 0, isOn: false, words: [] }
  expect(await saved()).toEqual([blank, ENTRY])
})

it('an entry is named by its choice, in the words of the reader (ADM-115)', async () => {
  const platform = part('platform', '平台', 'choice', { options: [{ value: 2, names: { zh: '天猫', en: 'Tmall' } }] })
  const kind = part('kind', '类型', 'choice', {
    options: [{ value: 'flagship', names: { zh: '旗舰店', en: 'Flagship' } }],
  })
  const form = part('', '', 'list', { fields: [part('', '', 'group', { fields: [platform, kind] })] })
  const document = { ...BANNERS, title: '横幅', current: 0, open: null, changedAt: null, openBody: null, versions: [] }
  openConsole('/content/banners/home', {
    self: aSelf('content'),
    content: { documents: [{ ...document, currentBody: '[{"platform": 2, "kind": "flagship"}]' }], faults: [], form },
  })
  await screen.findByRole('button', { name: /1\. 天猫 · 旗舰店/ })
})

it('what is wrong is shown at its part, and above by the names of the parts (ADM-116)', async () => {
  const { user } = open([{ line: 4, field: '0.title.zh', zh: '太长', en: 'Too long' }])
  await screen.findByText('1 › 标题 › 中文 › 太长')
  await user.click(screen.getByRole('button', { name: /1\. 百元券\s*1 处须修改/ }))
  const box = await screen.findByRole('textbox', { name: '中文' })
  expect(box.closest('.ant-form-item')?.textContent).toContain('太长')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '预览' }).disabled).toBe(true)
  await user.click(screen.getByText('高级：原文'))
  await screen.findByRole('button', { name: '第 4 行 0.title.zh：太长' })
})

it('a text that is not well formed is changed as it is, and has its form back then (ADM-115)', async () => {
  const { user } = open()
  await user.click(await screen.findByText('高级：原文'))
  const text = screen.getByRole('textbox', { name: '原文' })
  await user.type(text, 'x')
  await screen.findByText('原文的格式不对，改好后才能用表单')
  await user.type(text, '{Backspace}')
  await user.click(screen.getByText('表单'))
  expect(within(await screen.findByRole('main')).getByRole('button', { name: /1\. 百元券/ })).toBeDefined()
})

it('a head of lines is read and written without a loss, and its empty lines are left out (ADM-115)', () => {
  const word = fc.stringMatching(/^[^\s:]{1,12}$/)
  fc.assert(
    fc.property(fc.record({ id: word, title: word }), fc.string(), (head, text) => {
      const value = { ...head, text }
      expect(readText('article', writeText('article', value, ['id', 'title', 'date']))).toEqual(value)
    }),
  )
  expect(writeText('article', { id: 'a', title: ' ', text: 'x' }, ['id', 'title'])).toBe('---\nid: a\n---\nx')
  expect(readText('article', 'no head')).toBeUndefined()
})

it('words and pairs are typed line by line; a changed part leaves the others the same objects (ADM-115)', () => {
  expect(asLines.parse(' a \n\nb')).toEqual(['a', 'b'])
  const pairs = { 最好: '很好', 第一: '' }
  expect(asPairs.print(pairs)).toBe('最好 = 很好\n第一 =')
  expect(asPairs.parse(asPairs.print(pairs))).toEqual(pairs)
  const value = { list: [{ a: 1 }, { a: 2 }] }
  const changed = withPart(value, ['list', '1', 'a'], 3) as typeof value
  expect(changed).toEqual({ list: [{ a: 1 }, { a: 3 }] })
  expect(changed.list[0]).toBe(value.list[0])
})
