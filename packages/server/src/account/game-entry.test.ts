import { expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { testApp } from '../testing/test-app.ts'
import { companyHandlers } from './company.handlers.ts'

async function askForEntry(gameEntry: string | null) {
  const { app, signedQuery } = await testApp(await openTestDatabase(), { handlers: companyHandlers(null, gameEntry) })
  return (await app.inject(`/api/wap-api/v1/wechat-url?${signedQuery()}`)).json<{ code: string; data: unknown }>()
}

it('[SHL-24] the game opens where the installation says', async () => {
  expect(await askForEntry('https://w.test/game')).toMatchObject({ code: '000000', data: { url: 'https://w.test/game' } })
})

it('[SHL-24] where the installation says nothing, there is no entry', async () => {
  expect((await askForEntry(null)).code).toBe('400000')
})
