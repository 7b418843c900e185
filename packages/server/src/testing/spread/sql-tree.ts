import type { Node, RangeVar, SelectStmt } from 'libpg-query'

/** The words of a qualified name; a star has none. */
export const namesOf = (fields: readonly Node[] = []): readonly string[] =>
  fields.flatMap((field) => ('String' in field ? [field.String.sval ?? ''] : []))

export const isStar = (fields: readonly Node[] = []): boolean => fields.some((field) => 'A_Star' in field)

/** Calls `see` with every node below; what it answers true for is not looked into. */
export function visitTree(tree: unknown, see: (kind: string, node: object) => boolean): void {
  if (tree === null || typeof tree !== 'object') return
  for (const [kind, node] of Object.entries(tree) as readonly (readonly [string, unknown])[])
    if (typeof node === 'object' && node !== null && (Array.isArray(tree) || !see(kind, node))) visitTree(node, see)
}

const OF_ROWS = new Set(['ColumnRef', 'SubLink', 'SetToDefault'])

/** Whether an expression is known before any row is read: it consists of parameters and constants. */
export function isGiven(expression: Node): boolean {
  let readsRows = false
  visitTree(expression, (kind) => {
    readsRows ||= OF_ROWS.has(kind)
    return readsRows
  })
  return !readsRows
}

/** A cast changes nothing of which row is meant. */
export function withoutCasts(expression: Node): Node {
  if ('TypeCast' in expression && expression.TypeCast.arg !== undefined && isGiven(expression))
    return withoutCasts(expression.TypeCast.arg)
  if ('CollateClause' in expression && expression.CollateClause.arg !== undefined)
    return withoutCasts(expression.CollateClause.arg)
  return expression
}

/** The same value has the same label, wherever it stands. */
export function labelOf(expression: Node): string {
  const bare = withoutCasts(expression)
  return 'ParamRef' in bare
    ? `$${bare.ParamRef.number ?? 0}`
    : JSON.stringify(bare, (key, value: unknown) => (key === 'location' ? undefined : value))
}

export const conjunctsOf = (condition: Node | undefined): readonly Node[] =>
  condition === undefined
    ? []
    : 'BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR'
      ? (condition.BoolExpr.args ?? []).flatMap(conjunctsOf)
      : [condition]

/** The values of a row; anything else is one value. */
export const partsOf = (expression: Node | undefined): readonly Node[] =>
  expression === undefined ? [] : 'RowExpr' in expression ? (expression.RowExpr.args ?? []) : [expression]

/** What counts or cuts rows must see all of them: a condition from outside cannot be asked inside. */
export const cutsRows = (statement: Node): boolean =>
  'SelectStmt' in statement && CUTS.some((clause) => statement.SelectStmt[clause] !== undefined)

const CUTS = [
  'limitCount',
  'limitOffset',
  'distinctClause',
  'groupClause',
  'windowClause',
] as const satisfies readonly (keyof SelectStmt)[]

export function tablesBelow(node: Node): readonly RangeVar[] {
  const tables: RangeVar[] = []
  visitTree(node, (kind, below) => {
    if (kind === 'RangeVar' || kind === 'relation') tables.push(below)
    return false
  })
  return tables
}
