import { EVERY_ROLE, STAFF_ROLES, type StaffRole } from '@diandu/core/admin'
import { createDataBox } from '../crypto/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { hashPassword } from '../session/index.ts'
import { newSecret } from './authenticator.ts'
import { demoStaffId } from './demo-staff-id.ts'
import { aboutSecret } from './staff-login.ts'
import { insertStaff, noteUsed } from './staff-store.ts'

/** Of every member of staff of a demonstration. */
const DEMO_PASSWORD = 'demo-staff-2468'

const DEMO_STAFF: Readonly<Record<StaffRole, { readonly login: string; readonly name: string }>> = {
  reviewer: { login: 'shenhe', name: '沈禾' },
  identity: { login: 'heming', name: '何明' },
  support: { login: 'kefu', name: '柯芙' },
  cashier: { login: 'chuna', name: '楚娜' },
  checker: { login: 'fuhe', name: '傅贺' },
  disputes: { login: 'jiufen', name: '纪芬' },
  content: { login: 'neirong', name: '倪蓉' },
  auditor: { login: 'shenji', name: '申霁' },
  'people-admin': { login: 'renshi', name: '任诗' },
}

/** One member of staff for each role, and a second one where two of a role are needed. */
export async function seedDemoStaff({ db, clock, settings }: ModuleDeps): Promise<readonly string[]> {
  const box = createDataBox(settings.secrets.dataKey)
  const people = [
    ...EVERY_ROLE.map((role) => ({ ...DEMO_STAFF[role], role })),
    { login: 'shenhe2', name: '盛涵', role: 'reviewer' as const },
    { login: 'renshi2', name: '荣世', role: 'people-admin' as const },
  ]
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const { login, name, role } of people) {
    const id = demoStaffId(login)
    // A demonstration that is opened after months is no dormant one.
    if (await noteUsed(db, id, clock.now())) continue
    await insertStaff(db, {
      id,
      login,
      name,
      roles: [role],
      status: 'active',
      passwordHash,
      sealedSecret: box.seal(newSecret(), aboutSecret(id)),
      lastInterval: 0,
      lastSeenAt: clock.now(),
    })
  }
  return [
    `工作台账号（密码都是 ${DEMO_PASSWORD}；验证码：npm run ops -- staff code 登录名）：`,
    ...people.map(({ login, name, role }) => `  ${name}  ${login}  ${STAFF_ROLES[role].zh}`),
  ]
}
