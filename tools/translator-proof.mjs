/*
 * A page translator puts the text nodes of a page into elements of its own. React, which removes and places its nodes
 * by their parents, fails then: where a text that it removes, or one before which it places something, has siblings.
 * A text that is the only child of its element is written anew as a whole, and does no harm.
 *
 * The linter knows no types. An expression counts as a text unless the file shows that it is elements: by how it is
 * written, by what its name is given, or by its type.
 */

const MESSAGE =
  'A page translator moves this text, and React fails at it when the sibling that comes and goes does so: give the text an element of its own, such as <span>. What is never a text is given the type ReactElement.'

const ELEMENT_TYPE = /\b(ReactElement|JSX\.Element)\b/
const TEXT_TYPE = /\b(ReactNode|string|number)\b/

/** Whether what is written is certainly elements, or nothing at all; `names` are those that the file shows to be. */
function isElements(node, names) {
  if (node === null || node === undefined) return true
  if (node.type === 'JSXElement') return true
  if (node.type === 'JSXFragment') return node.children.every((child) => isElements(child, names))
  switch (node.type) {
    case 'JSXEmptyExpression':
      return true
    case 'JSXText':
      return node.value.trim() === ''
    case 'JSXExpressionContainer':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return isElements(node.expression, names)
    case 'Literal':
      return node.value === null || typeof node.value === 'boolean' || node.value === '' || node.value === ' '
    case 'Identifier':
      return node.name === 'undefined' || names.has(node.name)
    case 'MemberExpression':
      return names.has(node.property.name)
    case 'LogicalExpression':
      return isElements(node.right, names) && (node.operator === '&&' || isElements(node.left, names))
    case 'ConditionalExpression':
      return isElements(node.consequent, names) && isElements(node.alternate, names)
    case 'ArrayExpression':
      return node.elements.every((element) => isElements(element, names))
    case 'CallExpression':
      return isCallOfElements(node, names)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return isFunctionOfElements(node, names)
    default:
      return false
  }
}

function isCallOfElements({ callee, arguments: given }, names) {
  if (callee.type === 'Identifier') return names.has(callee.name) || callee.name === 'createPortal'
  if (callee.type !== 'MemberExpression') return false
  const method = callee.property.name
  if (['map', 'flatMap'].includes(method)) return isElements(given[0], names)
  return ['toReversed', 'filter'].includes(method) ? isElements(callee.object, names) : names.has(method)
}

function isFunctionOfElements({ body }, names) {
  return body.type === 'BlockStatement' ? areAnswersElements(body, names) : isElements(body, names)
}

function areAnswersElements(block, names) {
  const answers = []
  const look = (node) => {
    if (node === null || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach(look)
    if (/Function/.test(node.type ?? '')) return
    if (node.type === 'ReturnStatement') return void answers.push(node.argument)
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') look(value)
  }
  look(block.body)
  return answers.length > 0 && answers.every((answer) => isElements(answer, names))
}

/** Siblings that come and go: under a condition, or in a list. */
const isConditional = ({ type, expression }) =>
  type === 'JSXExpressionContainer' &&
  (['LogicalExpression', 'ConditionalExpression'].includes(expression.type) ||
    (expression.type === 'CallExpression' && /^(map|flatMap)$/.test(expression.callee.property?.name)))

const isSomething = (node) =>
  !(node.type === 'JSXText' && node.value.trim() === '') &&
  !(node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression') &&
  !(node.type === 'JSXExpressionContainer' && node.expression.type === 'Literal' && node.expression.value === ' ')

const isWord = ({ type, value }) =>
  type === 'TemplateLiteral' || (type === 'Literal' && ['number', 'string'].includes(typeof value))
const isMessage = (node) => ['MemberExpression', 'CallExpression', 'TemplateLiteral', 'Literal'].includes(node.type)

/** `{condition ? 'one' : 'other'}` changes its text in its place. */
const isAlwaysText = (node, names) =>
  isConditional(node) &&
  node.expression.type === 'ConditionalExpression' &&
  [node.expression.consequent, node.expression.alternate].every(
    (part) => isWord(part) || (isMessage(part) && !isElements(part, names)),
  )

export const translatorProof = {
  create: (context) => {
    const names = new Set()
    const given = []
    const parents = []
    const look = (node) => void parents.push(node)
    return {
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && init !== null) given.push([id.name, init])
      },
      FunctionDeclaration: (node) => {
        if (node.id !== null) given.push([node.id.name, node])
      },
      TSPropertySignature: ({ key, typeAnnotation }) => {
        const type = context.sourceCode.getText(typeAnnotation)
        if (key.type === 'Identifier' && ELEMENT_TYPE.test(type) && !TEXT_TYPE.test(type)) names.add(key.name)
      },
      JSXElement: look,
      JSXFragment: look,
      'Program:exit': () => {
        for (let before = -1; before !== names.size;) {
          before = names.size
          for (const [name, value] of given) if (isElements(value, names)) names.add(name)
        }
        for (const { children: all } of parents) {
          const children = all.filter(isSomething)
          if (children.length < 2 || !children.some((child) => isConditional(child) && !isAlwaysText(child, names)))
            continue
          for (const child of children) if (!isElements(child, names)) context.report({ node: child, message: MESSAGE })
        }
      },
    }
  },
}
