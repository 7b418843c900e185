import { crashes } from './crashes.ts'
import { databaseAway } from './database-away.ts'
import { fleetCounts } from './fleet-counts.ts'
import { fleetProof } from './fleet.ts'
import { fullDisk } from './full-disk.ts'
import { keys } from './keys.ts'
import { lostAnswers } from './lost-answers.ts'
import { notices } from './notices.ts'
import { prizes } from './prizes.ts'
import type { Proof } from './proof.ts'
import { races } from './races.ts'
import { restores } from './restores.ts'
import { secondServer } from './second-server.ts'
import { sequences } from './sequences.ts'
import { stops } from './stops.ts'
import { upgradeProof } from '../upgrade/upgrade.ts'

/** Every caller is answered, once. */
export const ANSWER_PROOFS: readonly Proof[] = [secondServer, stops, keys]

/** Also where the way to the client or to the database breaks. */
export const CONNECTION_PROOFS: readonly Proof[] = [lostAnswers, databaseAway]

/** The books are right after concurrent calls and after crashes. */
export const LEDGER_PROOFS: readonly Proof[] = [races, crashes]

/** Draws, gifts and coins at once: no more than the stock, and each paid once. */
export const PRIZE_PROOFS: readonly Proof[] = [prizes]

/** Notifications on phones, once each. */
export const NOTICE_PROOFS: readonly Proof[] = [notices]

/** Several servers act as one market: limits, locks, tickets, caches, and jobs. */
export const FLEET_PROOFS: readonly Proof[] = [fleetCounts]

/** Whatever people do one after the other, the books are right. */
export const SEQUENCE_PROOFS: readonly Proof[] = [sequences]

/** Recovery of lost data. These take the longest on their own. */
export const LOSS_PROOFS: readonly Proof[] = [restores]

/** Not beside other tests: a disk of its own takes the administrator of the machine, and a fleet all of the machine. */
const PROOFS_APART: readonly Proof[] = [fullDisk, fleetProof, upgradeProof]

export const PROOFS: readonly Proof[] = [
  ...ANSWER_PROOFS,
  ...CONNECTION_PROOFS,
  ...LEDGER_PROOFS,
  ...PRIZE_PROOFS,
  ...NOTICE_PROOFS,
  ...FLEET_PROOFS,
  ...SEQUENCE_PROOFS,
  ...LOSS_PROOFS,
  ...PROOFS_APART,
]
