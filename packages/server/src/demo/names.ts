import { PROVINCES, type Province } from '@diandu/core/catalog'
import type { Dice } from './dice.ts'

const FIRST = [...'云屿禾沐槿青岚棠砚栖澄苒汀荻漪鹿溪霁芷泊茉柚珩笙榆绛疏筱葵苇']
const SECOND = [...'眠野朵涧舍笺町序枝隅渡阑澈杪谣栀汐沅屿弦桁蔓晞霖橘暖纾']
const THIRD = [...'记坊家集铺里作社']

/** A name that sounds like a brand and is none: sounds put together by chance. */
export function inventBrand(dice: Dice): string {
  const name = dice.pick(FIRST) + dice.pick(SECOND)
  return dice.chance(0.3) ? name + dice.pick(THIRD) : name
}

const TRADES = ['商贸', '电子商务', '网络科技', '贸易', '供应链管理']

export function inventCompany(dice: Dice, brand: string, province: Province): string {
  return `${PROVINCES[province].zh}${brand}${dice.pick(TRADES)}有限公司`
}

const FAMILY = [...'赵钱孙李周吴郑王冯陈蒋沈韩杨朱许何吕张孔曹严']
const GIVEN = [...'安宁晓岚思远嘉文静怡志明海燕立新雨桐']

/** A person who holds a mark in their own name, or one of this family. */
export const inventPerson = (dice: Dice, family = dice.pick(FAMILY)): string =>
  family + dice.pick(GIVEN) + dice.pick(GIVEN)
