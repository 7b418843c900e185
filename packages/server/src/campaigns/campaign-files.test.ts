import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { blocksOf, CAMPAIGN_MOTIFS, campaignPageAt, type CampaignContent } from '@diandu/core/campaigns'
import { expect, it } from 'vitest'
import { readCampaignFiles } from './campaign-files.ts'
import { lineInJson } from '../content/index.ts'

const PAGE: CampaignContent = {
  path: '/activity/special',
  title: { zh: '专场', en: 'Special' },
  line: { zh: '一句话', en: 'A line' },
  hue: 10,
  motif: 'sun',
  blocks: [
    {
      kind: 'shops',
      key: 'picked',
      title: { zh: '店', en: 'Shops' },
      rule: { zh: '最新', en: 'Newest' },
      filter: 'sort=latest',
    },
  ],
  tabs: [],
}

function complaint(...files: readonly unknown[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'campaigns-'))
  try {
    writeFileSync(join(folder, 'coupons.json'), '[]')
    for (const [place, file] of files.entries())
      writeFileSync(join(folder, `page-${place}.json`), JSON.stringify(file, null, 2))
    readCampaignFiles(pathToFileURL(`${folder}/`))
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('every address of a campaign has a file, and none is without words in both languages (CAM-15)', () => {
  const { pages, coupons } = readCampaignFiles()
  expect(pages.size).toBe(27)
  expect([...pages.values()].every((page) => blocksOf(page).length > 0)).toBe(true)
  expect(new Set(coupons.map(({ campaign }) => campaign)).size).toBe(6)
  expect(campaignPageAt(0, '/activity/double-eleven')?.run.campaign.id).toBe('double-eleven')
})

it.each([
  ['no words in English', { ...PAGE, line: { zh: '一句话', en: '' } }, 'page-0.json, line 9: line.en'],
  ['a drawing that there is not', { ...PAGE, motif: 'fireworks' }, 'page-0.json, line 12: motif'],
  ['an address elsewhere', { ...PAGE, path: '/lists' }, 'page-0.json, line 2: path'],
  ['a field that is not known', { ...PAGE, color: 'red' }, 'page-0.json, line 29: color'],
  [
    'a filter that the list of shops does not know',
    { ...PAGE, blocks: PAGE.blocks.map((block) => ({ ...block, filter: 'sort=cheapest' })) },
    'page-0.json, line 25: picked: the list of shops does not know sort=cheapest',
  ],
  [
    'a lottery that there is not',
    { ...PAGE, blocks: [{ kind: 'draw', title: PAGE.title, lottery: 'nobody-wins' }] },
    'page-0.json, line 20: there is no lottery nobody-wins',
  ],
  [
    'two blocks of one key',
    { ...PAGE, blocks: [...PAGE.blocks, ...PAGE.blocks] },
    'page-0.json, line 29: two blocks of shops have the key picked',
  ],
])('a file with %s is refused by its name and place (CAM-21)', (_what, page, message) => {
  expect(complaint(PAGE)).toBe('')
  expect(complaint(page)).toContain(message)
})

it('two files of one address are refused (CAM-21)', () => {
  expect(complaint(PAGE, PAGE)).toBe('page-1.json, line 2: /activity/special has a file already')
})

/** Chat programs take no larger ones. */
const MAX_PICTURE_BYTES = 32 * 1024

it.each(CAMPAIGN_MOTIFS)('a campaign with %s has a picture of its own for chats (WEB-127)', (motif) => {
  const picture = readFileSync(new URL(`../../../web/public/share-${motif}.png`, import.meta.url))
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.length).toBeLessThan(MAX_PICTURE_BYTES)
})

const TEXT = `{
  "title": { "zh": "一,{[\\"二", "en": "" },
  "blocks": [
    { "kind": "rules", "points": [] },
    {
      "kind": "shops",
      "points": [1, 2,
        3]
    }
  ],
  "tabs": []
}`

it.each([
  [['title', 'en'], 2],
  [['blocks', 0], 4],
  [['blocks', 1], 5],
  [['blocks', 1, 'kind'], 6],
  [['blocks', 1, 'points', 1], 7],
  [['blocks', 1, 'points', 2], 8],
  [['blocks', 1, 'missing'], 5],
  [['tabs'], 11],
  [['nothing'], 1],
  [[], 1],
])('%j stands in line %d (CAM-21)', (place, line) => {
  expect(lineInJson(TEXT, place)).toBe(line)
})
