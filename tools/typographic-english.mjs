/*
 * English is typeset alike everywhere: ’ for an apostrophe, “ ” for what is quoted. Finds the straight marks of a
 * typewriter in what people read; marks that belong to a language for machines (SQL, HTML, selectors) are left alone.
 */

const STRAIGHT_APOSTROPHE = /[A-Za-z0-9]'(?:s|t|d|m|re|ve|ll)\b/
/** After a figure or a name of a template: `${name}'s`. */
const APOSTROPHE_AFTER_VALUE = /^'(?:s|d|re|ve|ll)\b/
const STRAIGHT_QUOTES = /(?:^|[\s(])"(?:[A-Za-z][^"=<>[\]{}|]*)"/

const CURLY_APOSTROPHE = 'Write the typographic apostrophe in English: isn’t, the seller’s.'
const CURLY_QUOTES = 'Write typographic quotation marks in English: “Handed over”.'

const isQuotingMachines = ({ filename }) => /packages[\\/]server[\\/]/.test(filename)

export const typographicEnglish = {
  create: (context) => {
    const check = (node, text, isAfterValue = false) => {
      if (STRAIGHT_APOSTROPHE.test(text) || (isAfterValue && APOSTROPHE_AFTER_VALUE.test(text)))
        context.report({ node, message: CURLY_APOSTROPHE })
      if (STRAIGHT_QUOTES.test(text) && !isQuotingMachines(context)) context.report({ node, message: CURLY_QUOTES })
    }
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value)
      },
      JSXText: (node) => check(node, node.value),
      TemplateLiteral: (node) => {
        for (const [index, quasi] of node.quasis.entries()) check(quasi, quasi.value.cooked ?? '', index > 0)
      },
    }
  },
}
