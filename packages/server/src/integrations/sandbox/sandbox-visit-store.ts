import { insertRow, type Queries } from '../../database/index.ts'

/** One visit to the page that simulates the provider of identity checks. */
export interface SandboxVisit {
  readonly id: string
  /** As it may be shown. */
  readonly person: string
  readonly backUrl: string
  readonly verdict: 'pending' | 'matches' | 'differs'
  readonly openedAt: number
}

export async function openSandboxVisit(
  db: Queries,
  { id, person, backUrl, openedAt }: Omit<SandboxVisit, 'verdict'>,
): Promise<void> {
  await insertRow(db, 'sandbox_visits', { id, person, backUrl, openedAt })
}

export async function findSandboxVisit(db: Queries, id: string): Promise<SandboxVisit | undefined> {
  return (
    await db.query<SandboxVisit>('SELECT id, person, back_url, verdict, opened_at FROM sandbox_visits WHERE id = $1', [
      id,
    ])
  )[0]
}

const VALID_MS = 10 * 60_000

/** It was left without a word for too long. */
export const hasLapsed = ({ verdict, openedAt }: SandboxVisit, nowMs: number): boolean =>
  verdict === 'pending' && nowMs > openedAt + VALID_MS

/** A verdict is given once, and in time. */
export async function decideSandboxVisit(
  db: Queries,
  id: string,
  verdict: 'matches' | 'differs',
  nowMs: number,
): Promise<void> {
  await db.change("UPDATE sandbox_visits SET verdict = $2 WHERE id = $1 AND verdict = 'pending' AND opened_at >= $3", [
    id,
    verdict,
    nowMs - VALID_MS,
  ])
}
