import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { companyHandlers } from '../account/verification/company.handlers.ts'
import { openTestDatabase } from '../database/testing.ts'
import { pageSettings } from '../render/page-settings.ts'
import { readSettings } from '../settings.ts'
import { simulatedDeps } from '../testing/simulated-deps.ts'
import { testApp } from '../testing/test-app.ts'
import { sandboxModule } from './sandbox-module.ts'

const ENTRY_OF_PROVIDER = 'https://open.weixin.example/game'

async function begin(environment: Readonly<Record<string, string>> = {}) {
  const db = await openTestDatabase()
  const clock = createManualClock()
  const settings = readSettings(environment)
  const { gameEntry } = settings.shells
  const deps = simulatedDeps(db, clock, { settings })
  const { app, signedQuery } = await testApp(
    db,
    {
      routes: [(scope) => sandboxModule.routes?.(scope, deps)],
      handlers: companyHandlers({ company: [], weChat: null, gameEntry, publicOrigin: null }),
    },
    clock,
  )
  const answer = await app.inject(`/api/wap-api/v1/wechat-url?${signedQuery()}`)
  return { app, settings, entry: answer.json<{ data: { url: string } }>().data.url }
}

it('a demonstration leads browsers from the game to an entry that it serves itself (GUE-14)', async () => {
  const { app, settings, entry } = await begin()
  expect(pageSettings(settings).config.gamePages).toEqual(['/game'])
  const page = await app.inject(entry)
  expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ])
  expect([...page.body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/sandbox/shell?shell=wechat&amp;path=/game',
    '/game?os=browser',
    '/',
  ])
})

it('an installation with an entry in WeChat leads there and serves no simulated one (GUE-14)', async () => {
  const { app, entry } = await begin({ WECHAT_GAME_ENTRY: ENTRY_OF_PROVIDER })
  expect(entry).toBe(ENTRY_OF_PROVIDER)
  expect((await app.inject('/sandbox/wechat/game')).statusCode).toBe(404)
})
