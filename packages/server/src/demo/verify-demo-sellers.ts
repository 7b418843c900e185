import { shownDocuments, type FaceVerification } from '@diandu/core/account'
import { utcTime } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'
import { insertVerification } from '../account/index.ts'
import type { DataBox } from '../crypto/index.ts'
import type { Transaction } from '../database/index.ts'
import type { DemoPerson } from './demo-people.ts'
import { seededDice } from './dice.ts'
import { inventPerson } from './names.ts'

/**
 * Sellers are verified, each as a person of their own, before their shops were listed. One who was verified since keeps
 * that.
 */
export async function verifyDemoSellers(
  tx: Transaction,
  sellers: readonly DemoPerson[],
  { box, nowMs }: { readonly box: DataBox; readonly nowMs: number },
): Promise<void> {
  const at = nowMs - VERIFIED_DAYS_AGO * DAY_MS
  const known = new Set((await tx.query<{ id: string }>('SELECT user_id AS id FROM verifications')).map(({ id }) => id))
  for (const { id, username } of sellers) {
    if (known.has(id)) continue
    const number = Number(id.replace('demo-', ''))
    const face: FaceVerification = {
      kind: 'person',
      proof: 'face',
      name: inventPerson(seededDice(number), familyOf(username)),
      residentId: inventedResidentId(number),
    }
    const record = { ...shownDocuments(face), status: 'verified', handedInAt: at, reviewedAt: at, note: '' } as const
    await insertVerification(tx, id, `demo-papers-${number}`, record, face, box)
  }
}

/** 演示卖家老赵 and 演示卖家赵51 are both 赵. */
const familyOf = (username: string): string => username.replace(/^演示卖家老?/, '').charAt(0)

const VERIFIED_DAYS_AGO = 190
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

/** A number as a resident ID is made, another one for each seller. The region is one that was never given out. */
export function inventedResidentId(number: number): string {
  const day = utcTime((number % 9_000) * DAY_MS, 'YYYYMMDD')
  const body = `110100${day}${String(Math.floor(number / 9_000) % 1_000).padStart(3, '0')}`
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(body[place]), 0)
  return body + (CHECKS[sum % 11] ?? 'X')
}
