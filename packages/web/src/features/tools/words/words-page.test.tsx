// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { createWordCheck, MAX_CHECKED_LENGTH, type WordList } from '@diandu/core/tools'
import { expect, it } from 'vitest'
import { renderPage } from '../../../app/testing/render-page.tsx'
import { wordReport } from './word-report.ts'

async function openCheck() {
  const asked: string[] = []
  const copied: string[] = []
  const page = await renderPage('/instrument/violateWord', {
    change: (ports) => ({
      ...ports,
      copy: async (text) => (copied.push(text), true),
      sellerTools: {
        ...ports.sellerTools,
        wordList: (signal) => (asked.push('list'), ports.sellerTools.wordList(signal)),
      },
    }),
  })
  await screen.findByText(/^词库 2026-11-20/)
  return { ...page, asked, copied, area: screen.getByLabelText('要检查的文字') }
}

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

it('each hit is marked in the text, with class, law, reason and suggestion, and the result is copied (TOOL-9)', async () => {
  const { user, area, copied } = await openCheck()
  await user.click(area)
  await user.paste('国家级品质，全网最低价，国家级非物质文化遗产')
  await screen.findByRole('heading', { name: '查到 2 处' })
  expect(marks()).toEqual(['国家级', '全网最低价'])
  expect(within(screen.getByRole('group', { name: '查到 2 处' })).getByText('绝对化用语 1')).toBeTruthy()
  expect(screen.getByText('广告法第九条第（三）项')).toBeTruthy()
  expect(screen.getByText('法条点名的用语')).toBeTruthy()
  expect(screen.getByText('（写现价）')).toBeTruthy()
  // By class, and each card and mark names its own.
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '绝对化用语',
    '价格误导',
  ])
  expect(screen.getAllByText('类别').map((term) => term.nextElementSibling?.textContent)).toEqual([
    '绝对化用语',
    '价格误导',
  ])
  expect(document.querySelector('mark')?.title).toBe('绝对化用语 · 不能用')
  await user.click(screen.getByRole('button', { name: '复制结果' }))
  await user.click(screen.getByRole('button', { name: '复制按建议改过的文字' }))
  expect(copied[0]).toContain('国家级 (1 处, 不能用, 绝对化用语)')
  expect(copied[1]).toBe('品质，（写现价），国家级非物质文化遗产')
})

it('the text stays on the phone: only the list is asked for, once (TOOL-15)', async () => {
  const { user, area, asked } = await openCheck()
  await user.type(area, '最佳')
  await screen.findByRole('heading', { name: '查到 1 处' })
  await user.type(area, '国家级')
  await screen.findByRole('heading', { name: '查到 2 处' })
  expect(asked).toEqual(['list'])
})

it('a clean text is said to be clean, and the result is copied with the date of the list (TOOL-18)', async () => {
  const { user, area, copied } = await openCheck()
  await user.type(area, '纯棉短袖')
  await screen.findByText(/没有查到词库里的词/)
  await user.click(screen.getByRole('button', { name: '复制结果' }))
  expect(copied[0]).toMatch(/没有查到词库里的词[^]*2026-11-20/)
  expect(screen.getByRole('button', { name: '分享' })).toBeTruthy()
})

it('a mebibyte of text is refused with its length, and its beginning can be kept (TOOL-12)', async () => {
  const { user, area } = await openCheck()
  await user.click(area)
  await user.paste(`国家级${'棉'.repeat(1024 * 1024 - 3)}`)
  await screen.findByText(/一共 1,048,576 个字，一次最多查 20,000 个字，这次没有查/)
  expect(marks()).toEqual([])
  await user.click(screen.getByRole('button', { name: '只留前 20,000 个字来查' }))
  await screen.findByRole('heading', { name: '查到 1 处' })
  expect((area as HTMLTextAreaElement).value).toHaveLength(MAX_CHECKED_LENGTH)
})

it('of a text full of hits the first ones are marked, and the rest is counted (TOOL-9)', () => {
  const list: WordList = {
    date: '2026-11-20',
    source: { zh: '', en: '' },
    groups: [
      {
        id: 'a',
        class: 'absolute',
        severity: 'forbidden',
        law: { zh: '', en: '' },
        why: { zh: '', en: '' },
        words: { 最佳: '' },
        harmless: [],
      },
    ],
  }
  const text = '最佳，'.repeat(1000)
  const report = wordReport(text, createWordCheck(list)(text), list)
  expect([report.unmarked, report.words[0]?.times]).toEqual([600, 1000])
  expect(report.pieces.map((piece) => piece.text).join('')).toBe(text)
})
