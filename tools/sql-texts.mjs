import { parseSource, visit } from './source-parser.mjs'

/** How a text begins that is SQL, or a part of it. Names of columns alone are none. */
const BEGINS =
  /^\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH|WHERE|AND|OR|ORDER BY|GROUP BY|FROM(?= [a-z(])|JOIN|LEFT JOIN|CROSS JOIN|SET|ON CONFLICT|UNION|VALUES|EXISTS|NOT EXISTS|FOR UPDATE|LIMIT|TRUNCATE|LOCK TABLE|RETURNING)\b\s*\S/

/** The first argument of these is SQL; it may begin with a part that is named elsewhere. */
const QUERYING = new Set(['query', 'change', 'script'])

/** These write a statement themselves, of the table that is their second argument. */
export const ROW_WRITERS = new Map([
  ['insertRow', 'INSERT INTO'],
  ['insertIfAbsent', 'INSERT INTO'],
  ['upsertRow', 'INSERT INTO'],
  ['updateRow', 'UPDATE'],
])

/** Every text of a source that is SQL: `{ line, parts }`; between two parts stands what is only known when it runs. */
export function sqlTextsOf(file, source) {
  const { program, text } = parseSource(file, source)
  const found = []
  const placeOf = ({ start }) => ({ start, line: text.slice(0, start).split('\n').length })
  const take = (node, isAsked) => {
    const parts = partsOf(node)
    if (parts === undefined || !(isAsked ? /[A-Z]{2}/ : BEGINS).test(parts.join(' … '))) return
    if (!found.some(({ start }) => start === node.start)) found.push({ ...placeOf(node), parts })
  }
  visit(program, (node) => {
    const verb = node.type === 'CallExpression' ? ROW_WRITERS.get(node.callee.name) : undefined
    if (verb !== undefined) found.push({ ...placeOf(node), parts: [`${verb} ${node.arguments[1].value} `] })
    if (node.type === 'CallExpression' && QUERYING.has(node.callee.property?.name)) take(node.arguments[0] ?? {}, true)
  })
  visit(program, (node) => take(node, false))
  return found.map(({ line, parts }) => ({ line, parts }))
}

function partsOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked) : undefined
}

/** Whether the parts are in the statement, one after the other. */
export function isIn(parts, statement) {
  let from = 0
  return parts.every((part) => {
    const at = statement.indexOf(part, from)
    from = at + part.length
    return at >= 0
  })
}
