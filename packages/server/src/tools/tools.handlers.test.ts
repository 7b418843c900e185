import { MAX_CHECKED_LENGTH } from '@diandu/core/tools'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { testApp } from '../testing/test-app.ts'
import { toolHandlers } from './tools.handlers.ts'

const PATH = '/api/wap-api/v1/tools/words/prohibited'
const MEBIBYTE = 1024 * 1024

describeOnEachEngine('A text that is sent to be checked', (open) => {
  const check = async (text: string) => {
    const db = await open()
    const { app, signed, clock } = await testApp(db, {})
    await app.close()
    const ready = await testApp(db, { handlers: toolHandlers({ clock }) }, clock)
    const answer = await ready.app.inject({ method: 'POST', url: PATH, payload: signed({ text }) })
    await ready.app.close()
    return { status: answer.statusCode, body: answer.json() as { code: string; message: string; data: unknown } }
  }

  it('is marked where it holds a prohibited word, however long it may be (TOOL-9)', async () => {
    const text = `${'棉'.repeat(MAX_CHECKED_LENGTH - 3)}国家级`
    const { body } = await check(text)
    expect(body).toMatchObject({
      code: '000000',
      data: { hits: [{ start: MAX_CHECKED_LENGTH - 3, end: MAX_CHECKED_LENGTH, word: '国家级' }] },
    })
  })

  it('is refused as a whole with one character too many, and with a mebibyte (TOOL-12)', async () => {
    const long = await check('棉'.repeat(MAX_CHECKED_LENGTH + 1))
    expect(long).toMatchObject({ status: 200, body: { code: '400000' } })
    expect(long.body.message).toContain('text')
    expect(await check('x'.repeat(MEBIBYTE))).toMatchObject({ status: 413, body: { message: '请求内容过大' } })
  })
})
