/*
 * A browser lets a page copy, share, choose files, fill the screen, play sound, ask for the motion sensor and open a
 * window only while a press is being handled. WebKit forgets the press with the first thing that is awaited.
 */

const MESSAGE =
  'A browser has forgotten the press by then. Call this in the handler before anything is awaited, or give the clipboard a promise (useContactQq).'

/** Of whatever object. */
const METHODS =
  /^(writeText|requestFullscreen|requestPermission|showPicker|play|showOpenFilePicker|showSaveFilePicker)$/
/** Of these objects alone: the names are used for other things as well. */
const OF_OBJECTS = {
  navigator: /^share$/,
  clipboard: /^write$/,
  window: /^open$/,
  page: /^open$/,
}
/** Hooks whose answer needs the press. */
const HOOKS = /^(useCopyText|useShareText|useContactQq)$/
/** Their callbacks run after the press. */
const LATER =
  /^(then|catch|finally|setTimeout|requestAnimationFrame|queueMicrotask|startTransition|useEffect|useEffectEvent)$/

const nameOf = (node) =>
  node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? node.property.name : ''
const isFunction = ({ type }) => /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type)

function isOfBrowser({ callee }) {
  if (callee.type !== 'MemberExpression') return false
  const method = callee.property.name ?? ''
  return METHODS.test(method) || OF_OBJECTS[nameOf(callee.object)]?.test(method) === true
}

/** The name by which the function around the node is called in this file. */
const nameOfFunction = (node) =>
  node.id?.name ?? (node.parent.type === 'VariableDeclarator' ? (node.parent.id.name ?? '') : '')

const isIn = (inner, outer) => outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1]

/** An argument of a call, or a property of one. */
function callAround(node) {
  let inner = node
  while (['Property', 'ObjectExpression'].includes(inner.parent.type)) inner = inner.parent
  return inner.parent.type === 'CallExpression' && inner.parent.arguments.includes(inner) ? inner.parent : undefined
}

export const gestureAtOnce = {
  create: (context) => {
    const calls = []
    const awaits = []
    const names = new Set()
    /** The function around a node, and the ones around that. */
    const functionsAround = (node) => {
      const found = []
      for (let at = node.parent; at !== null && at !== undefined; at = at.parent) if (isFunction(at)) found.push(at)
      return found
    }
    const isLate = (call) => {
      for (const around of functionsAround(call)) {
        const isAwaitedBefore = awaits.some(
          (one) => functionsAround(one)[0] === around && one.range[1] <= call.range[1] && !isIn(call, one),
        )
        if (isAwaitedBefore) return true
        const given = callAround(around)
        if (given === undefined) continue
        if (LATER.test(nameOf(given.callee)) || given.parent.type === 'AwaitExpression') return true
      }
      return false
    }
    return {
      VariableDeclarator: ({ id, init }) => {
        if (id.type === 'Identifier' && init?.type === 'CallExpression' && HOOKS.test(nameOf(init.callee)))
          names.add(id.name)
      },
      AwaitExpression: (node) => void awaits.push(node),
      CallExpression: (node) => void calls.push(node),
      'Program:exit': () => {
        const needsPress = (call) =>
          isOfBrowser(call) || (call.callee.type === 'Identifier' && names.has(call.callee.name))
        // A function that needs the press gives the need to those that call it.
        for (let before = -1; before !== names.size;) {
          before = names.size
          for (const call of calls.filter(needsPress)) {
            const name = nameOfFunction(functionsAround(call)[0] ?? { parent: {} })
            if (/^[a-z]/.test(name) && !name.startsWith('use')) names.add(name)
          }
        }
        for (const call of calls) if (needsPress(call) && isLate(call)) context.report({ node: call, message: MESSAGE })
      },
    }
  },
}
