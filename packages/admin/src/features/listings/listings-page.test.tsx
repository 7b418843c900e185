import { MINUTE_MS } from '@diandu/core/kernel'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aListing, aSelf, NOW } from '../../testing/fake-ports.ts'
import { openConsole } from '../../testing/open-console.tsx'
import { REFUSAL_REASONS } from './prepared-reasons.ts'

const THREE = [aListing(1), aListing(2), aListing(3)]
const caseTitle = (title: string) => screen.findByRole('heading', { name: title, level: 2 })

it('cases are accepted one after the other by keys alone', async () => {
  const { user, calls, here } = openConsole('/listings', { listings: THREE })
  await screen.findByText('店铺 1')
  await user.keyboard('j{Enter}')
  for (const place of [1, 2, 3]) {
    await caseTitle(`店铺 ${place}`)
    await user.keyboard('a')
  }
  await screen.findByText('没有待处理的事项')
  expect(calls).toEqual([1, 2, 3].map((place) => ['decide', `shop-${place}`, 1, { kind: 'accept' }]))
  expect(here()).toBe('/listings')
})

it('j and k go through the list, and Enter opens', async () => {
  const { user, here } = openConsole('/listings/shop-1', { listings: THREE })
  await caseTitle('店铺 1')
  await user.keyboard('jjjk{Enter}')
  await caseTitle('店铺 2')
  expect(here()).toBe('/listings/shop-2')
})

it('a refusal carries a prepared reason, which a digit chooses', async () => {
  const { user, calls } = openConsole('/listings/shop-1', { listings: THREE })
  await caseTitle('店铺 1')
  await user.keyboard('r')
  await screen.findByRole('dialog')
  await user.keyboard('2')
  await user.type(screen.getByLabelText('给卖家的话'), '谢谢。')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await caseTitle('店铺 2')
  expect(calls).toEqual([['decide', 'shop-1', 1, { kind: 'refuse', words: `${REFUSAL_REASONS[1]?.zh}谢谢。` }]])
})

it('a request to the seller wants a field and a message, by pointer too', async () => {
  const { user, calls } = openConsole('/listings/shop-1', { listings: [aListing(1, { marked: ['title'] })] })
  await user.click(await screen.findByRole('button', { name: /请卖家补充/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: '发给卖家' }))
  await within(dialog).findByText('请选择一项')
  await within(dialog).findByText('请写给卖家的话')
  await user.click(within(dialog).getByRole('combobox', { name: '哪一项' }))
  await user.click(await screen.findByText('标题', { selector: '.ant-select-item-option-content' }))
  await user.click(within(dialog).getByText('English'))
  await user.click(within(dialog).getByRole('button', { name: /^Please explain/ }))
  await user.click(within(dialog).getByRole('button', { name: '发给卖家' }))
  await waitFor(() =>
    expect(calls).toEqual([
      ['decide', 'shop-1', 1, { kind: 'ask', field: 'title', words: 'Please explain what this is based on.' }],
    ]),
  )
})

it('a case that was changed in between is reported, read again, and keeps what was typed', async () => {
  const { user, state, calls, here } = openConsole('/listings/shop-1', { listings: THREE })
  await caseTitle('店铺 1')
  state.listings = [aListing(1, { revision: 2, title: '改过的店铺' }), aListing(2)]
  await user.keyboard('r')
  await user.type(await screen.findByLabelText('给卖家的话'), '请核对。')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText(/这家店铺刚在别处改过/)
  await caseTitle('改过的店铺')
  expect([calls, here()]).toEqual([[], '/listings/shop-1'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('r')
  await user.click(await screen.findByLabelText('给卖家的话'))
  expect(screen.getByLabelText<HTMLTextAreaElement>('给卖家的话').value).toBe('请核对。')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(calls).toEqual([['decide', 'shop-1', 2, { kind: 'refuse', words: '请核对。' }]]))
})

it('what cannot be accepted says why, and neither key nor button accepts it', async () => {
  const { user, calls } = openConsole('/listings/shop-1', { listings: [aListing(1, { unmet: ['身份尚未核实'] })] })
  await caseTitle('店铺 1')
  screen.getByText('身份尚未核实')
  await user.keyboard('a')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^通过/ }).disabled).toBe(true)
  expect(calls).toEqual([])
})

it('all evidence is shown, and a seller’s markup is text', async () => {
  const markup = '<img src=x onerror="alert(1)"><b>好店</b>'
  openConsole('/listings/shop-1', {
    listings: [
      aListing(1, {
        title: markup,
        description: markup,
        marked: ['title'],
        unconfirmed: ['ratings'],
        wanted: { field: 'title', words: '请写明店名' },
        stated: [{ label: '月均营业额', value: '¥1,204,300.00', source: '卖家填写' }],
        photos: ['/photo/1', '/photo/2'],
        history: [{ at: NOW - MINUTE_MS, what: '提交', by: '卖家', words: '已补充' }],
      }),
    ],
  })
  await caseTitle(markup)
  for (const text of ['¥1,204,300.00', '卖家填写', '店铺评分', '请写明店名', '提交 · 卖家', '已补充'])
    screen.getByText(text)
  expect(screen.getAllByRole('img', { name: /^图片/ }).map((photo) => photo.getAttribute('src'))).toEqual([
    '/photo/1',
    '/photo/2',
  ])
  expect(document.querySelector('article b, article img[src="x"]')).toBeNull()
})

it('a role that only looks has no decision, and its keys do nothing', async () => {
  const { user, calls } = openConsole('/listings/shop-1', { self: aSelf('auditor'), listings: THREE })
  await caseTitle('店铺 1')
  await user.keyboard('a')
  expect(screen.queryByRole('button', { name: /^通过/ })).toBeNull()
  expect(calls).toEqual([])
})
