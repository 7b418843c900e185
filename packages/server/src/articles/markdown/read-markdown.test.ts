import { readingMinutes, plainTextOf, type Block, type Span } from '@diandu/core/articles'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMarkdown } from './read-markdown.ts'
import { lineOfTooManyMarks } from './too-many-marks.ts'

const blocksOf = (source: string): readonly Block[] => readMarkdown(source).blocks
const paragraph = (...spans: readonly Span[]) => [{ kind: 'paragraph', spans }]

/** Every span of a body, wherever it stands. */
const spansOf = (blocks: readonly Block[]): readonly Span[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return block.spans
      case 'list':
        return block.items.flatMap(({ spans }) => spans)
      case 'quote':
        return block.lines.flat()
      case 'table':
        return [block.head, ...block.rows].flat(2)
      default:
        return []
    }
  })

describe('what an article may be made of', () => {
  it('is read as blocks: headings, paragraphs, lists, quotes, tables, code and rules (ART-3)', () => {
    const source = [
      '# 大标题',
      '### 小标题',
      '看**三十天**的*流水*和`支付宝`账单，\n见[清单](/taobao/details/turnover)。',
      '1. 甲\n2. 乙\n   - 丙',
      '> 先看数据\n>\n> 再谈价格',
      '| 项目 | 金额 |\n| --- | --- |\n| 年费 | 3 万 |',
      '```\nx = 1\n```',
      '---',
    ].join('\n\n')
    expect(readMarkdown(source)).toEqual({
      blocks: [
        { kind: 'heading', level: 2, spans: [{ text: '大标题' }] },
        { kind: 'heading', level: 3, spans: [{ text: '小标题' }] },
        ...paragraph(
          { text: '看' },
          { text: '三十天', isStrong: true },
          { text: '的' },
          { text: '流水', isEmphasised: true },
          { text: '和' },
          { text: '支付宝', isCode: true },
          { text: '账单，见' },
          { text: '清单', href: '/taobao/details/turnover' },
          { text: '。' },
        ),
        {
          kind: 'list',
          isOrdered: true,
          items: [
            { depth: 1, spans: [{ text: '甲' }] },
            { depth: 1, spans: [{ text: '乙' }] },
            { depth: 2, spans: [{ text: '丙' }] },
          ],
        },
        { kind: 'quote', lines: [[{ text: '先看数据' }], [{ text: '再谈价格' }]] },
        {
          kind: 'table',
          head: [[{ text: '项目' }], [{ text: '金额' }]],
          rows: [[[{ text: '年费' }], [{ text: '3 万' }]]],
        },
        { kind: 'code', text: 'x = 1' },
        { kind: 'rule' },
      ],
      leftOut: [],
    })
  })

  it('keeps words of other scripts apart where a line breaks', () => {
    expect(blocksOf('one\ntwo，\n三')).toEqual(paragraph({ text: 'one two，三' }))
  })
})

describe('hostile Markdown', () => {
  it.each([
    ['<script>alert(1)</script>', []],
    ['<script\n>alert(1)</script\n>', []],
    ['你好<img src=x onerror=alert(1)>世界', paragraph({ text: '你好世界' })],
    ['<iframe src="https://evil.example"></iframe>', []],
    ['<svg onload=alert(1)>\n\n后面的话', paragraph({ text: '后面的话' })],
    ['你<b onclick="x()">好</b>', paragraph({ text: '你好' })],
    ['<!-- 注释 -->', []],
    ['<style>*{display:none}</style>', []],
    ['<base href="https://evil.example">', []],
  ])('brings no HTML: %j (ART-3)', (source, blocks) => {
    const read = readMarkdown(source)
    expect(read.blocks).toEqual(blocks)
    expect(new Set(read.leftOut.map(({ what }) => what))).toEqual(new Set(['HTML']))
  })

  it.each([
    '[点我](javascript:alert(1))',
    '[点我](JaVaScRiPt:alert(1))',
    '[点我](javascript&colon;alert(1))',
    '[点我](&#106;avascript:alert(1))',
    '[点我](java&#9;script:alert(1))',
    '[点我](<java\tscript:alert(1)>)',
    '[点我](data:text/html;base64,PHNjcmlwdD4=)',
    '[点我](vbscript:msgbox)',
    '[点我](//evil.example)',
    '[点我](/\\evil.example)',
    '[点我](http://evil.example)',
    '[点我](https://real.example@evil.example)',
    '[点我](file:///etc/passwd)',
    '[点我]()',
  ])('leads nowhere: %s (ART-4)', (source) => {
    const { blocks, leftOut } = readMarkdown(source)
    expect(blocks).toEqual(paragraph({ text: '点我' }))
    expect(leftOut).toEqual([{ line: 1, what: 'a link to elsewhere' }])
  })

  it.each([
    '<javascript:alert(1)>',
    '[点我][a]\n\n[a]: javascript:alert(1)',
    '[a]: javascript:alert(1)\n\n[a]',
    '[![点](x)](javascript:alert(1))',
  ])('has no other way to lead somewhere: %s (ART-4)', (source) => {
    expect(spansOf(blocksOf(source)).filter(({ href }) => href !== undefined)).toEqual([])
  })

  it.each([
    '![店铺](https://evil.example/pixel.gif)',
    '![店铺](/media/shop/1/1.svg)',
    '![店铺](data:image/png;base64,x)',
  ])('loads no picture: %s (ART-3)', (source) => {
    expect(readMarkdown(source)).toEqual({
      blocks: paragraph({ text: '店铺' }),
      leftOut: [{ line: 1, what: 'a picture' }],
    })
  })

  it('says on which line something was left out (ART-13)', () => {
    expect(readMarkdown('一\n\n二\n\n<div>\n\n三 ![图](x)').leftOut).toEqual([
      { line: 5, what: 'HTML' },
      { line: 7, what: 'a picture' },
    ])
  })

  it.each([
    ['quotes in quotes', '>'.repeat(10_000)],
    ['lists in lists', Array.from({ length: 120 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['open brackets', '['.repeat(20_000)],
    ['brackets on every line', '[[[[[[[[[[[[\n'.repeat(1_500)],
    ['emphasis on every line', `${'*_'.repeat(40)}x${'_*'.repeat(40)}\n`.repeat(100)],
    ['quotes and lists on every line', '> - > - > - x\n'.repeat(1_400)],
  ])('is told before it is read, where it would take long: %s (ART-13)', (_what, source) => {
    expect(lineOfTooManyMarks(`好\n\n${source}`)).toBe(3)
  })

  it.each([
    ['brackets in every paragraph', '[[[[[[[[[[[[\n\n'.repeat(850)],
    ['emphasis in every paragraph', `${'*_'.repeat(70)}x${'_*'.repeat(70)}\n\n`.repeat(42)],
    ['quotes and lists in every paragraph', '> - > - > - > - > - x\n\n'.repeat(500)],
    ['a wide table', `|${' a |'.repeat(1_000)}\n|${'-|'.repeat(1_000)}\n${'|x'.repeat(1_000)}`],
    ['many lines', 'x\n'.repeat(6_000)],
  ])('does not hold the server up: %s', (_what, source) => {
    expect(lineOfTooManyMarks(source)).toBeNull()
    const began = performance.now()
    const { blocks } = readMarkdown(source)
    expect(performance.now() - began).toBeLessThan(4_000)
    expect(JSON.stringify(blocks).length).toBeLessThan(20 * source.length + 1_000)
  })

  it('is read whatever it is, and leads nowhere but to our pages and to https addresses (ART-3, ART-4)', () => {
    const piece = fc.oneof(
      fc.constantFrom('[', ']', '(', ')', '!', '<', '>', '*', '_', '`', '#', '- ', '1. ', '\n', '\n\n', '|', '\\', '&'),
      fc.constantFrom('javascript:alert(1)', 'https://a.example', '/lists', '<script>', 'data:x', '//x', 'x', '好'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { blocks } = readMarkdown(pieces.join(''))
        expect(readingMinutes(plainTextOf(blocks))).toBeGreaterThan(0)
        for (const { href } of spansOf(blocks)) if (href !== undefined) expect(href).toMatch(/^(\/(?!\/)|https:\/\/)/i)
      }),
    )
  })
})
