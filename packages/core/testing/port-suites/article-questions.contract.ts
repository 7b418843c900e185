import { describe, expect, it } from 'vitest'
import { MAX_QUESTIONS_A_DAY, type ArticleId } from '../../src/articles/index.ts'
import { DAY_MS } from '../../src/kernel/index.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { Device, OpenFixture } from '../fixture.ts'
import { anArticle } from './articles.contract.ts'

const ABOUT = { type: 'article', id: 'a' as ArticleId } as const
const questionsFor = ({ articles }: Device) => everyItem((cursor) => articles.questions(ABOUT, cursor))

export function articleQuestionsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Articles contract for questions`, () => {
    const fixture = withFixture(open)
    const publish = () => fixture().publishArticle(anArticle('a'))

    it('shows a question to its author alone until the operator has answered it (ART-9)', async () => {
      const { buyer, seller, openDevice } = fixture()
      await publish()
      const put = valueOf(await buyer.device.articles.submitQuestion(ABOUT, ' 保证金什么时候能退？ '))
      expect(put).toMatchObject({ content: '保证金什么时候能退？', answer: null, refusedFor: null, isOwn: true })
      expect(await questionsFor(buyer.device)).toEqual([put])
      for (const device of [seller.device, openDevice()]) expect(await questionsFor(device)).toEqual([])
      await fixture().answerQuestion(put.id, { answer: '店铺关闭或转出之后。' })
      for (const device of [buyer.device, seller.device, openDevice()])
        expect(await questionsFor(device)).toMatchObject([
          { id: put.id, answer: { content: '店铺关闭或转出之后。' }, isOwn: device === buyer.device },
        ])
    })

    it("tells a question's author alone why it is not answered (ART-9)", async () => {
      const { buyer, seller } = fixture()
      await publish()
      const { id } = valueOf(await buyer.device.articles.submitQuestion(ABOUT, '隔壁那家店怎么样？'))
      await fixture().answerQuestion(id, { refusedFor: '与这篇文章无关' })
      expect(await questionsFor(buyer.device)).toMatchObject([{ answer: null, refusedFor: '与这篇文章无关' }])
      expect(await questionsFor(seller.device)).toEqual([])
    })

    it('lists questions of this article alone, the last one first over all pages (ART-12)', async () => {
      const { buyer } = fixture()
      await publish()
      await fixture().publishArticle(anArticle('t', { subject: { articles: [ABOUT.id] } }))
      const topic = { type: 'topic', id: 't' as ArticleId } as const
      valueOf(await buyer.device.articles.submitQuestion(topic, '现在还来得及吗？'))
      const contents: string[] = []
      for (let number = 1; number <= 23; number += 1) {
        if (number % MAX_QUESTIONS_A_DAY === 0) await fixture().advance(DAY_MS + 1)
        await fixture().advance(1000)
        const content = `第 ${number} 个问题怎么办？`
        const { id } = valueOf(await buyer.device.articles.submitQuestion(ABOUT, content))
        await fixture().answerQuestion(id, { answer: '这样办。' })
        contents.unshift(content)
      }
      expect((await questionsFor(fixture().openDevice())).map(({ content }) => content)).toEqual(contents)
      const { articles } = buyer.device
      expect(valueOf(await articles.questions(topic, null)).items).toMatchObject([{ content: '现在还来得及吗？' }])
      expect(reasonOf(await articles.questions({ ...topic, type: 'article' }, null))).toBe('not-found')
      expect(reasonOf(await articles.questions(ABOUT, 'made-up'))).toBe('bad-parameter')
    })

    it('takes so many questions of a person a day, and only well-formed ones (ART-10, ART-11)', async () => {
      const { buyer, seller } = fixture()
      await publish()
      const { articles } = buyer.device
      for (const content of ['', '？', '打 13800138000 详谈', '长'.repeat(201)])
        expect(await articles.submitQuestion(ABOUT, content)).toMatchObject({
          ok: false,
          failure: { reason: expect.stringMatching(/^(bad-parameter|parameter-missing)$/), field: 'content' },
        })
      for (let number = 1; number <= MAX_QUESTIONS_A_DAY; number += 1)
        valueOf(await articles.submitQuestion(ABOUT, `第 ${number} 个问题怎么办？`))
      expect(reasonOf(await articles.submitQuestion(ABOUT, '还有一个问题怎么办？'))).toBe('too-many')
      valueOf(await seller.device.articles.submitQuestion(ABOUT, '我的第一个问题呢？'))
      await fixture().advance(DAY_MS + 1)
      valueOf(await articles.submitQuestion(ABOUT, '还有一个问题怎么办？'))
    })

    it('takes questions only about what is there, from people who are logged in (ART-10)', async () => {
      const { buyer, openDevice } = fixture()
      await publish()
      const text = '保证金什么时候能退？'
      expect(reasonOf(await openDevice().articles.submitQuestion(ABOUT, text))).toBe('login-required')
      for (const target of [
        { ...ABOUT, id: 'never-was' as ArticleId },
        { ...ABOUT, type: 'topic' as const },
      ])
        expect(reasonOf(await buyer.device.articles.submitQuestion(target, text))).toBe('not-found')
    })
  })
}
