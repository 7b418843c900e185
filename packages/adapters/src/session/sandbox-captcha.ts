import type { Captcha } from '@diandu/core/session'
import { CAPTCHA_PUZZLE_PATH, captchaPuzzle, validateCaptcha } from '@diandu/wire'
import { answerWith, type Client } from '../http/index.ts'

/** The stand-in for the captcha's maker: its puzzles come from its own place, and the server checks the answer. */
export const sandboxCaptcha = (client: Client): Captcha => ({
  puzzle: (signal) => client.read(CAPTCHA_PUZZLE_PATH, captchaPuzzle, signal),
  validate: async ({ puzzleId, offset }) =>
    answerWith(await client.send(validateCaptcha, { puzzleId, offset: Math.max(0, Math.round(offset)) }), 'ticket'),
})
