import { describe, expect, it } from 'vitest'
import { complaintsAbout } from './check-migrations.mjs'

const HISTORY = {
  name: '0010-shops.sql',
  sql: `CREATE TABLE shops (id text PRIMARY KEY, name text, state text CONSTRAINT shops_in_state CHECK (state <> ''));
UPDATE shops SET name = '';`,
}

const complaints = (half, sql, exceptions = []) =>
  complaintsAbout([HISTORY, { name: `0300-colours.${half}.sql`, sql }], exceptions)

const rulesIn = (sentences) =>
  sentences.map((sentence) => / \(([a-z-]+)\)\.\n {2}Instead: ./.exec(sentence)?.[1] ?? sentence)

/** Refused in either half. */
const LOCKS_FOR_LONG = [
  ['change-type', 'ALTER TABLE shops ALTER COLUMN name TYPE varchar(10)'],
  ['volatile-default', 'ALTER TABLE shops ADD COLUMN seen bigint DEFAULT extract(epoch FROM clock_timestamp())'],
  ['volatile-default', 'ALTER TABLE shops ADD COLUMN word text DEFAULT gen_random_uuid()::text'],
  ['computed-column', 'ALTER TABLE shops ADD COLUMN at bigserial'],
  ['computed-column', 'ALTER TABLE shops ADD COLUMN at bigint GENERATED ALWAYS AS IDENTITY'],
  ['computed-column', "ALTER TABLE shops ADD COLUMN big text GENERATED ALWAYS AS (name || '!') STORED"],
  ['constraint-with-column', "ALTER TABLE shops ADD COLUMN colour text CHECK (colour <> '')"],
  ['constraint-with-column', 'ALTER TABLE shops ADD COLUMN colour text UNIQUE'],
  ['required-column', 'ALTER TABLE shops ADD COLUMN colour text NOT NULL'],
  ['required-column', 'ALTER TABLE shops ADD COLUMN colour text NOT NULL DEFAULT NULL'],
  ['attach-partition', 'ALTER TABLE shops ATTACH PARTITION old_shops FOR VALUES IN (1)'],
  ['detach-concurrently', 'ALTER TABLE shops DETACH PARTITION old_shops CONCURRENTLY'],
  ['index-not-concurrently', 'CREATE INDEX shops_name ON shops (name)'],
  ['nameless-index', 'CREATE INDEX CONCURRENTLY ON shops (name)'],
  ['concurrently-beside', 'CREATE INDEX CONCURRENTLY a ON shops (name);\nSELECT 1'],
  ['concurrently-spelling', 'CREATE  INDEX CONCURRENTLY a ON shops (name)'],
  ['rows-at-once', "UPDATE shops SET name = 'a'"],
  ['batch-without-end', "-- in batches\nUPDATE shops SET name = 'a' WHERE name IS NULL"],
  [
    'batch-without-end',
    "-- in batches\nUPDATE shops SET name = 'a' WHERE id IN (SELECT id FROM shops WHERE name IS NULL LIMIT 9999)",
  ],
  ['batch-without-end', "-- in batches\nUPDATE shops SET name = 'a' WHERE id IN (SELECT id FROM shops LIMIT 99)"],
  ['batches-of-one', '-- in batches\nCREATE TABLE colours (id text)'],
  ['fill-at-once', 'CREATE TABLE colours (id text);\nINSERT INTO colours SELECT id FROM shops'],
  ['fill-at-once', 'CREATE TABLE colours AS SELECT id FROM shops'],
  ['validate-beside', 'ALTER TABLE shops ADD COLUMN a text;\nALTER TABLE shops VALIDATE CONSTRAINT shops_in_state'],
  ['rename', 'ALTER TABLE shops RENAME COLUMN name TO title'],
  ['rename', 'ALTER TABLE shops RENAME TO stores'],
  ['lock-table', 'LOCK TABLE shops'],
  ['vacuum', 'VACUUM FULL shops'],
  ['cluster', 'CLUSTER shops USING shops_pkey'],
  ['reindex', 'REINDEX TABLE shops'],
  ['refresh', 'REFRESH MATERIALIZED VIEW shop_days'],
  ['do-block', 'DO $$ BEGIN END $$'],
  ['own-transaction', 'COMMIT'],
  ['own-limits', "SET lock_timeout = '1h'"],
  ['reads-table', 'SELECT count(*) FROM shops'],
  ['unknown-statement', 'CREATE EXTENSION pg_trgm'],
  ['unknown-statement', 'ALTER TABLE shops SET UNLOGGED'],
  ['unreadable', 'ALTER TABEL shops'],
]

/** Refused in an expand migration alone. */
const BREAKS_THE_VERSION_BEFORE = [
  ['drop-column', 'ALTER TABLE shops DROP COLUMN name'],
  ['drop', 'DROP TABLE shops'],
  ['drop', 'DROP VIEW shop_days'],
  ['drop', 'DROP INDEX CONCURRENTLY IF EXISTS shops_name'],
  ['drop-default', 'ALTER TABLE shops ALTER COLUMN name DROP DEFAULT'],
  ['drop-constraint', 'ALTER TABLE shops DROP CONSTRAINT shops_pkey'],
  ['narrower', "ALTER TABLE shops ADD CONSTRAINT named CHECK (name <> '') NOT VALID"],
  ['new-unique', 'CREATE UNIQUE INDEX CONCURRENTLY shops_name ON shops (name)'],
  ['new-unique', 'ALTER TABLE shops ADD CONSTRAINT once UNIQUE USING INDEX shops_name'],
  ['drop-rows', 'TRUNCATE shops'],
  ['drop-rows', "-- in batches\nDELETE FROM shops WHERE id IN (SELECT id FROM shops WHERE name = '' LIMIT 1000)"],
  ['detach-partition', 'ALTER TABLE shops DETACH PARTITION old_shops'],
  ['replace', 'CREATE OR REPLACE VIEW shop_days AS SELECT 1 AS n'],
]

const HARMLESS = [
  "CREATE TABLE colours (id text PRIMARY KEY, name text NOT NULL CHECK (name <> ''));\nCREATE UNIQUE INDEX colours_name ON colours (name);\nALTER TABLE colours ADD COLUMN at bigserial;\nINSERT INTO colours (id, name) VALUES ('a', 'red');\nUPDATE colours SET name = 'blue'",
  "ALTER TABLE shops ADD COLUMN colour text NOT NULL DEFAULT 'none', ADD COLUMN tags text[] DEFAULT '{}'::text[], ADD COLUMN seen bigint",
  'ALTER TABLE shops ALTER COLUMN name DROP NOT NULL, ALTER COLUMN name SET STATISTICS 500',
  'ALTER TABLE shops ALTER COLUMN name SET DEFAULT gen_random_uuid()::text',
  'ALTER TABLE shops DROP CONSTRAINT shops_in_state',
  'ALTER TABLE shops VALIDATE CONSTRAINT shops_in_state',
  '-- Lists page by it.\nCREATE INDEX CONCURRENTLY shops_name ON shops (name)',
  "-- in batches\nUPDATE shops SET name = '-' WHERE id IN (SELECT id FROM shops WHERE name IS NULL LIMIT 1000)",
  '-- in batches\nINSERT INTO colours SELECT id FROM shops WHERE NOT EXISTS (SELECT 1 FROM colours WHERE colours.id = shops.id) LIMIT 1000',
  'CREATE TABLE shops_2027 PARTITION OF shops_by_year FOR VALUES FROM (1) TO (2)',
  'ANALYZE shops',
]

describe('The check of migrations', () => {
  it.each(LOCKS_FOR_LONG)('refuses %s in either half: %s', async (rule, sql) => {
    expect(rulesIn(await complaints('expand', sql))).toContain(rule)
    expect(rulesIn(await complaints('contract', sql))).toContain(rule)
  })

  it.each(BREAKS_THE_VERSION_BEFORE)(
    'refuses %s beside the version before, and not after it: %s',
    async (rule, sql) => {
      expect(rulesIn(await complaints('expand', sql))).toEqual([rule])
      expect(await complaints('contract', sql)).toEqual([])
    },
  )

  it.each(HARMLESS)('lets through what does no harm: %s', async (sql) => {
    expect(await complaints('expand', sql)).toEqual([])
  })

  it('makes a column required once earlier migrations have proven it, and not before', async () => {
    const steps = [
      'ALTER TABLE shops ADD CONSTRAINT shops_named CHECK (name IS NOT NULL) NOT VALID',
      'ALTER TABLE shops VALIDATE CONSTRAINT shops_named',
      'ALTER TABLE shops ALTER COLUMN name SET NOT NULL',
    ].map((sql, at) => ({ name: `030${at}-names.contract.sql`, sql }))
    expect(await complaintsAbout([HISTORY, ...steps])).toEqual([])
    expect(rulesIn(await complaintsAbout([HISTORY, steps[0], steps[2]]))).toEqual(['not-null-unproven'])
    expect(rulesIn(await complaintsAbout([HISTORY, steps[2]]))).toEqual(['not-null-unproven'])
    expect(
      rulesIn(await complaintsAbout([HISTORY, ...steps.slice(0, 2), { ...steps[2], name: '0303-names.expand.sql' }])),
    ).toEqual(['not-null'])
  })

  it('wants a half in the name, and leaves alone what came before there were halves', async () => {
    const [sentence = ''] = await complaintsAbout([HISTORY, { name: '0300-colours.sql', sql: 'SELECT 1' }])
    expect(sentence).toContain('does not say in its name which half of a change it is')
    expect(sentence).toContain('.expand.sql')
    expect(await complaintsAbout([HISTORY, { name: '0099-colours.sql', sql: 'LOCK TABLE shops' }])).toEqual([])
  })

  it('names file and line, and says what to write instead', async () => {
    expect(
      await complaints('expand', '-- 店铺颜色\nSELECT 1;\n\n-- Why.\nALTER TABLE shops DROP COLUMN name;'),
    ).toEqual([
      '0300-colours.expand.sql:5 drops shops.name, which the version before reads (drop-column).\n  Instead: stop using it in this version, and drop it in a contract migration.',
    ])
  })

  it('believes an exception that is needed and says why', async () => {
    const sql = 'LOCK TABLE shops'
    const exception = {
      migration: '0300-colours.expand',
      rule: 'lock-table',
      why: 'The table has a dozen rows, and is read once at the start of a server.',
    }
    expect(await complaints('expand', sql, [exception])).toEqual([])
    expect(await complaints('expand', sql, [{ ...exception, why: 'It is small.' }])).toEqual([
      expect.stringContaining('does not say why'),
    ])
    expect(await complaints('expand', 'SELECT 1', [exception])).toEqual([expect.stringContaining('does not need it')])
  })
})
