import { crashes } from './crashes.ts'
import { keys } from './keys.ts'
import { lostAnswers } from './lost-answers.ts'
import type { Proof } from './proof.ts'
import { races } from './races.ts'
import { secondServer } from './second-server.ts'
import { sequences } from './sequences.ts'
import { stops } from './stops.ts'

/** Whoever asks is answered, once. */
export const ANSWER_PROOFS: readonly Proof[] = [secondServer, stops, keys, lostAnswers]

/** Whatever happens at once or in the middle, the books are right. Either half takes as long. */
export const LEDGER_PROOFS: readonly Proof[] = [races, crashes, sequences]

export const PROOFS: readonly Proof[] = [...ANSWER_PROOFS, ...LEDGER_PROOFS]
