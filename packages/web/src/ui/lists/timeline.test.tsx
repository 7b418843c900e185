// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Timeline } from './timeline.tsx'

it('each step says its state, and the present one whose turn, by when, or else what (ORD-10)', () => {
  render(
    <Timeline
      label="进度"
      stateMessages={{ done: '已完成', now: '进行中', next: '未开始', failed: '已中断' }}
      steps={[
        { key: 'a', state: 'done', title: '下单', when: '17:42' },
        { key: 'b', state: 'now', title: '付尾款', turn: '轮到您', byWhen: '24 日前', otherwise: '否则关闭' },
        { key: 'c', state: 'next', title: '交接' },
      ]}
    />,
  )
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    '已完成 下单17:42',
    '进行中 付尾款轮到您24 日前否则关闭',
    '未开始 交接',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
})
