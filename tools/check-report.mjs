/*
 * A run's report: a screenful that names the steps that failed and one figure of each, and the details, such as each
 * page's weight, for a file.
 */

/** Each step's line has been printed as it ended; those of failed ones are repeated below their output. */
export const shownLines = (outcomes) => [
  ...outcomes.filter(({ ok }) => !ok).map(({ title, took }) => `✗ ${title}, ${took}`),
  ...outcomes.flatMap(({ figures = [] }) => figures),
]

export const detailsOf = (outcomes) =>
  outcomes
    .map(({ ok, title, took, figures = [], details = [] }) =>
      [`${ok ? '✓' : '✗'} ${title}, ${took}`, ...details, ...figures].map((line) => `${line}\n`).join(''),
    )
    .join('\n')
