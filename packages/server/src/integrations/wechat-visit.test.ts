import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { createLog } from '../kernel/index.ts'
import { officialWeChat } from './official-wechat.ts'
import { systemRandom } from './system-random.ts'
import { simulateProvider } from './testing/simulate-provider.ts'

const ACCOUNT = { appId: 'wx-app', appSecret: 'wx-secret-0123456789' }

function open(endpoint: string) {
  const lines: string[] = []
  const clock = createManualClock()
  const log = createLog({ level: 'debug', now: clock.now, write: (line) => void lines.push(line) })
  return { lines, weChat: officialWeChat({ ...ACCOUNT, endpoint }, { clock, random: systemRandom, log }) }
}

it('WeChat is asked who the payer is at its own page, with the fields in its order and nothing asked of the person (SHL-26)', () => {
  const url = open('http://127.0.0.1:1').weChat.visitUrl(
    'https://m.diandu.example/user_center/server/recharge?request=r-1',
    'abc123',
  )
  expect(url).toBe(
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx-app&redirect_uri=https%3A%2F%2Fm.diandu.example%2Fuser_center%2Fserver%2Frecharge%3Frequest%3Dr-1&response_type=code&scope=snsapi_base&state=abc123#wechat_redirect',
  )
})

it('the code is exchanged for the person as our account knows them (SHL-26)', async () => {
  const { endpoint, received } = await simulateProvider({
    access_token: 'token',
    expires_in: 7200,
    refresh_token: 'r',
    openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
    scope: 'snsapi_base',
  })
  expect(await open(endpoint).weChat.openidOf('code-1')).toEqual({ ok: true, value: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' })
  expect(received.map(({ url }) => url)).toEqual([
    '/sns/oauth2/access_token?appid=wx-app&secret=wx-secret-0123456789&code=code-1&grant_type=authorization_code',
  ])
})

it.each([
  ['a code that was never given out', { errcode: 40_029, errmsg: 'invalid code' }],
  ['a code that was used', { errcode: 40_163, errmsg: 'code been used' }],
  ['a person who is shown only a picture of the page', { openid: 'oSnapshot', is_snapshotuser: 1 }],
])('%s names no payer (SHL-26)', async (_what, answer) => {
  const { endpoint } = await simulateProvider(answer)
  expect(await open(endpoint).weChat.openidOf('code-1')).toEqual({ ok: true, value: null })
})

it.each([
  ['a refused secret', { errcode: 40_125, errmsg: 'invalid appsecret' }],
  ['no openid', {}],
  ['an odd one', { openid: 'o p' }],
  ['no JSON', '<html>'],
])('%s is a failure, and neither secret nor code is in the log', async (_what, answer) => {
  const { endpoint } = await simulateProvider(answer)
  const { weChat, lines } = open(endpoint)
  expect(await weChat.openidOf('code-of-a-person')).toEqual({ ok: false, failure: { kind: 'http', status: 502 } })
  expect(lines).toHaveLength(1)
  expect(lines.join()).not.toMatch(/wx-secret|code-of-a-person/)
})

it('a WeChat that is not reached is a failure', async () => {
  expect(await open('http://127.0.0.1:1').weChat.openidOf('code-1')).toMatchObject({
    ok: false,
    failure: { status: 502 },
  })
})
