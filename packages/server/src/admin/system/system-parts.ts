import { UNSENT_STATES, type CaseBlock, type SystemPart } from '@diandu/core/admin'
import type { Name } from '@diandu/core/kernel'
import type { Locale } from '@diandu/core/messages'
import { listArchives } from '../../archive/index.ts'
import { readBackupProofs } from '../../backup-proofs/index.ts'
import { migrationsOf, readMigrations, type Database } from '../../database/index.ts'
import { differencesBetween, knownServers } from '../../fleet/index.ts'
import { countNotices } from '../../inbox/index.ts'
import { duration, isJobInTrouble, jobState, readJobs, type JobRecord } from '../../jobs/index.ts'
import { recordBlocks, timeText } from '../people/record-blocks.ts'
import { STATUS, TIME } from '../people/record-words.ts'
import type { ConsoleSystem } from './console-system.ts'

type PartReader = (db: Database, locale: Locale, system: ConsoleSystem) => Promise<readonly CaseBlock[]>

const words = (zh: string, en: string): Name => ({ zh, en })
const SERVER = words('服务器', 'Server')
const NAME = words('名称', 'Name')
const BYTES = words('字节', 'Bytes')
const ROWS = words('行数', 'Rows')
const FILE = words('文件', 'File')
const DIGEST = words('SHA-256', 'SHA-256')
const MANY = 1_000

/** By part: reads its blocks. */
export const SYSTEM_PART_READERS: Readonly<Record<SystemPart, PartReader>> = {
  jobs: async (db, locale, { jobNames }) => {
    const { table, named } = recordBlocks(locale)
    const jobs = (await readJobs(db)).filter(({ name }) => jobNames.has(name))
    const troubles = jobs.filter(isJobInTrouble)
    return [
      ...noticeBlocks(
        troubles.map(({ name, failure }) => (failure === null ? name : `${name}: ${failure}`)),
        words('出错或停滞', 'In trouble'),
        named,
      ),
      table({
        title: words('后台任务', 'Jobs'),
        heads: [
          NAME,
          words('间隔', 'Every'),
          words('上次运行', 'Last run'),
          words('迟到', 'Late'),
          words('用时', 'Took'),
          words('运行', 'Runs'),
          words('失败', 'Failed'),
          STATUS,
        ],
        rows: jobs,
        cells: (job) => [
          job.name,
          duration(job.everyMs),
          timeText(job.endedAt),
          job.lateMs === null ? '—' : duration(job.lateMs),
          job.tookMs === null ? '—' : duration(job.tookMs),
          String(job.runs),
          String(job.failures),
          named(stateOf(job)),
        ],
        max: MANY,
      }),
    ]
  },
  servers: async (db, locale) => {
    const { table, named } = recordBlocks(locale)
    if (db.engine === 'pglite')
      return noticeBlocks([], words('内置数据库只有一台服务器', 'The embedded database has one server'), named, false)
    const servers = await knownServers(db)
    const [first] = servers
    const differing = servers.flatMap(({ id, facts }) => {
      const names = first?.facts === undefined || facts === undefined ? [] : differencesBetween(first.facts, facts)
      return names.length === 0 ? [] : [`${id}: ${names.join(', ')}`]
    })
    return [
      ...noticeBlocks(differing, words('设置与第一台不一致', 'Settings differ from the first one’s'), named),
      table({
        title: words('运行中的服务器', 'Servers that run'),
        heads: [
          SERVER,
          words('版本', 'Version'),
          words('启动', 'Started'),
          words('无响应', 'Silent for'),
          words('时钟偏差', 'Clock off by'),
        ],
        rows: servers,
        cells: ({ id, version, startedAt, silentMs, facts }) => [
          id,
          version,
          timeText(startedAt),
          duration(silentMs),
          duration(Math.abs(facts?.clockOffsetMs ?? 0)),
        ],
        max: MANY,
      }),
    ]
  },
  notices: async (db, locale) => {
    const { table, named } = recordBlocks(locale)
    return [
      table({
        title: words('按状态', 'By state'),
        heads: [words('方式', 'Channel'), STATUS, words('数量', 'How many'), words('最早应发', 'Longest due')],
        rows: await countNotices(db),
        cells: ({ channel, state, count, oldestDueAt }) => [
          named(NOTICE_WAYS[channel] ?? words(channel, channel)),
          named(NOTICE_STATES[state] ?? words(state, state)),
          String(count),
          timeText(oldestDueAt),
        ],
        max: MANY,
      }),
    ]
  },
  backups: async (db, locale) => {
    const { table, named } = recordBlocks(locale)
    if (db.engine === 'pglite')
      return noticeBlocks(
        [],
        words(
          '内置数据库由命令在服务器旁备份，这里没有记录',
          'An embedded database is backed up by a command beside the server; this page has no record of it',
        ),
        named,
        false,
      )
    return [
      table({
        title: words('已核对的备份', 'Backups that were checked'),
        heads: [TIME, FILE, BYTES, ROWS, words('分录', 'Postings'), words('密文', 'Sealed values'), DIGEST],
        rows: await readBackupProofs(db, MANY),
        cells: ({ madeAt, path, bytes, rows, postings, seals, sha256 }) => [
          timeText(madeAt),
          path,
          String(bytes),
          String(rows),
          String(postings),
          String(seals),
          sha256,
        ],
      }),
    ]
  },
  archives: async (db, locale) => [
    recordBlocks(locale).table({
      title: words('已写出的月份', 'Months that were written out'),
      heads: [NAME, words('表', 'Table'), words('截至', 'Until'), ROWS, BYTES, FILE, DIGEST],
      rows: await listArchives(db),
      cells: ({ name, table, untilAt, rows, bytes, path, sha256 }) => [
        name,
        table,
        timeText(untilAt),
        String(rows),
        String(bytes),
        path,
        sha256,
      ],
      max: MANY,
    }),
  ],
  migrations: async (db, locale) => {
    const { table, named } = recordBlocks(locale)
    const { pending, waiting, unknown } = await migrationsOf(db, await readMigrations())
    const left = [
      ...pending.map((name) => [name, words('待应用', 'To be applied')] as const),
      ...waiting.map((name) => [name, words('等旧版本的服务器停下', 'Waits until no older server is left')] as const),
      ...unknown.map((name) => [name, words('属于更新的版本', 'Of a newer version')] as const),
    ]
    if (left.length === 0)
      return noticeBlocks([], words('数据库与这个版本一致', 'The database matches this version'), named, false)
    return [
      table({
        title: words('未完成', 'Left to do'),
        heads: [NAME, STATUS],
        rows: left,
        cells: ([name, state]) => [name, named(state)],
        max: MANY,
      }),
    ]
  },
  settings: async (_db, locale, { settings }) => {
    const { table, named } = recordBlocks(locale)
    return [
      table({
        title: words('设置，只有名称', 'Settings, by name alone'),
        heads: [NAME, words('取值', 'Value'), words('机密', 'Secret')],
        rows: settings,
        cells: ({ name, isChosen, isSecret }) => [
          name,
          named(isChosen ? words('已设置', 'Set') : words('默认', 'Default')),
          isSecret ? named(words('是', 'Yes')) : '',
        ],
        max: MANY,
      }),
    ]
  },
}

const NOTICE_WAYS: Readonly<Record<string, Name>> = { sms: words('短信', 'Text message'), push: words('推送', 'Push') }

const NOTICE_STATES: Readonly<Record<string, Name>> = {
  ...UNSENT_STATES,
  sent: words('已发送', 'Sent'),
  dropped: words('不再需要', 'Not needed any more'),
}

/** A warning where there are lines, or a plain sentence. */
function noticeBlocks(
  lines: readonly string[],
  title: Name,
  named: (name: Name) => string,
  isWarning = true,
): readonly CaseBlock[] {
  return isWarning && lines.length === 0 ? [] : [{ kind: 'notice', isWarning, title: named(title), lines: [...lines] }]
}

const inSeconds = (ms: number): string => duration(Math.max(0, Math.ceil(ms / 1000) * 1000))

function stateOf(job: JobRecord): Name {
  const state = jobState(job)
  switch (state.kind) {
    case 'running':
      return words(
        `在 ${state.on} 上运行了 ${duration(state.forMs)}`,
        `Runs on ${state.on} for ${duration(state.forMs)}`,
      )
    case 'left':
      return words(`${state.by} 停机后无人接手`, `Left by ${state.by}, which has stopped`)
    case 'late':
      return words(`晚了 ${inSeconds(state.lateMs)}`, `Late by ${inSeconds(state.lateMs)}`)
    case 'waiting':
      return words(`${inSeconds(state.dueInMs)} 后`, `Due in ${inSeconds(state.dueInMs)}`)
  }
}
