import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import type { ServerModule } from '../server-module.ts'
import { sweepInvitations } from './invitation-store.ts'
import { sweepChallenges } from './passkey-store.ts'
import { seedDemoStaff } from './demo-staff.ts'
import { forgetClaims } from './staff-claim-store.ts'
import { aboutSecret } from './staff-login.ts'
import { sweepStaffSessions } from './staff-session-store.ts'
import { aboutProposal, forgetOldProposals, forgetSealedOfLapsed } from './staff-proposal-store.ts'
import { brokenLogEntry, brokenNewEntry, forgetOldLog } from './staff-log-store.ts'

export const staffModule: ServerModule = {
  name: 'staff',
  seedDemo: seedDemoStaff,
  sealedPlaces: [
    { table: 'staff', key: 'id', column: 'sealed_secret', as: 'bytes', about: aboutSecret },
    { table: 'staff_proposals', key: 'id', column: 'sealed', as: 'bytes', about: aboutProposal },
  ],
  async checkBooks(db, since) {
    const broken = await (since === null ? brokenLogEntry(db) : brokenNewEntry(db))
    return broken === undefined ? [] : [`Entry ${broken} of the staff log was changed or taken away.`]
  },
  sweeps: [
    {
      name: 'forget sessions and claims of staff that are over, and what lapsed proposals had sealed',
      everyMs: HOUR_MS,
      run: async ({ db, clock }) => {
        await sweepStaffSessions(db, clock.now())
        await forgetClaims(db, clock.now())
        await forgetSealedOfLapsed(db, clock.now())
      },
    },
    {
      name: 'forget invitations and questions of passkeys that were not answered in time',
      everyMs: HOUR_MS,
      run: async ({ db, clock }) => {
        await sweepInvitations(db, clock.now())
        await sweepChallenges(db, clock.now())
      },
    },
    {
      name: 'forget the staff log and proposals of years ago',
      everyMs: DAY_MS,
      run: async ({ db, clock }) => {
        await forgetOldLog(db, clock.now())
        await forgetOldProposals(db, clock.now())
      },
    },
  ],
}
