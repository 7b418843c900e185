export const PLATFORMS = [
  { name: '天猫', mark: '天', hue: 0 },
  { name: '淘宝', mark: '淘', hue: 24 },
  { name: '京东', mark: '京', hue: 340 },
  { name: '拼多多', mark: '拼', hue: 320 },
  { name: '抖音', mark: '抖', hue: 200 },
  { name: '小红书', mark: '红', hue: 350 },
  { name: '得物', mark: '得', hue: 180 },
  { name: '唯品会', mark: '唯', hue: 290 },
  { name: 'Shopee', mark: 'Sh', hue: 30 },
  { name: 'TikTok', mark: 'Tk', hue: 220 },
]

export const LISTINGS = [
  { id: '1', mark: '天', hue: 0, title: '天猫女装旗舰店 开店六年 R 标第 25 类 动态评分高于同行', priceFen: 2_680_000_00, facts: ['旗舰店', 'R 标 · 25 类', '评分 4.9'], transfer: '整公司转让 · 一般纳税人 · 杭州', inspected: true },
  { id: '2', mark: '京', hue: 340, title: '京东家居日用专营店 无贷款无违规 带团队交接', priceFen: 186_000_00, facts: ['专营店', 'TM 标', '星级 4.5'], transfer: '可更换法人 · 小规模纳税人 · 广州', inspected: false },
  { id: '3', mark: '淘', hue: 24, title: '淘宝五皇冠母婴店 粉丝 32 万', priceFen: 98_500_00, facts: ['个人店', '无商标', '五皇冠'], transfer: '平台过户流程 · 金华', inspected: true },
  { id: '4', mark: '抖', hue: 200, title: '抖音小店 美妆个护 体验分 4.92 可带货橱窗', priceFen: 45_800_00, facts: ['企业店', 'R 标 · 3 类', '体验分 4.92'], transfer: '股权转让 51% 以上 · 深圳', inspected: false },
  { id: '5', mark: '拼', hue: 320, title: '拼多多食品旗舰店 保证金已缴', priceFen: 9_800_00, facts: ['旗舰店', 'R 标 · 30 类', '3 星'], transfer: '整公司转让 · 成都', inspected: false },
] as const

export type GalleryListing = (typeof LISTINGS)[number]
