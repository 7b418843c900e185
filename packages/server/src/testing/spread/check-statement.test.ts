import { beforeAll, describe, expect, it } from 'vitest'
import { checkStatement, loadParser, type Schema } from './check-statement.ts'
import type { TableKey } from './table-keys.ts'

const SCHEMA: Schema = new Map([
  ['people', ['id', 'name', 'mobile']],
  ['notes', ['user_id', 'id', 'words', 'deal_id']],
  ['seen', ['user_id', 'note_id', 'at']],
  ['deals', ['id', 'buyer_id', 'seller_id', 'stage']],
  ['steps', ['deal_id', 'step', 'stage']],
  ['prices', ['name', 'fen']],
  ['jobs', ['name', 'due_at']],
])
const spread = (group: 'person' | 'order', column: string): TableKey => ({ kind: 'spread', group, column })
const KEYS = new Map<string, TableKey>([
  ['people', spread('person', 'id')],
  ['notes', spread('person', 'user_id')],
  ['seen', spread('person', 'user_id')],
  ['deals', spread('order', 'id')],
  ['steps', spread('order', 'deal_id')],
  ['prices', { kind: 'reference' }],
  ['jobs', { kind: 'local' }],
])

const verdictOn = (sql: string): string => {
  const checked = checkStatement(sql, SCHEMA, KEYS)
  if (checked.verdict === 'carries its key') return checked.keys
  return checked.verdict === 'does not' ? checked.what : 'none'
}

beforeAll(() => loadParser())

describe('A statement carries the key of its rows', () => {
  it.each([
    'SELECT words FROM notes WHERE user_id = $1',
    'SELECT words FROM notes n WHERE $2::text = n.user_id AND n.id > $1',
    'SELECT * FROM notes WHERE (user_id, id) = ($1, $2)',
    'SELECT * FROM deals WHERE id COLLATE "C" = $1 AND stage IN (1, 2) FOR UPDATE',
    'SELECT * FROM people p JOIN notes n ON n.user_id = p.id WHERE p.id = $1',
    'SELECT * FROM people p, notes n WHERE n.user_id = p.id AND n.user_id = $1',
    'SELECT * FROM notes JOIN seen USING (user_id) WHERE seen.user_id = $1',
    'SELECT * FROM notes n LEFT JOIN seen s ON s.user_id = n.user_id AND s.note_id = n.id WHERE n.user_id = $1',
    'SELECT * FROM seen s RIGHT JOIN notes n ON s.user_id = n.user_id WHERE n.user_id = $1',
    'SELECT * FROM people p LEFT JOIN LATERAL (SELECT * FROM notes WHERE notes.user_id = p.id LIMIT 1) n ON true WHERE p.id = $1',
    'SELECT (SELECT count(*) FROM seen s WHERE s.user_id = n.user_id) FROM notes n WHERE n.user_id = $1',
    'SELECT * FROM notes n WHERE n.user_id = $1 AND EXISTS (SELECT 1 FROM seen WHERE seen.user_id = n.user_id)',
    'SELECT * FROM notes n WHERE user_id = $1 AND NOT EXISTS (SELECT 1 FROM seen s WHERE s.user_id = $1 AND s.note_id = n.id)',
    'SELECT * FROM notes WHERE user_id = $1 AND (words = $2 OR EXISTS (SELECT 1 FROM seen WHERE seen.user_id = notes.user_id))',
    'WITH mine AS (SELECT user_id, id FROM notes WHERE user_id = $1) SELECT * FROM mine JOIN seen ON seen.user_id = mine.user_id',
    'WITH gone AS (DELETE FROM notes WHERE user_id = $1 RETURNING user_id, id) INSERT INTO seen (user_id, note_id) SELECT user_id, id FROM gone',
    'SELECT * FROM (SELECT user_id, words FROM notes UNION ALL SELECT user_id, at::text FROM seen) s WHERE s.user_id = $1',
    'SELECT user_id FROM notes WHERE user_id = $1 UNION SELECT user_id FROM seen WHERE user_id = $1',
    'SELECT * FROM (SELECT user_id FROM notes WHERE user_id = $1 LIMIT 3) n JOIN people ON people.id = n.user_id',
    'SELECT * FROM notes WHERE user_id IN (SELECT id FROM people WHERE id = $1)',
    'INSERT INTO notes (words, user_id) VALUES ($2, $1) ON CONFLICT (user_id, id) DO UPDATE SET words = excluded.words',
    'INSERT INTO notes SELECT $1, $2, p.name FROM people p WHERE p.id = $1',
    'UPDATE notes SET words = people.name FROM people WHERE people.id = notes.user_id AND people.id = $1 RETURNING notes.id',
    'DELETE FROM notes USING seen WHERE seen.user_id = notes.user_id AND notes.user_id = $1',
    'SELECT * FROM deals d JOIN prices p ON p.fen = d.stage WHERE d.id = $1',
  ])('%s', (sql) => expect(verdictOn(sql)).toBe('one'))

  it.each([
    'SELECT * FROM notes WHERE user_id = ANY($1::text[])',
    'SELECT * FROM notes WHERE user_id IN ($1, $2)',
    'SELECT * FROM unnest($1::text[], $2::text[]) AS g(who, what) JOIN notes ON notes.user_id = g.who',
    'INSERT INTO notes (user_id, words) SELECT * FROM unnest($1::text[], $2::text[])',
    'INSERT INTO notes (user_id, words) VALUES ($1, $2), ($3, $4)',
    'UPDATE notes SET words = r.words FROM jsonb_to_recordset($1::jsonb) AS r(user_id text, words text) WHERE notes.user_id = r.user_id',
    'SELECT * FROM (VALUES ($1, 1), ($2, 2)) v(who, n) JOIN people ON people.id = v.who',
  ])('or several keys: %s', (sql) => expect(verdictOn(sql)).toBe('some'))
})

describe('A statement lacks the key', () => {
  it.each([
    ['SELECT * FROM notes', 'SELECT notes()'],
    ['SELECT * FROM notes WHERE id = $1 FOR UPDATE', 'SELECT notes(id) FOR UPDATE'],
    ['SELECT * FROM notes WHERE user_id <> $1', 'SELECT notes(user_id)'],
    ['SELECT * FROM notes WHERE user_id > $1 AND id = $2', 'SELECT notes(id, user_id)'],
    ['SELECT * FROM notes WHERE user_id = $1 OR id = $2', 'SELECT notes(id, user_id)'],
    ['SELECT * FROM notes WHERE NOT user_id = $1', 'SELECT notes(user_id)'],
    ['SELECT * FROM notes WHERE lower(user_id) = $1', 'SELECT notes(user_id)'],
    ['SELECT * FROM notes WHERE user_id = words', 'SELECT notes(user_id, words)'],
    ['SELECT * FROM notes WHERE user_id NOT IN ($1, $2)', 'SELECT notes(user_id)'],
    ['SELECT * FROM notes WHERE user_id <> ALL($1)', 'SELECT notes(user_id)'],
    [
      'SELECT * FROM notes WHERE user_id IN (SELECT id FROM people WHERE mobile = $1)',
      'SELECT notes(user_id) + people(mobile)',
    ],
    [
      'SELECT * FROM notes WHERE user_id = (SELECT id FROM people WHERE mobile = $1)',
      'SELECT notes(user_id) + people(mobile)',
    ],
    ['SELECT * FROM people p LEFT JOIN notes n ON n.user_id = $1', 'SELECT notes + people()'],
    [
      'SELECT * FROM people p LEFT JOIN notes n ON n.user_id = p.id AND p.id = $1',
      'SELECT notes(user_id) + people(id)',
    ],
    [
      'SELECT * FROM people p FULL JOIN notes n ON n.user_id = p.id AND p.id = $1',
      'SELECT notes(user_id) + people(id)',
    ],
    ['SELECT * FROM notes n WHERE EXISTS (SELECT 1 FROM seen s WHERE s.user_id = $1)', 'SELECT notes() + seen'],
    [
      'SELECT * FROM notes n WHERE EXISTS (SELECT 1 FROM seen s WHERE s.user_id = n.user_id AND s.user_id = $1)',
      'SELECT notes(user_id) + seen',
    ],
    ['SELECT (SELECT count(*) FROM seen) FROM notes WHERE user_id = $1', 'SELECT notes + seen()'],
    ['SELECT * FROM notes WHERE user_id = $1 ORDER BY (SELECT max(at) FROM seen)', 'SELECT notes + seen()'],
    ['SELECT user_id FROM notes WHERE user_id = $1 UNION SELECT user_id FROM seen', 'SELECT notes + seen()'],
    ['SELECT * FROM (SELECT user_id FROM notes LIMIT 3) n WHERE n.user_id = $1', 'SELECT notes()'],
    ['SELECT * FROM (SELECT DISTINCT ON (words) * FROM notes) n WHERE n.user_id = $1', 'SELECT notes()'],
    ['WITH all_notes AS (SELECT * FROM notes) SELECT * FROM all_notes WHERE user_id = $1', 'SELECT notes()'],
    [
      'WITH RECURSIVE r AS (SELECT user_id FROM notes WHERE user_id = $1 UNION SELECT s.note_id FROM seen s JOIN r ON r.user_id = s.user_id) SELECT * FROM r',
      'SELECT notes + seen(user_id)',
    ],
    [
      'WITH gone AS (DELETE FROM notes RETURNING user_id) SELECT * FROM people WHERE id = $1',
      'DELETE notes() + people',
    ],
    ['INSERT INTO notes (id, words) VALUES ($1, $2)', 'INSERT notes()'],
    ['INSERT INTO notes DEFAULT VALUES', 'INSERT notes()'],
    ['INSERT INTO notes (user_id, id) VALUES (DEFAULT, $1)', 'INSERT notes()'],
    [
      'INSERT INTO notes (user_id, id) VALUES ($1, $2), ((SELECT id FROM people LIMIT 1), $3)',
      'INSERT notes() + people()',
    ],
    [
      'INSERT INTO seen (user_id, note_id) SELECT n.id, n.user_id FROM notes n WHERE n.user_id = $1',
      'INSERT notes + seen()',
    ],
    [
      'INSERT INTO notes (user_id) VALUES ($1) ON CONFLICT (user_id) DO UPDATE SET words = (SELECT name FROM people LIMIT 1)',
      'INSERT notes + people()',
    ],
    ['INSERT INTO notes (user_id) VALUES ($1) ON CONFLICT (user_id) DO UPDATE SET user_id = $2', 'INSERT notes moves'],
    ['UPDATE notes SET user_id = $2 WHERE user_id = $1', 'UPDATE notes moves'],
    ['UPDATE notes SET words = $2 FROM people WHERE people.id = $1', 'UPDATE notes() + people'],
    ['DELETE FROM notes USING seen WHERE seen.user_id = $1 AND seen.note_id = notes.id', 'DELETE notes(id) + seen'],
    [
      'SELECT * FROM notes n, LATERAL (SELECT * FROM seen WHERE user_id = n.id) s WHERE n.user_id = $1',
      'SELECT notes + seen(user_id)',
    ],
    [
      'SELECT * FROM notes, jsonb_array_elements_text(notes.words::jsonb) AS w(who) JOIN people ON people.id = w.who WHERE notes.user_id = $1',
      'SELECT notes + people(id)',
    ],
    ['TRUNCATE notes', 'TruncateStmt SELECT notes()'],
    ['DECLARE all_of_them CURSOR FOR SELECT * FROM notes', 'DeclareCursorStmt SELECT notes()'],
    ['SELECT * FROM nowhere WHERE id = $1', 'unknown nowhere SELECT '],
  ])('%s', (sql, what) => expect(verdictOn(sql)).toBe(what))

  it.each([
    ['SELECT * FROM deals d JOIN people p ON p.id = d.buyer_id WHERE d.id = $1', 'SELECT deals + people(id)'],
    ['SELECT * FROM deals d, people p WHERE d.id = $1 AND p.id = $2', 'SELECT deals + people'],
    ['SELECT * FROM notes n, seen s WHERE n.user_id = $1 AND s.user_id = $2', 'SELECT notes + seen'],
    [
      'WITH a AS (UPDATE deals SET stage = 2 WHERE id = $1) INSERT INTO notes (user_id) VALUES ($2)',
      'UPDATE deals + notes',
    ],
    ['SELECT * FROM jobs JOIN notes ON notes.words = jobs.name WHERE user_id = $1', 'SELECT jobs + notes'],
  ])('where what it touches stands on two machines: %s', (sql, what) => expect(verdictOn(sql)).toBe(what))
})

it('what is not spread is no matter', () => {
  expect(verdictOn('SELECT * FROM prices')).toBe('none')
  expect(verdictOn('TRUNCATE jobs')).toBe('none')
  expect(verdictOn('SELECT pg_advisory_xact_lock($1)')).toBe('none')
})
