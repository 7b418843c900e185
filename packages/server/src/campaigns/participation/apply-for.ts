import { blocksOf, openRunOfPage, runKey, type CampaignContent } from '@diandu/core/campaigns'
import type { ShopId } from '@diandu/core/catalog'
import { fail, ok, refused, type Random, type Result } from '@diandu/core/kernel'
import { decideApplication, type ApplicationId, type CampaignApplication } from '@diandu/core/participation'
import { findShop } from '../../catalog/index.ts'
import type { Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import type { CampaignFiles } from '../campaign-files.ts'
import { findOwnApplication, insertApplication } from './application-store.ts'

export interface AskedApplication {
  readonly path: string
  readonly shopId: ShopId
  readonly pitch: string
  readonly userId: string
}

/** Whether sellers apply on this page. */
export const takesApplications = (page: CampaignContent): boolean => blocksOf(page).some(({ kind }) => kind === 'apply')

/** A seller applies to take part in the run that is open. */
export async function applyFor(
  tx: Transaction,
  { path, shopId, pitch, userId }: AskedApplication,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
  pages: CampaignFiles['pages'],
): Promise<Result<CampaignApplication>> {
  const page = pages.get(path)
  const open = openRunOfPage(path, nowMs)
  const found = await findShop(tx, shopId)
  const before = open && (await findOwnApplication(tx, runKey(open), userId))
  const decided = decideApplication(
    {
      id: idFrom(random.token()) as ApplicationId,
      path,
      isOffered: page !== undefined && takesApplications(page),
      userId,
      shop: found === null ? undefined : { ...found.shop, sellerId: found.sellerId },
      pitch,
      hasApplied: before !== undefined,
    },
    nowMs,
  )
  if (!decided.ok) return decided
  const { run, application } = decided.value
  // Another phone of this seller may have been faster.
  return (await insertApplication(tx, { run: runKey(run), userId }, application))
    ? ok(application)
    : fail(refused('applied-already', '这个活动您已经报过名了', 'path'))
}
