import { expect, it } from 'vitest'
import { docFaults } from './check-docs.mjs'
import { folderWith } from './fixture.mjs'

const SOUND = {
  '.gitignore': '*.log\npackages/x/made/\n',
  'package.json': JSON.stringify({ scripts: { dev: 'x' } }),
  'tools/check-steps.mjs': "  { name: 'lint', title: 'lint' },",
  'README.md': [
    '# A house',
    'Read [how](docs/how.md#the-way-in) and [a recipe](docs/recipes/add.md), `npm run dev`, `npm test -- --only lint`, `tools/check-steps.mjs`, `packages/<name>/x.ts`, `packages/x/made`.',
  ].join('\n'),
  'docs/how.md':
    '## The way in\nSee [above](../README.md#a-house), [below](#the-way-in), [elsewhere](https://example.org/x).',
  'docs/recipes/add.md': '# Add',
  'docs/rules/README.md': '[a](a.md)',
  'docs/rules/a.md': '# A',
}

const faultsWith = (planted) => docFaults(folderWith({ ...SOUND, ...planted }))
const readme = (from, to) => ({ 'README.md': SOUND['README.md'].replace(from, to) })

it('the check lets documents pass that name what is there', () => {
  expect(faultsWith({})).toEqual([])
})

it('the check lets a line of 400 characters pass', () => {
  expect(faultsWith({ 'docs/how.md': `${SOUND['docs/how.md']}\n${'x'.repeat(400)}` })).toEqual([])
})

it.each([
  [
    'a link to nowhere',
    readme('Read ', 'Read [this](docs/gone.md#x) and '),
    'README.md links to docs/gone.md#x, which is not there',
  ],
  [
    'a picture that is gone',
    { 'docs/how.md': `${SOUND['docs/how.md']} <img src="images/x.webp">` },
    'docs/how.md links to images/x.webp, which is not there',
  ],
  [
    'a heading that is gone',
    { 'docs/how.md': '## Another way\n' },
    'README.md links to docs/how.md#the-way-in; docs/how.md has no such heading',
  ],
  [
    'a file that is gone',
    { 'docs/how.md': `${SOUND['docs/how.md']} \`tools/gone.mjs\`` },
    'docs/how.md names tools/gone.mjs, which is not there',
  ],
  [
    'a script that is gone',
    readme('npm run dev', 'npm run gone'),
    'README.md runs npm run gone; package.json has no such script',
  ],
  [
    'a step that is gone',
    readme('--only lint', '--only lint,gone'),
    'README.md runs the step gone; tools/check-steps.mjs has no such step',
  ],
  [
    'a rule page that is not listed',
    { 'docs/rules/b.md': '# B' },
    'docs/rules/README.md does not list docs/rules/b.md',
  ],
  ['a page that is not listed', { 'docs/more.md': '# More' }, 'README.md does not list docs/more.md'],
  [
    'a line that is too long',
    { 'docs/how.md': `${SOUND['docs/how.md']}\n${'x'.repeat(401)}` },
    'docs/how.md:3 has 401 characters; 400 are the most',
  ],
  [
    'an article with a line that is too long',
    { 'packages/server/articles/a.md': `# A\n${'店'.repeat(401)}` },
    'packages/server/articles/a.md:2 has 401 characters; 400 are the most',
  ],
  ['a recipe that is not listed', { 'docs/recipes/more.md': '# More' }, 'README.md does not list docs/recipes/more.md'],
])('the check finds %s', (_, planted, sentence) => {
  expect(faultsWith(planted)).toEqual([sentence])
})
