import type { ArticleId } from '@diandu/core/articles'
import { fail, ok, refused } from '@diandu/core/kernel'
import type { Locale } from '@diandu/core/messages'
import { answerQuestion, findArticle, findQuestion, listQuestions } from '../../../articles/index.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { markBlocks, textMarks, type TextMarks } from '../text-marks.ts'

const TEXTS = caseTexts({
  person: { zh: '提问的人', en: 'Asked by' },
  question: { zh: '问题', en: 'Question' },
  about: { zh: '关于', en: 'About' },
  article: { zh: '文章', en: 'Article' },
  line: { zh: '摘要', en: 'In short' },
  answer: { zh: '现在的回答，所有访客可见', en: 'The answer now; every visitor reads it' },
  refused: { zh: '未回答的原因，仅本人可见', en: 'Why it is not answered; only its author reads it' },
  answered: { zh: '已回答', en: 'Answered' },
  notAnswered: { zh: '不回答', en: 'Not answered' },
})

type Stored = NonNullable<Awaited<ReturnType<typeof findQuestion>>>

const stateOf = ({ answer, refusedFor }: Stored, locale: Locale): string => {
  const texts = TEXTS(locale)
  if (answer !== null) return texts.answered
  return refusedFor === null ? '' : texts.notAnswered
}

/** A later answer replaces the one before: each is another version. */
const versionOf = ({ answeredAt, refusedFor }: Stored): string =>
  answeredAt === null ? (refusedFor === null ? 'waiting' : 'refused') : String(answeredAt)

const listed = (stored: Stored, marksOf: TextMarks, locale: Locale): ListedCase => ({
  id: stored.id,
  title: stored.content,
  about: stored.articleId,
  state: stateOf(stored, locale),
  since: stored.submittedAt,
  marks: marksOf(stored.content).length,
  version: versionOf(stored),
})

export const questionWork: CaseWork = {
  queue: 'questions',
  waiting: async ({ db }, { locale, most }) => {
    const marksOf = await textMarks(db, locale)
    return (await listQuestions(db, 'open', most)).map((stored) => listed(stored, marksOf, locale))
  },
  show: async ({ db }, id, locale) => {
    const stored = await findQuestion(db, id)
    if (stored === undefined) return undefined
    const { userId, username, content, articleId, answer, refusedFor } = stored
    const texts = TEXTS(locale)
    const marksOf = await textMarks(db, locale)
    const article = await findArticle(db, articleId as ArticleId)
    return {
      ...listed(stored, marksOf, locale),
      people: [{ userId, role: texts.person, name: username ?? '-' }],
      blocks: [
        ...markBlocks(marksOf(content), locale),
        { kind: 'words', title: texts.question, text: content },
        ...(answer === null ? [] : [{ kind: 'words', title: texts.answer, text: answer } as const]),
        ...(refusedFor === null ? [] : [{ kind: 'words', title: texts.refused, text: refusedFor } as const]),
        {
          kind: 'facts',
          title: texts.about,
          facts: [
            { label: texts.article, value: article?.title ?? articleId },
            ...(article === undefined ? [] : [{ label: texts.line, value: article.summary }]),
          ],
        },
      ],
      decisions: ['answer', 'refuse'].map((key) => ({ key, unmet: [], effects: [] })),
    }
  },
  versionOf: async (db, id) => {
    const stored = await findQuestion(db, id)
    return stored && versionOf(stored)
  },
  decide: ({ id, decision, words }, { staff, clock, commit }) =>
    commit(async (tx) => {
      const before = await findQuestion(tx, id)
      if (before === undefined) return fail(refused('not-found', '没有找到这个问题', 'id'))
      const said = decision === 'answer' ? { answer: words, refusedFor: null } : { answer: null, refusedFor: words }
      await answerQuestion(tx, { id, ...said, by: staff.name, at: clock.now() })
      return ok({
        value: null,
        log: {
          object: { kind: 'question', id },
          userId: before.userId,
          reason: words,
          before: { answer: before.answer, refusedFor: before.refusedFor },
          after: said,
        },
      })
    }),
}
