export { GUESS_SUCCESS_CODE, toGuessUser, type GuessUser } from './guess-user.ts'
export { needsWeChatEntry } from './wechat-entry.ts'
