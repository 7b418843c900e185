import { crashes } from './crashes.ts'
import { keys } from './keys.ts'
import { lostAnswers } from './lost-answers.ts'
import type { Proof } from './proof.ts'
import { races } from './races.ts'
import { secondServer } from './second-server.ts'
import { sequences } from './sequences.ts'
import { stops } from './stops.ts'

/** In the order of the time that they take. */
export const PROOFS: readonly Proof[] = [secondServer, stops, keys, races, lostAnswers, crashes, sequences]
