import { createHash } from 'node:crypto'
import { campaignOfPage, campaignOffers, openRunOfPage, runKey, type CampaignRun } from '@diandu/core/campaigns'
import type { Name } from '@diandu/core/kernel'
import { openedCampaign, worsenings, type OpenedCampaign } from '@diandu/core/participation'
import { raiseCouponOffer } from '../coupons/index.ts'
import { insertIfAbsent, type Database, type Queries, type Transaction } from '../database/index.ts'
import type { CampaignFiles } from './campaign-files.ts'
import { currentCampaignFiles } from './current-files.ts'

export interface OpenedVersion {
  readonly run: string
  readonly version: number
  readonly keptAt: number
  readonly digest: string
}

interface StoredVersion extends OpenedVersion {
  readonly promises: OpenedCampaign
}

const COLUMNS = 'run, version, kept_at, digest'

/** Since when people have seen a campaign as it is, the newest version first. */
export const openedVersions = (db: Queries, campaign: string): Promise<readonly OpenedVersion[]> =>
  db.query<OpenedVersion>(
    `SELECT ${COLUMNS} FROM campaign_versions WHERE campaign = $1 ORDER BY kept_at DESC, run DESC, version DESC LIMIT 100`,
    [campaign],
  )

async function lastVersion(db: Queries, run: string): Promise<StoredVersion | undefined> {
  return (
    await db.query<StoredVersion>(
      `SELECT ${COLUMNS}, promises FROM campaign_versions WHERE run = $1 ORDER BY version DESC LIMIT 1`,
      [run],
    )
  )[0]
}

/** The runs that are open now, by the files; each once. */
function openRuns({ pages }: CampaignFiles, nowMs: number): readonly CampaignRun[] {
  const runs = [...pages.keys()].flatMap((path) => openRunOfPage(path, nowMs) ?? [])
  return [...new Map(runs.map((run) => [runKey(run), run])).values()]
}

function promisesOf({ pages, coupons, lotteries }: CampaignFiles, run: CampaignRun): OpenedCampaign {
  const own = [...pages.values()].filter(({ path }) => campaignOfPage(path) === run.campaign)
  return openedCampaign(
    run,
    own.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    coupons,
    lotteries,
  )
}

/**
 * Changes that would worsen a campaign already open, each with its place in the file; empty where there are none. Until
 * its promises are kept, they are those of the files in force, which people have seen since its first moment.
 */
export async function worseningsNow(db: Queries, files: CampaignFiles, nowMs: number): Promise<readonly Name[]> {
  const complaints: Name[] = []
  for (const run of openRuns(files, nowMs)) {
    const last = await lastVersion(db, runKey(run))
    const seen = last?.promises ?? promisesOf(await currentCampaignFiles(db), run)
    for (const { place, field, what } of worsenings(seen, promisesOf(files, run))) {
      const where = `${fileOf(files, place)}: ${field}`
      complaints.push({ zh: `${where}：${what.zh}`, en: `${where}: ${what.en} (${runKey(run)} is open)` })
    }
  }
  return complaints
}

const fileOf = ({ names }: CampaignFiles, place: string): string =>
  place.startsWith('/') ? (names.get(place) ?? place) : place === 'calendar' ? 'calendar.ts' : `${place}.json`

const digestOf = (promises: OpenedCampaign): string =>
  createHash('sha256').update(JSON.stringify(promises)).digest('hex')

/**
 * Remembers what people see of the campaigns that are open. A server that starts (`isNew`) has compared its files
 * before: what they give beyond the last version is given from now on. One that runs remembers first versions alone.
 */
export async function keepOpened(db: Database, files: CampaignFiles, nowMs: number, isNew: boolean): Promise<void> {
  for (const run of openRuns(files, nowMs)) await db.transaction((tx) => keepRun(tx, files, run, nowMs, isNew))
}

/** The same of what is published while a server runs, in the transaction that publishes it. */
export async function keepPublished(tx: Transaction, files: CampaignFiles, nowMs: number): Promise<void> {
  for (const run of openRuns(files, nowMs)) await keepRun(tx, files, run, nowMs, true)
}

async function keepRun(
  tx: Transaction,
  files: CampaignFiles,
  run: CampaignRun,
  nowMs: number,
  isNew: boolean,
): Promise<void> {
  const name = runKey(run)
  const promises = promisesOf(files, run)
  const digest = digestOf(promises)
  const last = await lastVersion(tx, name)
  if (last !== undefined && (!isNew || last.digest === digest)) return
  const version = (last?.version ?? 0) + 1
  const kept = await insertIfAbsent(tx, 'campaign_versions', {
    run: name,
    version,
    campaign: run.campaign.id,
    keptAt: nowMs,
    digest,
    promises: JSON.stringify(promises),
  })
  if (!kept) return
  for (const offer of campaignOffers(run.campaign.path, files.coupons, nowMs)) await raiseCouponOffer(tx, offer)
}
