import type { StaffSystem } from '@diandu/core/admin'
import { listUnsentNotices, resendNotice, SYSTEM_PART_CALLS } from '@diandu/wire/admin'
import type { AdminClient } from './admin-client.ts'

export const httpStaffSystem = (client: AdminClient): StaffSystem => ({
  part: (part, locale, signal) => client.send(SYSTEM_PART_CALLS[part], { locale }, signal),
  unsentNotices: (signal) => client.send(listUnsentNotices, {}, signal),
  sendAgain: (id, mayArriveTwice, reason) => client.send(resendNotice, { id, mayArriveTwice, reason }),
})
