import { PROVINCES } from '@diandu/core/catalog'
import { createWordCheck, parcelPostage, suggestedText, type WordGroup, MAX_CHECKED_LENGTH } from '@diandu/core/tools'
import { describe, expect, it } from 'vitest'
import { POSTAGE_TARIFF, RATING_TIPS } from './tool-data.ts'
import { wordContent, WORDS_ID } from './word-content.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { testApp } from '../testing/test-app.ts'
import { toolHandlers } from './tools.handlers.ts'

const { list: WORD_LIST, check: checkWords } = wordContent.ofFile(WORDS_ID)
const groups = (is: (group: WordGroup) => boolean = () => true) => WORD_LIST.groups.filter(is)

describe('the list of prohibited words', () => {
  it('has a date, a source, and for each group a law by name and article and a reason (TOOL-14)', () => {
    expect(WORD_LIST.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(WORD_LIST.source.zh).toContain('店渡')
    for (const { law, why } of groups()) {
      expect(law.zh).toMatch(/第.+条/)
      expect(law.en).toMatch(/Article|SAMR/)
      expect(Math.min(why.zh.length, why.en.length)).toBeGreaterThan(8)
    }
    expect(new Set(groups().map((group) => group.class)).size).toBe(6)
  })

  it('finds each of its words, and none of its harmless phrases (TOOL-9, TOOL-11)', () => {
    const words = groups().flatMap((group) => Object.keys(group.words))
    expect(words.length).toBeGreaterThan(400)
    expect(words.filter((word) => checkWords(`，${word}。`).length !== 1)).toEqual([])
    const harmless = groups().flatMap((group) => group.harmless)
    expect(harmless.filter((phrase) => checkWords(`，${phrase}。`).length > 0)).toEqual([])
  })

  it('suggests nothing that it prohibits itself (TOOL-9)', () => {
    const forbidden = createWordCheck({ groups: groups(({ severity }) => severity === 'forbidden') })
    const suggestions = groups().flatMap((group) => Object.values(group.words))
    expect(suggestions.filter((suggestion) => forbidden(suggestion).length > 0)).toEqual([])
    const text = '全网最低价，国家级品质，最好的面膜，治疗痘痘，好评返现'
    expect(forbidden(suggestedText(text, checkWords(text)))).toEqual([])
  })

  it('leaves an honest description alone (TOOL-11)', () => {
    const text =
      '第一次下单请看这里：纯棉面料，衣长 62 厘米，最大尺寸 XXL，三十度水洗，七天无理由退货。周一到周五当天发货。'
    expect(checkWords(text)).toEqual([])
  })
})

it('what lifts ratings has a date, a source, and advice for each of the three in both languages (TOOL-14)', () => {
  expect(RATING_TIPS.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(RATING_TIPS.source.zh).toContain('店渡')
  for (const tips of Object.values(RATING_TIPS.tips)) {
    expect(tips.length).toBeGreaterThan(1)
    for (const { zh, en } of tips) {
      expect(zh).toMatch(/\p{Script=Han}.*。$/u)
      expect(en).not.toMatch(/\p{Script=Han}/u)
    }
  }
})

it('the postage table has a date and a source, and a price between any two provinces that it serves (TOOL-14)', () => {
  expect(POSTAGE_TARIFF.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(POSTAGE_TARIFF.source.zh).toContain('参考价')
  const served = (Object.keys(PROVINCES) as (keyof typeof PROVINCES)[]).filter(
    (province) => !POSTAGE_TARIFF.notServed.includes(province),
  )
  expect(served).toHaveLength(31)
  for (const from of served)
    for (const to of served) expect(parcelPostage(POSTAGE_TARIFF, from, to, 1000)).not.toBeNull()
})

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
