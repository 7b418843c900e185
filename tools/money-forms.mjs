/*
 * Money looks alike everywhere: core's format writes it, exact or short, with its sign. Finds where a program puts the
 * sign, or the word for yuan, beside a figure by itself, and where digits for programs are shown to people.
 */

/** Who writes amounts for programs, or for people to type on. */
const FOR_PROGRAMS = [
  // Where it is defined.
  /packages\/core\/src\/format\//,
  // A table that calculates.
  /packages\/core\/src\/wallet\/bills\/statement\.ts$/,
  // Files for accountants and banks.
  /packages\/core\/src\/admin\/money\//,
  // A form as it was filled in.
  /packages\/core\/src\/selling\/listed-shop\.ts$/,
  // A provider's interface.
  /packages\/server\/src\/integrations\//,
  /\.test\.tsx?$/,
]

const OWN_FORMS = [
  /packages\/core\/src\/format\//,
  // A sum in a clause of a contract: 人民币 8,664.00 元.
  /packages\/server\/src\/contracts\/clauses\//,
  // A search is written back as people type it: 5万以内.
  /packages\/core\/src\/catalog\/search\//,
]

const ENDS_WITH_SIGN = /[¥￥]\s*$/
const BEGINS_WITH_YUAN = /^\s*元/

const CALL_FORMAT =
  'Money looks alike everywhere. Write formatMoney(fen) of core’s format, ¥8,664.00, or shortMoney(fen, locale) on cards and in charts.'
const FOR_PEOPLE =
  'formatYuan writes digits for programs. People read formatMoney or shortMoney, and type on typedYuan.'

const isWhere = (context, patterns) => {
  const file = context.filename.replaceAll('\\', '/')
  return patterns.some((pattern) => pattern.test(file))
}

export const oneMoneyForm = {
  create: (context) => {
    if (isWhere(context, OWN_FORMS)) return {}
    const complain = (node, message) => context.report({ node, message })
    return {
      TemplateLiteral: (node) => {
        const texts = node.quasis.map(({ value }) => value.raw)
        if (
          texts.slice(0, -1).some((text) => ENDS_WITH_SIGN.test(text)) ||
          texts.slice(1).some((text) => BEGINS_WITH_YUAN.test(text))
        )
          complain(node, CALL_FORMAT)
      },
      JSXText: (node) => {
        const { children } = node.parent
        const at = children.indexOf(node)
        const isFigure = (child) => child?.type === 'JSXExpressionContainer'
        if (
          (ENDS_WITH_SIGN.test(node.value) && isFigure(children[at + 1])) ||
          (BEGINS_WITH_YUAN.test(node.value) && isFigure(children[at - 1]))
        )
          complain(node, CALL_FORMAT)
      },
      BinaryExpression: (node) => {
        const { operator, left } = node
        if (operator === '+' && left.type === 'Literal' && ENDS_WITH_SIGN.test(String(left.value)))
          complain(node, CALL_FORMAT)
      },
      CallExpression: (node) => {
        if (node.callee.name === 'formatYuan' && !isWhere(context, FOR_PROGRAMS)) complain(node, FOR_PEOPLE)
      },
    }
  },
}
