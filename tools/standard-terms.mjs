/*
 * Words of our own that the field has a term for. Names are read by people who joined today: the term is what they
 * know. What the specification, the wire, a table or a phone's storage calls by such a word keeps its name; those stand
 * below.
 */

/** A word of a name, and the term to write instead. */
const TERMS = new Map(
  Object.entries({
    anew: 'again',
    ask: 'call, request, query or confirm',
    asking: 'calling, requesting or querying',
    asks: 'calls or requests',
    course: 'sequence',
    courses: 'sequences',
    dealing: 'fulfilment',
    dealings: 'fulfilment',
    happening: 'transition',
    hear: 'on…, or report',
    house: 'platform, operator or server',
    judge: 'validate or check',
    judged: 'validated or checked',
    judges: 'validates or checks',
    meanwhile: 'concurrent…',
    nobody: 'what is absent',
    paper: 'contractPdf, or the kind of document',
    papers: 'documents',
    played: 'simulated or sandbox',
    purse: 'wallet',
    somebody: 'the role',
    twin: 'faulty variant',
    twins: 'faulty variants',
    whoever: 'the role',
    world: 'fixture',
  }),
)

/** Words that say nothing at the beginning of a name, and the term to write instead. */
const FIRST = new Map(Object.entries({ kept: '…Record or stored…', least: 'min…', most: 'max…' }))

/** Fields of the wire, and so of what core calls the same thing. */
const GIVEN = new Set([
  'house',
  'houseAccount',
  'isPaperRefused',
  'keptAt',
  'keptFen',
  'leastCapitalFen',
  'leastFen',
  'leastPercent',
  'leastSpendFen',
  'mostFen',
  'paper',
  'papers',
])

const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)?.map((word) => word.toLowerCase()) ?? []

/** `{ word, term }` for the first word of a name that the field says otherwise, or undefined. */
function privateWordIn(name) {
  if (GIVEN.has(name)) return undefined
  const words = wordsOf(name)
  const found = words.find((word) => TERMS.has(word))
  if (found !== undefined) return { word: found, term: TERMS.get(found) }
  return words.length > 1 && FIRST.has(words[0]) ? { word: words[0], term: FIRST.get(words[0]) } : undefined
}

const DECLARATIONS = [
  'VariableDeclarator',
  'FunctionDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSPropertySignature',
  'TSMethodSignature',
]

const nameOf = (node) => (node.id ?? node.key)?.name

/** Holds what is declared, and files' names, to the words of the field. */
export const standardTerms = {
  create: (context) => {
    const check = (node, name) => {
      const found = name === undefined ? undefined : privateWordIn(name)
      if (found !== undefined)
        context.report({ node, message: `${name}: the field does not say "${found.word}". Write ${found.term}.` })
    }
    const declared = (node) => check(node, nameOf(node))
    return {
      Program: (node) => check(node, context.filename.split(/[/\\]/).at(-1)?.replace(/\..*$/, '')),
      ...Object.fromEntries(DECLARATIONS.map((type) => [type, declared])),
    }
  },
}

/** Subjects that leave open who is meant, in what people read: comments, and titles of tests. */
const UNNAMED_PERSON = /\b(nobody|somebody|anybody|whoever|whomever|no one|someone|anyone)\b/i

const TEST_CALLS = /^(it|test|describe\w*)$/

/** `it`, and what leads back to it: `it.each(rows)`, `describe.skipIf(reason)`. */
function isTestCall(node) {
  if (node.type === 'Identifier') return TEST_CALLS.test(node.name)
  if (node.type === 'MemberExpression') return isTestCall(node.object)
  return (
    (node.type === 'CallExpression' && isTestCall(node.callee)) ||
    (node.type === 'TaggedTemplateExpression' && isTestCall(node.tag))
  )
}

const textOf = (node) => {
  if (node?.type === 'Literal') return String(node.value)
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('$') : ''
}

/** Holds comments and the titles of tests to naming the role. */
export const namedRoles = {
  create: (context) => {
    const check = (node, text) => {
      // A word in backquotes is a name, as of PostgreSQL's user `nobody`.
      const found = UNNAMED_PERSON.exec(text.replaceAll(/`[^`]*`/g, ''))?.[0]
      if (found === undefined) return
      const message = `Who is "${found}"? Name the role: buyer, seller, reviewer, visitor, operator, caller, request ….`
      context.report({ node, message })
    }
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value)
      },
      CallExpression: (node) => {
        if (isTestCall(node.callee)) check(node, textOf(node.arguments[0]))
      },
    }
  },
}
