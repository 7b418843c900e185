import { MAX_QUESTION_LENGTH, MAX_QUESTIONS_A_DAY, MIN_QUESTION_LENGTH } from '@diandu/core/articles'
import { defineMessages } from '../messages.ts'

export const questionMessages = defineMessages({
  title: { zh: '问与答', en: 'Q&A' },
  /** Said where the reader reads another language than the answers have. */
  language: { zh: undefined as string | undefined, en: 'Answers are in Chinese.' },
  list: {
    label: { zh: '问题列表', en: 'Questions' },
    more: { zh: '更多问题', en: 'More questions' },
    loading: { zh: '正在加载问题', en: 'Loading questions' },
    end: { zh: '以上是全部问题', en: 'You’ve seen all the questions' },
    failed: { zh: '问题没有加载出来', en: 'Couldn’t load questions' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
  none: { zh: '还没有人提问，您可以问第一个', en: 'No questions yet. Be the first to ask' },
  answered: (day: string) => ({ zh: `店渡 · ${day} 回答`, en: `Diandu · answered ${day}` }),
  waiting: {
    zh: '等待店渡回答，答复前只有您能看到',
    en: 'Waiting for Diandu’s answer. Until then, only you can see it',
  },
  refused: (why: string) => ({ zh: `没有公开：${why}`, en: `Not published: ${why}` }),
  own: { zh: '我问的', en: 'My questions' },
  write: { zh: '提一个问题', en: 'Ask a question' },
  login: { zh: '登录后提问', en: 'Log in to ask' },
  label: { zh: '您的问题', en: 'Your question' },
  placeholder: {
    zh: '例如：年费还剩半年，按什么算给卖家？',
    en: 'Example: there’s half a year left on the annual fee. How much do I pay the seller for it?',
  },
  hint: {
    zh: `每天可以提 ${MAX_QUESTIONS_A_DAY} 个。回答以后公开，不显示您是谁；请不要写联系方式。`,
    en: `You can ask ${MAX_QUESTIONS_A_DAY} questions a day. They’re published once answered, without your name. Please don’t include contact details.`,
  },
  submit: { zh: '提交问题', en: 'Submit question' },
  cancel: { zh: '先不问了', en: 'Cancel' },
  sent: { zh: '收到了，回答以后会公开在这里', en: 'Question received. We’ll publish it here once it’s answered.' },
  lost: {
    zh: '不确定有没有收到。请先刷新看看“我问的”，没有再提交。',
    en: 'We couldn’t confirm that your question was sent. Refresh and check “My questions” before you submit it again.',
  },
  faults: {
    'too-short': { zh: `请写 ${MIN_QUESTION_LENGTH} 个字以上`, en: `Enter at least ${MIN_QUESTION_LENGTH} characters` },
    'too-long': {
      zh: `请写在 ${MAX_QUESTION_LENGTH} 个字以内`,
      en: `Enter ${MAX_QUESTION_LENGTH} characters or fewer`,
    },
    'contact-data': {
      zh: '请去掉手机号、QQ、微信等联系方式',
      en: 'Please remove contact details such as phone numbers, QQ and WeChat',
    },
  },
})
