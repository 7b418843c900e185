import { parseSource, visit } from './source-parser.mjs'
import { ROW_WRITERS } from './sql-texts.mjs'

/** These take several objects in one. */
const PARTED = new Set(['upsertRow', 'updateRow'])

/**
 * The rows that a source declares: `reads` are queries with the columns of their row type, `writes` rows that are made
 * from objects. A statement or a type that is put together elsewhere is not among them.
 */
export function declaredRows(file, source) {
  const { program, text } = parseSource(file, source)
  const named = new Map()
  visit(program, (node) => {
    if (/^(VariableDeclarator|TSInterfaceDeclaration|TSTypeAliasDeclaration)$/.test(node.type))
      named.set(node.id.name, node)
  })
  const rows = { reads: [], writes: [] }
  visit(program, (node) => {
    if (node.type !== 'CallExpression') return
    const line = text.slice(0, node.start).split('\n').length
    const verb = ROW_WRITERS.get(node.callee.name)
    if (verb !== undefined)
      rows.writes.push({
        line,
        isNew: verb !== 'UPDATE',
        table: node.arguments[1].value,
        ...keysOf(node.arguments[2], PARTED.has(node.callee.name)),
      })
    const type = node.callee.property?.name === 'query' ? node.typeArguments?.params[0] : undefined
    const [sql, members] = [type && textOf(node.arguments[0]), type && membersOf(type)]
    if (sql !== undefined && members !== undefined) rows.reads.push({ line, sql, columns: members.map(columnOf) })
  })
  return rows

  /** A part that is known only at run time is read as a number; where it is none, the statement cannot be described. */
  function textOf(node, isWhole = true) {
    if (node?.type === 'Literal') return String(node.value)
    if (node?.type === 'Identifier' && named.has(node.name)) return textOf(named.get(node.name).init, false)
    if (node?.type !== 'TemplateLiteral') return isWhole ? undefined : '1'
    const parts = node.expressions.map((part) => textOf(part, false))
    return node.quasis.map(({ value }, at) => value.cooked + (parts[at] ?? '')).join('')
  }

  function membersOf(type) {
    if (type.type === 'TSTypeLiteral') return type.members
    if (type.type === 'TSIntersectionType') return together(type.types.map(membersOf))
    const declared = type.typeArguments ? undefined : named.get(type.typeName?.name)
    if (declared?.type === 'TSTypeAliasDeclaration') return membersOf(declared.typeAnnotation)
    if (declared?.type !== 'TSInterfaceDeclaration' || declared.extends.length > 0) return undefined
    return declared.body.body
  }

  function columnOf({ key, typeAnnotation }) {
    const { start, end } = typeAnnotation.typeAnnotation
    return {
      key: key.name ?? key.value,
      type: text
        .slice(start, end)
        .replace(/ \| null$/, '')
        .replace('readonly ', ''),
    }
  }

  /** `isWhole`: they are all that is written. */
  function keysOf(node, isParts = false) {
    const object = node?.type === 'Identifier' ? named.get(node.name)?.init : node
    if (object?.type !== 'ObjectExpression') return { keys: [], isWhole: false }
    const parts = object.properties.map((property) => {
      if (property.type !== 'Property') return keysOf(property.argument)
      return isParts ? keysOf(property.value) : { keys: [property.key.name], isWhole: true }
    })
    return { keys: parts.flatMap(({ keys }) => keys), isWhole: parts.every(({ isWhole }) => isWhole) }
  }
}

const together = (lists) => (lists.some((list) => list === undefined) ? undefined : lists.flat())
