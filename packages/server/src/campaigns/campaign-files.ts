import { readdirSync, readFileSync } from 'node:fs'
import { blocksOf, EVERY_CAMPAIGN_ID, type CampaignContent, type CampaignCoupon } from '@diandu/core/campaigns'
import type { Name } from '@diandu/core/kernel'
import { listingFilterParameters, parseListingFilter } from '@diandu/core/catalog'
import { campaignContent } from '@diandu/wire'
import * as v from 'valibot'
import { LOTTERIES, type LotteryEntry } from '../lottery/index.ts'
import { FileFault, issueWords, lineInJson, lineSaying } from '../content/index.ts'

const words = v.pipe(v.string(), v.minLength(1))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const couponFile = v.array(
  v.strictObject({
    campaign: v.picklist(EVERY_CAMPAIGN_ID, '没有这个活动 / There is no such campaign'),
    key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,16}$/, '小写字母、数字和短横线 / Small letters, digits and dashes')),
    title: words,
    amountFen: whole,
    leastSpendFen: whole,
    stock: whole,
    perPerson: whole,
    daysAfter: whole,
  }),
) satisfies v.GenericSchema<unknown, readonly CampaignCoupon[]>

export interface CampaignFiles {
  readonly pages: ReadonlyMap<string, CampaignContent>
  /** By the address of a page: which file says it. */
  readonly names: ReadonlyMap<string, string>
  readonly coupons: readonly CampaignCoupon[]
  readonly lotteries: readonly LotteryEntry[]
}

/** The operator's own: a file for each page, and one of coupons. */
const FOLDER = new URL('../../campaigns/', import.meta.url)
const COUPONS = 'coupons.json'

/** Reads them, or says which file is wrong and where: a server does not start with half a campaign. */
export function readCampaignFiles(folder: URL = FOLDER): CampaignFiles {
  const read = (name: string): GivenFile => parsed(name, () => readFileSync(new URL(name, folder), 'utf8'))
  const pages = new Map<string, CampaignContent>()
  const names = new Map<string, string>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json') && file !== COUPONS)) {
    const given = read(name)
    const page = readPage(name, given, LOTTERIES)
    if (pages.has(page.path))
      refuse(name, given, page.path, {
        zh: `${page.path} 已有文件`,
        en: `${page.path} has a file already`,
      })
    pages.set(page.path, page)
    names.set(page.path, name)
  }
  return { pages, names, coupons: readCoupons(COUPONS, read(COUPONS)), lotteries: LOTTERIES }
}

/** The files with one of them changed: a page in the place of the one of its address, or all coupons. */
export function withCampaignFile(files: CampaignFiles, name: string, text: string): CampaignFiles {
  const given = parsed(name, () => text)
  if (Array.isArray(given.value)) return { ...files, coupons: readCoupons(name, given) }
  const page = readPage(name, given, files.lotteries)
  return {
    ...files,
    pages: new Map([...files.pages, [page.path, page]]),
    names: new Map([...files.names, [page.path, name]]),
  }
}

/** The text serves to find the line of a complaint. */
interface GivenFile {
  readonly text: string
  readonly value: unknown
}

function parsed(name: string, read: () => string): GivenFile {
  try {
    const text = read()
    return { text, value: JSON.parse(text) }
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : 'cannot be read'}`, { cause })
  }
}

function readPage(name: string, given: GivenFile, lotteries: readonly LotteryEntry[]): CampaignContent {
  const page = checked(name, campaignContent, given)
  const lists = blocksOf(page).flatMap((block) => (block.kind === 'shops' ? [block] : []))
  const unread = lists.find(({ filter }) => !isWhollyRead(filter))
  if (unread !== undefined)
    refuse(name, given, unread.filter, {
      zh: `${unread.key}：店铺列表不认识筛选条件 ${unread.filter}`,
      en: `${unread.key}: the list of shops does not know ${unread.filter}`,
    })
  const draws = blocksOf(page).flatMap((block) => (block.kind === 'draw' ? [block.lottery] : []))
  const unheld = draws.find((series) => !lotteries.some((lottery) => lottery.series === series))
  if (unheld !== undefined)
    refuse(name, given, unheld, { zh: `没有抽奖 ${unheld}`, en: `there is no lottery ${unheld}` })
  const again = repeated(lists.map(({ key }) => key))
  if (again !== undefined)
    refuse(name, given, again, {
      zh: `两个店铺版块的 key 都是 ${again}`,
      en: `two blocks of shops have the key ${again}`,
    })
  return page
}

function readCoupons(name: string, given: GivenFile): readonly CampaignCoupon[] {
  const coupons = checked(name, couponFile, given)
  const again = repeated(coupons.map(({ campaign, key }) => `${campaign} ${key}`))
  if (again !== undefined)
    refuse(name, given, again.split(' ')[1] ?? '', {
      zh: `同一活动的两张券 key 相同：${again}`,
      en: `two coupons of a campaign have one key: ${again}`,
    })
  return coupons
}

const repeated = (words: readonly string[]): string | undefined => words.find((word, at) => words.indexOf(word) < at)

function refuse(name: string, { text }: GivenFile, words: string, complaint: Name): never {
  throw new FileFault(name, { line: lineSaying(text, words), field: null, ...complaint }, complaint.en)
}

/** Whether the list of shops knows each part of a filter. */
function isWhollyRead(filter: string): boolean {
  const given = Object.fromEntries(new URLSearchParams(filter))
  const read = Object.fromEntries(listingFilterParameters(parseListingFilter(given)))
  return Object.entries(given).every(([name, value]) => read[name] === value || value === 'recommended')
}

function checked<T>(name: string, schema: v.GenericSchema<unknown, T>, { text, value }: GivenFile): T {
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  const [issue] = read.issues
  const line = lineInJson(
    text,
    (issue.path ?? []).map(({ key }) => key),
  )
  const field = v.getDotPath(issue)
  throw new FileFault(name, { line, field, ...issueWords(issue) }, `${field ?? 'the whole file'}: ${issue.message}`)
}
