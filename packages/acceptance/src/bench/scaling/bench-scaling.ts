import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { openApi } from '../../api/api-client.ts'
import { cheapShops } from '../../api/market.ts'
import { logIn, PEOPLE } from '../../api/people.ts'
import { newInstallation } from '../../server/installation.ts'
import { startServerProcess, type ServerProcess } from '../../server/server-process.ts'
import { startBenchPostgres } from '../bench-postgres.ts'
import { quantile } from '../statistics.ts'
import { queryPostgres, type QueryPostgres } from './query-postgres.ts'
import { KIND_NAMES, type KindName, type MeasuredKind, type MeasuredScaling } from './measured.ts'
import { processorMs, processorMsWithChildren } from './processor-time.ts'
import { requestKinds, type RequestKind } from './request-kinds.ts'
import { scalingText } from './scaling-text.ts'

const SHOPS = 5000
const ORDERS = 200
const START_WITHIN_MS = 600_000
const WARM_UP = 8
/** Rows that come less often than with each request are those of a job that ran in the meantime. */
const OF_A_REQUEST = 0.9

/**
 * Cost of each kind of request for the server and its PostgreSQL, and what a million people a day would need by that.
 * Where PostgreSQL with its counts of statements is missing, only the stored figures are shown.
 */
export async function benchScaling(tell: (line: string) => void): Promise<void> {
  const postgres = await startBenchPostgres()
  if (postgres === undefined) {
    tell('PostgreSQL is not on this machine: the figures are those that were stored')
    tell(scalingText())
    return
  }
  try {
    const asOwner = await queryPostgres(postgres.url)
    asOwner("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'")
    await postgres.restart()
    const installation = await newInstallation('postgresql', postgres.url)
    const server = await startServerProcess(installation, {
      env: { DEMO_SHOPS: String(SHOPS) },
      startWithinMs: START_WITHIN_MS,
    })
    try {
      const query = await queryPostgres(installation.env['DATABASE_URL'] ?? postgres.url)
      query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements')
      query('ANALYZE')
      keepMeasured(await measureAll(server, query, tell))
      tell(scalingText())
    } finally {
      await server.stop()
      await installation.remove()
    }
  } finally {
    await postgres.stop()
  }
}

async function measureAll(
  server: ServerProcess,
  query: QueryPostgres,
  tell: (line: string) => void,
): Promise<MeasuredScaling> {
  const api = await openApi(server.url)
  const person = await logIn(api, PEOPLE.qin)
  const kinds = requestKinds(api, person, await cheapShops(api, ORDERS))
  const measured: Partial<Record<KindName, MeasuredKind>> = {}
  for (const name of KIND_NAMES) {
    measured[name] = await measureKind(kinds[name], server.pid, query)
    tell(`${name}: ${JSON.stringify(measured[name])}`)
  }
  query('ANALYZE')
  return {
    machine: {
      cores: availableParallelism(),
      memoryGiB: Math.round(totalmem() / 1024 ** 3),
      postgres: query<{ version: string }>("SELECT current_setting('server_version') AS version")[0]?.version ?? '?',
      node: process.version,
    },
    measuredOn: new Date().toISOString().slice(0, 10),
    shops: SHOPS,
    kinds: measured as Record<KindName, MeasuredKind>,
    bytesPerRow: Object.fromEntries(
      query<{ table: string; bytes: number }>(BYTES_PER_ROW).map(({ table, bytes }) => [table, bytes]),
    ),
  }
}

/** A table in parts by month is the sum of its parts. */
const BYTES_PER_ROW = `SELECT name AS table, round(sum(pg_total_relation_size(oid)) / sum(reltuples))::int AS bytes FROM (
    SELECT c.oid, c.reltuples, coalesce(parent.relname, c.relname) AS name FROM pg_class c
      LEFT JOIN pg_inherits i ON i.inhrelid = c.oid LEFT JOIN pg_class parent ON parent.oid = i.inhparent
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.reltuples > 0) parts
  GROUP BY name HAVING sum(reltuples) >= 200 ORDER BY name`

const TABLE_ROWS = `SELECT relname AS table, (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I', relname), false, true, '')))[1]::text::int AS rows
  FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace ORDER BY relname`

const ASKED = `SELECT coalesce(sum(calls), 0)::int AS calls FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
  WHERE d.datname = current_database() AND query !~ '^(BEGIN|COMMIT|ROLLBACK|SET|SHOW|DEALLOCATE)|pg_stat_|query_to_xml|pg_current_wal'`

async function measureKind({ next, requests }: RequestKind, pid: number, query: QueryPostgres): Promise<MeasuredKind> {
  const isWrite = requests === ORDERS
  const [folder] = query<{ folder: string }>("SELECT current_setting('data_directory') AS folder")
  const postmaster = postmasterOf(folder?.folder ?? '')
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  try {
    // The first requests warm caches; a request that is possible only once is measured from the first time on.
    for (let nth = 0; nth < (isWrite ? 0 : WARM_UP); nth += 1) await send(await next(requests + nth), agent)
    const rowsBefore = rowsOf(query)
    query('SELECT 1 FROM (SELECT pg_stat_statements_reset()) done')
    const logBefore = logPosition(query)
    const [serverBefore, databaseBefore] = [processorMs(pid), processorMsWithChildren(postmaster)]
    const sent: { readonly bytes: number; readonly tookMs: number }[] = []
    for (let nth = 0; nth < requests; nth += 1) sent.push(await send(await next(nth), agent))
    const [serverMs, databaseMs] = [
      processorMs(pid) - serverBefore,
      processorMsWithChildren(postmaster) - databaseBefore,
    ]
    const [asked] = query<{ calls: number }>(ASKED)
    const logBytes = logPosition(query) - logBefore
    const rows = Object.entries(rowsOf(query)).map(
      ([table, count]) => [table, count - (rowsBefore[table] ?? 0)] as const,
    )
    const each = (figure: number): number => Math.round((figure / requests) * 100) / 100
    return {
      requests,
      serverMs: each(serverMs),
      databaseMs: each(databaseMs),
      statements: each(asked?.calls ?? 0),
      bytesSent: each(sent.reduce((sum, { bytes }) => sum + bytes, 0)),
      logBytes: each(logBytes),
      rows: Object.fromEntries(
        rows.filter(([, count]) => count / requests >= OF_A_REQUEST).map(([table, count]) => [table, each(count)]),
      ),
      p50Ms:
        Math.round(
          quantile(
            sent.map(({ tookMs }) => tookMs),
            0.5,
          ) * 10,
        ) / 10,
    }
  } finally {
    agent.destroy()
  }
}

const rowsOf = (query: QueryPostgres): Readonly<Record<string, number>> =>
  Object.fromEntries(query<{ table: string; rows: number }>(TABLE_ROWS).map(({ table, rows }) => [table, rows]))

const logPosition = (query: QueryPostgres): number =>
  query<{ at: number }>("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS at")[0]?.at ?? 0

const postmasterOf = (folder: string): number => Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0])

/** Sends a request as a browser does; how many bytes of body came, as they came. */
async function send(whole: Request, agent: Agent): Promise<{ readonly bytes: number; readonly tookMs: number }> {
  const body = Buffer.from(await whole.arrayBuffer())
  const headers = {
    ...Object.fromEntries(whole.headers),
    'accept-encoding': 'gzip, deflate, br',
    'content-length': body.length,
  }
  const begunAt = performance.now()
  return new Promise((settle, fail) => {
    const asked = request(whole.url, { method: whole.method, agent, headers }, (answer) => {
      let bytes = answer.rawHeaders.join(': ').length
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () =>
        answer.statusCode === 200
          ? settle({ bytes, tookMs: performance.now() - begunAt })
          : fail(new Error(`${whole.method} ${whole.url} answered ${answer.statusCode}`)),
      )
    })
    asked.on('error', fail)
    asked.end(body)
  })
}

const STORED = fileURLToPath(new URL('./measured.json', import.meta.url))

const keepMeasured = (measured: MeasuredScaling): void =>
  writeFileSync(STORED, `${JSON.stringify(measured, null, 1)}\n`)
