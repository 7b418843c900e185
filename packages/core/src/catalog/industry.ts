import type { Name } from './platform.ts'

export const INDUSTRIES = {
  womenswear: { zh: '女装', en: 'Womenswear' },
  menswear: { zh: '男装', en: 'Menswear' },
  shoes: { zh: '鞋靴', en: 'Shoes' },
  bags: { zh: '箱包皮具', en: 'Bags & leather' },
  underwear: { zh: '内衣家居服', en: 'Underwear & loungewear' },
  beauty: { zh: '美妆护肤', en: 'Beauty & skin care' },
  'personal-care': { zh: '个护清洁', en: 'Personal care' },
  baby: { zh: '母婴用品', en: 'Mother & baby' },
  toys: { zh: '玩具乐器', en: 'Toys & instruments' },
  food: { zh: '食品零食', en: 'Food & snacks' },
  fresh: { zh: '生鲜水果', en: 'Fresh produce' },
  health: { zh: '保健滋补', en: 'Health & supplements' },
  drinks: { zh: '酒水茶饮', en: 'Drinks & tea' },
  home: { zh: '家居日用', en: 'Home & daily use' },
  furniture: { zh: '家具建材', en: 'Furniture & building' },
  textiles: { zh: '家纺布艺', en: 'Home textiles' },
  appliances: { zh: '家用电器', en: 'Appliances' },
  digital: { zh: '数码配件', en: 'Digital & accessories' },
  phones: { zh: '手机通讯', en: 'Phones' },
  computers: { zh: '电脑办公', en: 'Computers & office' },
  sports: { zh: '运动户外', en: 'Sports & outdoors' },
  jewellery: { zh: '珠宝饰品', en: 'Jewellery' },
  watches: { zh: '钟表眼镜', en: 'Watches & glasses' },
  auto: { zh: '汽车用品', en: 'Auto supplies' },
  pets: { zh: '宠物用品', en: 'Pet supplies' },
  books: { zh: '图书文具', en: 'Books & stationery' },
  flowers: { zh: '鲜花园艺', en: 'Flowers & garden' },
  tools: { zh: '五金工具', en: 'Hardware & tools' },
  medical: { zh: '医疗器械', en: 'Medical devices' },
  other: { zh: '其他类目', en: 'Other' },
} as const satisfies Record<string, Name>

export type Industry = keyof typeof INDUSTRIES

export const isIndustry = (text: string): text is Industry => Object.hasOwn(INDUSTRIES, text)
