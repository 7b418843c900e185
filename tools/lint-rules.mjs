/*
 * The few lint rules of this project, for oxlint. Each message says what to write instead.
 * Rules that the linter brings itself, and that need no teaching, are in .oxlintrc.json.
 */

import { gestureAtOnce } from './gesture-at-once.mjs'
import { oneMoneyForm } from './money-forms.mjs'
import { namedRoles, standardTerms } from './standard-terms.mjs'
import { noStateDigits } from './state-digits.mjs'
import { translatorProof } from './translator-proof.mjs'
import { typographicEnglish } from './typographic-english.mjs'

const NAMES_THAT_SAY_NOTHING = /(^|[/\\.-])(utils?|helpers?|common|managers?|misc)([/\\.-]|$)/

/** As the formatter has it: printWidth in .oxfmtrc.json. */
const MAX_COLUMNS = 120

const onNode = (types, message, applies = () => true) => ({
  create: (context) => {
    const report = (node) => {
      if (applies(node, context)) context.report({ node, message })
    }
    return Object.fromEntries(types.map((type) => [type, report]))
  },
})

const calls =
  (object, ...methods) =>
  (node) =>
    node.callee.type === 'MemberExpression' &&
    node.callee.object.type === 'Identifier' &&
    node.callee.object.name === object &&
    methods.includes(node.callee.property.name)

const isFetchingTheHour = (node) =>
  node.type === 'NewExpression'
    ? node.callee.name === 'Date' && node.arguments.length === 0
    : calls('Date', 'now')(node) ||
      calls('Math', 'random')(node) ||
      (node.arguments.length === 0 && (node.callee.name === 'dayjs' || calls('dayjs', 'utc')(node)))

const rules = {
  'standard-terms': standardTerms,
  'named-roles': namedRoles,
  'translator-proof': translatorProof,
  'gesture-at-once': gestureAtOnce,
  'no-any': onNode(
    ['TSAnyKeyword'],
    'any switches the compiler off. Say what it is; for what comes from outside say unknown and read it with a schema.',
  ),
  'no-default-export': onNode(
    ['ExportDefaultDeclaration'],
    'A default export has a different name wherever it is imported. Export it by its name.',
  ),
  'no-export-star': onNode(
    ['ExportAllDeclaration'],
    'export * hides what a module offers. List the public names one by one.',
    // Calls are public, all of them: a list of their names beside them would only say each once more.
    ({ source }) => !source.value.endsWith('.calls.ts'),
  ),
  'no-enum': onNode(
    ['TSEnumDeclaration'],
    'Node strips types and an enum is more than a type. Write a const object with "as const" and a union of its values.',
  ),
  'no-console': onNode(
    ['CallExpression'],
    'Only main files and tools speak to the console. On the server use the logger; in the browser return a Failure.',
    (node) => node.callee.type === 'MemberExpression' && node.callee.object.name === 'console',
  ),
  'no-clock-or-dice': {
    create: (context) => {
      const report = (node) => {
        if (!isFetchingTheHour(node)) return
        context.report({
          node,
          message: 'Core reads no clock and rolls no dice. Take the instant as a parameter, or a Clock or Random port.',
        })
      }
      return { CallExpression: report, NewExpression: report }
    },
  },
  'dates-by-dayjs': onNode(
    ['CallExpression', 'NewExpression'],
    'Dates are read, written and counted by dayjs (0007). Call formatTime, chineseTime or another function of @diandu/core/format.',
    isHandWrittenDate,
  ),
  'device-through-ports': onNode(
    ['Identifier', 'CallExpression', 'NewExpression'],
    'Pages reach storage and network through ports: take storage, copies or isReachable of useDevice(), or a port of usePorts().',
    isBareDevice,
  ),
  'load-by-role': onNode(
    ['ImportSpecifier'],
    'A question has a role (0060), and a tap sends once (0222). Call useLoad, usePaged or useSend.',
    ({ imported, parent }) =>
      parent.source.value === '@tanstack/react-query' &&
      ['useQuery', 'useInfiniteQuery', 'useMutation'].includes(imported.name),
  ),
  'no-fake-time': onNode(
    ['CallExpression'],
    'Tests neither fake the timers nor sleep. Pass a Clock (createManualClock of @diandu/core/testing), or wait for what should happen.',
    (node) => calls('vi', 'useFakeTimers')(node) || isSleep(node),
  ),
  'module-mocks-alone': onNode(
    ['CallExpression'],
    'Files of a project share the modules that a worker has loaded, and such a mock then does nothing. Pass the part in, or name the file *.alone.test.tsx.',
    (node, { filename }) => calls('vi', 'mock', 'doMock')(node) && !filename.endsWith('.alone.test.tsx'),
  ),
  'no-empty-name': {
    create: (context) => ({
      Program: (node) => {
        const name = context.filename.split(/[/\\]packages[/\\]|[/\\]tools[/\\]/).at(-1)
        if (NAMES_THAT_SAY_NOTHING.test(name)) {
          context.report({
            node,
            message: 'utils, helpers, common, manager and misc say nothing. Name the file after the idea in it.',
          })
        }
      },
    }),
  },
  'no-state-digits': noStateDigits,
  'one-money-form': oneMoneyForm,
  'typographic-english': typographicEnglish,
  'max-comment-width': {
    create: (context) => ({
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) {
          const lines = context.sourceCode.lines.slice(comment.loc.start.line - 1, comment.loc.end.line)
          // An address cannot be wrapped.
          if (lines.every((line) => line.length <= MAX_COLUMNS || isMostlyCode(line) || line.includes('://'))) continue
          context.report({
            node: comment,
            message: `The formatter leaves comments alone. Wrap this one at ${MAX_COLUMNS} columns.`,
          })
        }
      },
    }),
  },
}

/** A comment may follow code that the formatter could not break. */
function isMostlyCode(line) {
  return !/^\s*(\/\/|\/?\*)/.test(line)
}

/** Parts of a date, and text that an engine or a machine's zone would form. */
function isHandWrittenDate({ callee }) {
  const { type, object, property } = callee
  if (type !== 'MemberExpression') return false
  if (object.name === 'Intl') return property.name === 'DateTimeFormat'
  const isPartOfIso = object.type === 'CallExpression' && object.callee.property?.name === 'toISOString'
  return isPartOfIso || DATE_PART.test(property.name)
}

const DATE_PART = /^([gs]et(UTC)?(FullYear|Month|Date|Day|Hours|Minutes|Seconds)|toLocale(Date|Time)String)$/

/** The browser's storage by any of its names, and requests that are made by hand. */
function isBareDevice({ type, name, callee, parent }) {
  if (type === 'Identifier') return STORAGE.test(name) || (name === 'cookie' && parent.object?.name === 'document')
  return REQUEST.test(callee.object?.name === 'window' ? callee.property.name : callee.name)
}

const STORAGE = /^(localStorage|sessionStorage|indexedDB|cookieStore|caches)$/
const REQUEST = /^(fetch|XMLHttpRequest|EventSource|WebSocket)$/

/** `new Promise((done) => setTimeout(done, 50))` */
function isSleep(node) {
  if (node.callee.name !== 'setTimeout' || node.arguments.length < 2 || node.arguments[0].type !== 'Identifier')
    return false
  const around = node.parent?.type === 'ExpressionStatement' ? node.parent.parent?.parent : node.parent
  return (
    around?.type === 'ArrowFunctionExpression' &&
    around.parent?.type === 'NewExpression' &&
    around.parent.callee.name === 'Promise'
  )
}

// oxlint takes a plugin as a default export.
export default { meta: { name: 'diandu' }, rules }
