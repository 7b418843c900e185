export { GUESS_SUCCESS_CODE, toGuessUser, type GuessUser } from './guess-user.ts'
