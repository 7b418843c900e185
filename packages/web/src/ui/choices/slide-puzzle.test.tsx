// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SlidePuzzle } from './slide-puzzle.tsx'

const puzzle = (state: 'idle' | 'checking', onCommit: (offset: number) => void) => (
  <SlidePuzzle
    imageUrl="p.png"
    pieceUrl="q.png"
    width={320}
    height={160}
    pieceTop={40}
    pieceWidth={48}
    state={state}
    label="拼图滑块"
    imageAlt="缺一块的图"
    message="补上缺口"
    onCommit={onCommit}
  />
)

it('arrow keys move the piece, Enter hands it in once', () => {
  const commit = vi.fn()
  const { rerender } = render(puzzle('idle', commit))
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: '拼图滑块' })
  expect([slider.min, slider.max, slider.step]).toEqual(['0', '272', '1'])
  fireEvent.keyDown(slider, { key: 'Enter' })
  expect(commit).not.toHaveBeenCalled()
  fireEvent.input(slider, { target: { value: '190' } })
  expect(document.querySelectorAll('image')[1]?.getAttribute('x')).toBe('190')
  fireEvent.keyDown(slider, { key: 'Enter' })
  expect(commit.mock.calls).toEqual([[190]])
  rerender(puzzle('checking', commit))
  fireEvent.keyDown(slider, { key: 'Enter' })
  expect(commit).toHaveBeenCalledTimes(1)
  expect(slider.disabled).toBe(true)
})

it('letting the finger go hands it in', () => {
  const commit = vi.fn()
  render(puzzle('idle', commit))
  const slider = screen.getByRole('slider')
  fireEvent.input(slider, { target: { value: '77' } })
  fireEvent.pointerUp(slider)
  expect(commit.mock.calls).toEqual([[77]])
})
