// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { findViolations } from '../../app/testing/render-page.tsx'
import { CascadePicker, type CascadeNode } from './cascade-picker.tsx'

const PLACES: readonly CascadeNode[] = [
  {
    code: '11',
    name: '北京市',
    areas: [
      {
        code: '1101',
        name: '市辖区',
        areas: [
          { code: '110101', name: '东城区' },
          { code: '110105', name: '朝阳区' },
        ],
      },
    ],
  },
  {
    code: '44',
    name: '广东省',
    areas: [
      { code: '4419', name: '东莞市', areas: [] },
      { code: '4401', name: '广州市', areas: [{ code: '440106', name: '天河区' }] },
    ],
  },
]

function open(chosen: readonly string[] = []) {
  const choose = vi.fn<(path: readonly CascadeNode[]) => void>()
  render(
    <CascadePicker
      nodes={PLACES}
      steps={['省份', '城市', '区县']}
      chosen={chosen}
      pathLabel="已选"
      onChoose={choose}
    />,
  )
  return { codes: () => choose.mock.calls.map(([path]) => path.map(({ code }) => code)), user: userEvent.setup() }
}

const focused = () => document.activeElement?.textContent

it('each step is a list that takes the focus, and the end gives the whole way', async () => {
  const { codes, user } = open()
  expect(screen.getByRole('listbox', { name: '省份' })).toBeTruthy()
  expect(focused()).toBe('北京市')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByRole('listbox', { name: '城市' })).toBeTruthy()
  expect(focused()).toBe('东莞市')
  await user.keyboard('{End}{ }')
  expect(focused()).toBe('天河区')
  expect(await findViolations()).toEqual([])
  await user.keyboard('{Enter}')
  expect(codes()).toEqual([['44', '4401', '440106']])
})

it('a choice with nothing below it ends the picker early', async () => {
  const { codes, user } = open()
  await user.click(screen.getByRole('option', { name: '广东省' }))
  await user.click(screen.getByRole('option', { name: '东莞市' }))
  expect(codes()).toEqual([['44', '4419']])
})

it('what was chosen before is marked, and each step of the way can be taken back', async () => {
  const { codes, user } = open(['11', '1101', '110105'])
  expect(screen.getByRole('option', { name: '朝阳区' }).getAttribute('aria-selected')).toBe('true')
  expect(focused()).toBe('朝阳区')
  await user.click(within(screen.getByRole('list', { name: '已选' })).getByRole('button', { name: '北京市' }))
  expect(screen.getByRole('option', { name: '北京市' }).getAttribute('aria-selected')).toBe('true')
  await user.click(screen.getByRole('option', { name: '广东省' }))
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  expect(codes()).toEqual([])
})

it('a sign leads to the next option that begins with it, and arrows stop at the ends', async () => {
  const { user } = open()
  await user.keyboard('广')
  expect(focused()).toBe('广东省')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('广东省')
  await user.keyboard('{Home}{ArrowUp}')
  expect(focused()).toBe('北京市')
  await user.keyboard('没')
  expect(focused()).toBe('北京市')
})

it('codes that lead nowhere count as far as they lead', () => {
  open(['44', '9999'])
  expect(screen.getByRole('listbox', { name: '省份' })).toBeTruthy()
})
