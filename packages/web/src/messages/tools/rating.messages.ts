import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

export const ratingMessages = defineMessages({
  intro: {
    zh: '填上三项评分和评价人数，算出要多少个五星才能到目标。按全部评价的平均分计算，各平台只算近半年等规则请以平台为准。',
    en: 'Enter three ratings and how many people rated to see how many five-star ratings you need. We use the plain average of all ratings. Where a platform has its own rules, such as counting only the last 6 months, its rules apply.',
  },
  parts: {
    described: { zh: '描述相符', en: 'As described' },
    service: { zh: '服务态度', en: 'Service' },
    delivery: { zh: '物流服务', en: 'Delivery' },
  },
  score: { zh: '现在的评分', en: 'Current rating' },
  count: { zh: '评价人数', en: 'Number of ratings' },
  example: (figure: string) => ({ zh: `如 ${figure}`, en: `e.g. ${figure}` }),
  target: { zh: '目标评分', en: 'Target rating' },
  scoreHint: { zh: '1 到 5，最多两位小数，比如 4.72', en: '1 to 5, up to 2 decimal places. For example: 4.72' },
  submit: { zh: '算一算', en: 'Calculate' },
  lost: {
    zh: '没有算出来，填的都还在，请再试一次',
    en: 'Couldn’t calculate. Everything you entered is still here. Please try again',
  },
  faults: {
    score: {
      zh: '评分是 1 到 5 之间的数，最多两位小数',
      en: 'Enter a rating from 1 to 5, with up to 2 decimal places',
    },
    count: { zh: '人数是 0 到 10,000,000 的整数', en: 'Enter a whole number from 0 to 10,000,000' },
    target: {
      zh: '目标是 1 到 5 之间的数，最多两位小数',
      en: 'Enter a target from 1 to 5, with up to 2 decimal places',
    },
  },
  shop: {
    label: { zh: '用店渡上一家店的评分（选填）', en: 'Use the ratings of a shop on Diandu (optional)' },
    hint: { zh: '贴店铺链接或编号', en: 'Shop link or number' },
    take: { zh: '带出评分', en: 'Get ratings' },
    taken: (title: string) => ({
      zh: `已填上“${title}”的三项评分，人数请自己填`,
      en: `We’ve filled in the three ratings of “${title}”. Enter the number of ratings yourself`,
    }),
    none: { zh: '没有找到这家店铺，检查一下链接', en: 'We couldn’t find this shop. Check the link' },
  },
  peers: { zh: '和哪个类目比', en: 'Compare with' },
  peersFailed: { zh: '类目没有加载出来', en: 'Couldn’t load industries' },
  noPeers: { zh: '不比', en: 'Don’t compare' },
  average: (score: string, shops: string) => ({
    zh: `同类目在售 ${shops} 家，平均 ${score}`,
    en: `Industry average ${score} (${shops} on sale)`,
  }),
  above: { zh: '高于同行', en: 'Above average' },
  below: { zh: '低于同行', en: 'Below average' },
  even: { zh: '和同行一样', en: 'Average' },
  result: { zh: '结果', en: 'Result' },
  enough: (target: string) => ({ zh: `已经到 ${target}`, en: `Already at ${target}` }),
  need: (stars: string, target: string) => ({
    zh: `${stars} 个五星到 ${target}`,
    en: `${counted(stars, 'five-star rating', 'five-star ratings')} to reach ${target}`,
  }),
  never: { zh: '再多五星也到不了', en: 'Out of reach' },
  neverWhy: {
    zh: '平均分里只要有一个不是五星，就到不了 5.00。把目标定低一点。',
    en: 'A single rating below five stars means the average can never reach 5.00. Choose a lower target.',
  },
  noRatings: { zh: '还没有人评，第一个五星就是 5.00', en: 'No ratings yet. The first five-star rating makes it 5.00' },
  now: (score: string, count: string) => ({
    zh: `现在 ${score}，${count} 人评`,
    en: `${score} now, from ${counted(count, 'rating', 'ratings')}`,
  }),
  nowLabel: { zh: '现在', en: 'Now' },
  raters: (count: string) => ({ zh: `${count} 人评`, en: counted(count, 'rating', 'ratings') }),
  gap: (gap: string) => ({ zh: `还差 ${gap}`, en: `${gap} to go` }),
  after: (score: string) => ({ zh: `补齐后 ${score}`, en: `${score} after that` }),
  oneStar: (cost: string) => ({ zh: `再来一个一星会掉 ${cost}`, en: `One more one-star rating lowers it by ${cost}` }),
  perOneStar: (stars: string) => ({
    zh: `到了目标以后，每一个一星要 ${stars} 个五星补回来。`,
    en: `Once you reach the target, each one-star rating takes ${counted(stars, 'five-star rating', 'five-star ratings')} to make up for.`,
  }),
  tips: { zh: '怎么提上来', en: 'How to improve' },
  tipsOf: (date: string) => ({ zh: `${date} 的建议`, en: `Advice as of ${date}` }),
  heading: (target: string) => ({
    zh: `三项评分到 ${target} 要多少五星`,
    en: `Five-star ratings needed to reach ${target}`,
  }),
})
