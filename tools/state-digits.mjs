/*
 * Finds bare digits where a state should be named: `order.status === 4`, `switch (status) { case 4: }`, and
 * `WHERE o.status IN (3, 4)` in the text of a statement.
 */

const NAMES_A_STATE = /(^|[a-z])(status|standing|state|verdict)$/i

/** HTTP has statuses too, of three digits. */
const CODE = /^-?\d{1,2}$/

const SQL_STATE = /\bstatus"?\s*(=|<>|!=|<=?|>=?|(NOT\s+)?IN\b|IS\s+(NOT\s+)?DISTINCT\s+FROM)\s*\(?\s*-?\d/i
const SQL_CASE = /\bCASE\s+(\w+\.)?status\s+WHEN\s+\d/i
const SQL = /\b(SELECT|UPDATE|DELETE|WHERE|FROM|WHEN|AND|OR|CASE)\b/

const COMPARISONS = new Set(['===', '!==', '==', '!=', '<', '<=', '>', '>='])

function nameOf(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression' && !node.computed) return node.property.name
  return node.type === 'ChainExpression' || node.type === 'TSNonNullExpression' ? nameOf(node.expression) : ''
}

const isState = (node) => NAMES_A_STATE.test(nameOf(node) ?? '')

const isCode = (node) => node.type === 'Literal' && typeof node.value === 'number' && CODE.test(String(node.value))

const NAME_IT = 'A bare digit says nothing. Compare the name of the state; its number stands in <noun>-status.ts alone.'

const NAME_IT_IN_SQL =
  'A bare digit says nothing. Take the code from core: ${orderCode(…)}, ${orderCodesIn(…)}, ${rechargeCodesWith(…)}.'

export const noStateDigits = {
  create: (context) => {
    const complain = (node, message) => context.report({ node, message })
    const readText = (node, text) => {
      if (SQL_CASE.test(text) || (SQL_STATE.test(text) && (SQL.test(text) || /\w\.status/.test(text))))
        complain(node, NAME_IT_IN_SQL)
    }
    return {
      BinaryExpression: (node) => {
        const { operator, left, right } = node
        if (!COMPARISONS.has(operator)) return
        if ((isState(left) && isCode(right)) || (isCode(left) && isState(right))) complain(node, NAME_IT)
      },
      SwitchStatement: ({ discriminant, cases }) => {
        if (!isState(discriminant)) return
        for (const { test } of cases) if (test !== null && isCode(test)) complain(test, NAME_IT)
      },
      Literal: (node) => {
        if (typeof node.value === 'string') readText(node, node.value)
      },
      TemplateLiteral: (node) => readText(node, node.quasis.map(({ value }) => value.raw).join('$')),
    }
  },
}
