import type { ContentFault } from '@diandu/core/admin'
import { blocksOf, type CampaignContent } from '@diandu/core/campaigns'
import type { Name } from '@diandu/core/kernel'
import { campaignContent as campaignPage } from '@diandu/wire'
import type { GenericSchema } from 'valibot'
import { asJsonText, FileFault, readJsonText, type CheckedText, type ContentSource } from '../content/index.ts'
import type { Queries } from '../database/index.ts'
import { LOTTERIES_ID, LOTTERY_FILE, lotteryFile, parseLotteries } from '../lottery/index.ts'
import { couponFile, readCampaignFiles, withCampaignFile, type CampaignFiles } from './campaign-files.ts'
import { currentCampaignFiles } from './current-files.ts'
import { keepPublished, worseningsNow } from './opened-campaigns.ts'

const COUPONS_ID = 'coupons'

const idOf = (fileName: string): string => fileName.replace(/\.json$/, '')

/** The error that a reader throws. */
function asFault(error: unknown): ContentFault {
  if (error instanceof FileFault) return error.fault
  const message = error instanceof Error ? error.message : String(error)
  return { line: null, field: null, zh: `不符合要求：${message}`, en: message }
}

/** What a change takes away of a campaign that is open. */
const asBroken = ({ zh, en }: Name): ContentFault => ({
  line: null,
  field: null,
  zh: `活动进行中，已公布的承诺不能减少：${zh}`,
  en: `A campaign that is open keeps its promises: ${en}`,
})

/** What would be in force with the text, compared with what people have seen of open campaigns. */
async function faultsIn(
  schema: GenericSchema,
  { body, db, nowMs }: Pick<CheckedText, 'body' | 'db' | 'nowMs'>,
  changed: (files: CampaignFiles) => CampaignFiles,
  more: (files: CampaignFiles) => readonly ContentFault[] = () => [],
): Promise<readonly ContentFault[]> {
  const read = readJsonText(schema, body)
  if (!read.ok) return read.failure
  try {
    const files = changed(await currentCampaignFiles(db))
    const faults = more(files)
    return faults.length > 0 ? faults : (await worseningsNow(db as Queries, files, nowMs)).map(asBroken)
  } catch (error) {
    return [asFault(error)]
  }
}

const publish: NonNullable<ContentSource['publish']> = async (tx, { nowMs }) =>
  keepPublished(tx, await currentCampaignFiles(tx), nowMs)

const ofPages = () =>
  [...readCampaignFiles().pages.values()].map((page) => ({
    page,
    id: idOf(readCampaignFiles().names.get(page.path) ?? ''),
  }))
let pages: ReturnType<typeof ofPages> | undefined
const programPages = () => (pages ??= ofPages())

/** The page of a campaign, at the address that it has. */
export const campaignContent: ContentSource = {
  kind: 'campaign',
  schema: campaignPage,
  fixed: ['path'],
  given: async () =>
    programPages().map(({ id, page }) => ({ id, title: `${page.title.zh} ${page.path}`, body: asJsonText(page) })),
  titleOf: ({ id }) => {
    const page = programPages().find((one) => one.id === id)?.page
    return page === undefined ? id : `${page.title.zh} ${page.path}`
  },
  faultsOf: (text) => {
    const { id, body } = text
    const path = programPages().find((one) => one.id === id)?.page.path ?? ''
    return faultsIn(
      campaignPage,
      text,
      (files) => withCampaignFile({ ...files, pages: without(files.pages, path) }, `${id}.json`, body),
      (files) =>
        files.pages.has(path) ? [] : [{ line: 1, field: 'path', zh: `须为 ${path}`, en: `It has to be ${path}` }],
    )
  },
  publish,
}

const without = (all: ReadonlyMap<string, CampaignContent>, path: string): ReadonlyMap<string, CampaignContent> =>
  new Map([...all].filter(([address]) => address !== path))

/** The coupons of all campaigns. */
export const couponContent: ContentSource = {
  kind: 'coupons',
  schema: couponFile,
  given: async () => [{ id: COUPONS_ID, title: '活动优惠券 Coupons', body: asJsonText(readCampaignFiles().coupons) }],
  titleOf: () => '活动优惠券 Coupons',
  faultsOf: (text) => faultsIn(couponFile, text, (files) => withCampaignFile(files, 'coupons.json', text.body)),
  publish,
}

/** The draws with their prizes and odds. One that was opened keeps the terms that it opened with. */
export const lotteryContent: ContentSource = {
  kind: 'lotteries',
  schema: lotteryFile,
  given: async () => [{ id: LOTTERIES_ID, title: '抽奖 Lotteries', body: LOTTERY_FILE }],
  titleOf: () => '抽奖 Lotteries',
  faultsOf: (text) =>
    faultsIn(lotteryFile, text, (files) => ({ ...files, lotteries: parseLotteries(text.body) }), missingDraws),
  publish,
}

/** Pages that show a draw which is not there. */
const missingDraws = ({ pages: shown, lotteries }: CampaignFiles): readonly ContentFault[] =>
  [...shown.values()].flatMap((page) =>
    blocksOf(page).flatMap((block) =>
      block.kind !== 'draw' || lotteries.some(({ series }) => series === block.lottery)
        ? []
        : [
            {
              line: null,
              field: 'lotteries',
              zh: `${page.path} 用到的抽奖 ${block.lottery} 不见了`,
              en: `${page.path} shows the lottery ${block.lottery}, which is gone`,
            },
          ],
    ),
  )
