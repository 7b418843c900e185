/**
 * Writes signs that carry a meaning in characters that a search text keeps (spec §5), so that cleaning loses nothing:
 * "1.5万" is 1点5万, "5-10万" is 5到10万, "10万+" is 10万以上, and the space of "nv zhuang" an underscore. Between two
 * Han characters a space says nothing.
 */
export const spelledOut = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replace(/[üÜ]/g, 'v')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)[.。](?=\d)/g, '$1点')
    .replace(/([\d万千kKwW元]) ?[-~–—] ?(?=[¥￥]?\d)/g, '$1到')
    .replace(/([\d万千kKwW元])\+/g, '$1以上')
    .replace(/[\s,、;]+/g, ' ')
    // Digits that were apart stay apart: nothing between them goes without a trace.
    .replace(/(\d)[^\p{Script=Han}\w ]+(?=\d)/gu, '$1 ')
    .replace(/[^\p{Script=Han}\w ]/gu, '')
    .replace(/(\w) +(?=\w)/g, '$1_')
