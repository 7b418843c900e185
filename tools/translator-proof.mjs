/*
 * A page translator puts the text nodes of a page into elements of its own. React, which removes and places its nodes
 * by their parents, fails then: where a text that it removes, or one before which it places something, has siblings.
 * A text that is the only child of its element is written anew as a whole, and does no harm.
 */

const MESSAGE =
  'A page translator moves this text, and React fails at it when the sibling that comes and goes does so: give the text an element of its own, such as <span>.'

/** Expressions that certainly give a text: messages and formats. */
const SAYS = /^(messages?|words|texts?|labels?|names?|title|[a-z]\w*(Messages|Words|Text|Label|Title|Name)|said)$/
const FORMATS = /^(format\w*|nameIn|\w+Text|\w+Words|String|failureText)$/

const rootOf = (node) => {
  if (node.type === 'MemberExpression') return rootOf(node.object)
  if (node.type === 'CallExpression') return rootOf(node.callee)
  if (node.type === 'ChainExpression') return rootOf(node.expression)
  return node.type === 'Identifier' ? node.name : ''
}

function isText(node) {
  switch (node.type) {
    case 'JSXText':
      return node.value.trim() !== ''
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '')
    case 'TemplateLiteral':
      return true
    case 'JSXExpressionContainer':
      return isText(node.expression)
    case 'CallExpression':
      return (
        (node.callee.type === 'Identifier' && FORMATS.test(node.callee.name)) ||
        (node.callee.type === 'MemberExpression' && SAYS.test(rootOf(node.callee)))
      )
    case 'Identifier':
      return SAYS.test(node.name)
    case 'MemberExpression':
      return SAYS.test(rootOf(node))
    case 'LogicalExpression':
      return isText(node.right)
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate)
    default:
      return false
  }
}

/** Siblings that come and go. */
const isConditional = (node) =>
  node.type === 'JSXExpressionContainer' &&
  ['LogicalExpression', 'ConditionalExpression'].includes(node.expression.type)

const isSomething = (node) =>
  !(node.type === 'JSXText' && node.value.trim() === '') &&
  !(node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression') &&
  !(node.type === 'JSXExpressionContainer' && node.expression.type === 'Literal' && node.expression.value === ' ')

/** `{condition ? 'one' : 'other'}` changes its text in its place. */
const isAlwaysText = (node) =>
  isConditional(node) &&
  node.expression.type === 'ConditionalExpression' &&
  isText(node.expression.consequent) &&
  isText(node.expression.alternate)

export const translatorProof = {
  create: (context) => {
    const look = (node) => {
      const children = node.children.filter(isSomething)
      if (children.length < 2 || !children.some((child) => isConditional(child) && !isAlwaysText(child))) return
      for (const child of children) if (isText(child)) context.report({ node: child, message: MESSAGE })
    }
    return { JSXElement: look, JSXFragment: look }
  },
}
