import { expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { testApp } from '../testing/test-app.ts'
import { companyHandlers } from './verification/company.handlers.ts'

async function requestEntry(gameEntry: string | null) {
  const { app, signedQuery } = await testApp(await openTestDatabase(), {
    handlers: companyHandlers({ company: [], weChat: null, gameEntry, publicOrigin: null }),
  })
  return (await app.inject(`/api/wap-api/v1/wechat-url?${signedQuery()}`)).json<{ code: string; data: unknown }>()
}

it('the game opens where the installation says', async () => {
  expect(await requestEntry('https://w.test/game')).toMatchObject({
    code: '000000',
    data: { url: 'https://w.test/game' },
  })
})

it('where the installation says nothing, there is no entry', async () => {
  expect((await requestEntry(null)).code).toBe('400000')
})
