/** Where a demonstration's chat stands, on our own host. */
export const SANDBOX_CHAT = '/sandbox/chat'

/** The topics of automatic answers; `person` is for questions that a program had better not answer. */
export const CHAT_TOPICS = ['refund', 'deposit', 'fees', 'transfer', 'person'] as const

export type ChatTopic = (typeof CHAT_TOPICS)[number]

/** In this order: who asks for a refund of a deposit asks about the refund. */
const TOPIC_PATTERNS: readonly (readonly [ChatTopic, RegExp])[] = [
  ['person', /人工|真人|投诉|报警|被骗|human|person|agent|complain|fraud|scam/i],
  ['refund', /退款|退钱|退回|不符|refund|money back|mismatch/i],
  ['deposit', /定金|订金|保证金|押金|deposit/i],
  ['transfer', /过户|交接|转让|移交|变更|hand.?over|transfer/i],
  ['fees', /费|多少钱|收多少|价格|fees?\b|costs?\b|charge|price/i],
]

/** The topic of a message to the chat, by its words. Total. */
export const chatTopicOf = (message: string): ChatTopic =>
  TOPIC_PATTERNS.find(([, words]) => words.test(message))?.[0] ?? 'person'

/** The language of an automatic answer is that of the question. */
export const chatLanguageOf = (message: string): 'zh' | 'en' =>
  /[a-z]{2}/i.test(message) && !/\p{Script=Han}/u.test(message) ? 'en' : 'zh'

export const MAX_CHAT_MESSAGE = 500
