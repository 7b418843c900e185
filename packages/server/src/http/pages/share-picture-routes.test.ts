import { expect, it } from 'vitest'
import { openTestDatabase } from '../../database/testing.ts'
import { testApp } from '../../testing/test-app.ts'
import type { Renderer } from './renderer.ts'

const PICTURE = { kicker: '', title: '', amount: '¥1', isPrice: true, figures: [], rows: [], foot: '' }

const open = async (describePicture?: Renderer['describePicture']) =>
  (
    await testApp(await openTestDatabase(), {
      renderer: () => ({
        render: async () => ({ status: 404, html: '' }),
        ...(describePicture === undefined ? {} : { describePicture }),
      }),
    })
  ).app

it('the picture of a page stands below its language, and may be kept for a day (RET-10)', async () => {
  const lines: unknown[] = []
  const app = await open(async (path, locale) => {
    lines.push([path, locale])
    return PICTURE
  })
  const answer = await app.inject({ url: '/share-pictures/zh-CN/search/%E5%A5%B3%E8%A3%85.png?platform=1&v=2' })
  expect(lines).toEqual([['/search/%E5%A5%B3%E8%A3%85?platform=1&v=2', 'zh-CN']])
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' })
  expect([...answer.rawPayload.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG')
})

it('a page without a picture, and an address of none, are not found', async () => {
  const app = await open(async () => undefined)
  for (const url of ['/share-pictures/en/shop/known.png', '/share-pictures/en/shop/known', '/share-pictures/.png'])
    expect((await app.inject({ url })).statusCode).toBe(404)
  const without = await open()
  expect((await without.inject({ url: '/share-pictures/en/shop/known.png' })).statusCode).toBe(404)
})

it('many chats that want one picture at once are given one drawing (RET-10)', async () => {
  const app = await open(async () => PICTURE)
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: '/share-pictures/en/a.png' })))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
})
