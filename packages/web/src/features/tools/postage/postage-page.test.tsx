// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../app/testing/render-page.tsx'
import { gramsOf, kilograms, postageAsked, postagePath } from './postage-address.ts'

afterEach(() => history.replaceState(null, '', '/'))

it('the postage to every region is told with date and source, one province step by step, and both are copied (TOOL-13, TOOL-14, TOOL-18)', async () => {
  const copied: string[] = []
  history.replaceState(null, '', '/instrument/postage?from=33&grams=2500')
  const page = await renderPage('/instrument/postage?from=33&grams=2500', {
    change: (ports) => ({ ...ports, copy: async (text) => (copied.push(text), true) }),
  })
  await screen.findByRole('heading', { name: '从浙江发 2.5 千克' })
  expect(screen.getByText('2026-11-20 的参考价')).toBeTruthy()
  expect(screen.getByRole('row', { name: /偏远.*新疆.*¥42\.00/ })).toBeTruthy()
  await page.user.selectOptions(screen.getByLabelText('看一个省怎么算'), '上海')
  await screen.findByText('续重 2 × 1 千克')
  expect(page.address()).toBe('/instrument/postage?from=33&grams=2500&to=31')
  await page.user.click(screen.getByRole('button', { name: '复制这笔运费' }))
  expect(copied.shift()).toMatch(
    /^从浙江到上海，2\.5 千克的运费\n直线距离: .*\n[^]*续重 2 × 1 千克: ¥[^]*运费: ¥.*\n2026-11-20 的参考价 · /,
  )
  expect(screen.getAllByRole('button', { name: '分享' })).toHaveLength(2)
  await page.user.click(screen.getByRole('button', { name: '复制模板' }))
  expect(copied[0]).toMatch(/^运费模板（从浙江发，首重 1 千克，续重每 1 千克）\n省内｜浙江：首重 ¥5\.00/)
})

it('a weight that no parcel has, a mebibyte too, is told at its field, and the table stays', async () => {
  const page = await renderPage('/instrument/postage')
  const weight = await screen.findByLabelText('一件多重（千克）')
  await page.user.clear(weight)
  await page.user.click(weight)
  await page.user.paste('9'.repeat(1024 * 1024))
  await page.user.click(screen.getByRole('button', { name: '算一算' }))
  await screen.findByText(/重量在 0\.001 到 50 千克之间/)
  expect(screen.getByRole('heading', { name: '从浙江发 1 千克' })).toBeTruthy()
  await page.user.clear(weight)
  await page.user.type(weight, '3{Enter}')
  await screen.findByRole('heading', { name: '从浙江发 3 千克' })
})

it('an address of nonsense asks for the usual parcel; what is asked is read back', () => {
  expect(postageAsked(new URLSearchParams('from=99&grams=-1&to=xx'))).toEqual({
    from: '33',
    grams: 1000,
    to: undefined,
  })
  const asked = { from: '44', grams: 300, to: '65' } as const
  expect(postageAsked(new URL(postagePath(asked), 'https://x.cn').searchParams)).toEqual(asked)
  history.replaceState(null, '', postagePath(asked))
  expect(postageAsked()).toEqual(asked)
  expect([gramsOf('1.5'), gramsOf('0.001'), gramsOf('50'), gramsOf('50.1'), gramsOf('0'), gramsOf('x')]).toEqual([
    1500,
    1,
    50_000,
    undefined,
    undefined,
    undefined,
  ])
  fc.assert(fc.property(fc.integer({ min: 1, max: 50_000 }), (grams) => gramsOf(kilograms(grams)) === grams))
})
