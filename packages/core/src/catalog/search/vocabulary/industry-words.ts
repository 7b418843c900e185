import type { Industry } from '../../industry.ts'

/**
 * Buyers' words for goods, by industry. Words are separated by spaces; an underscore stands for the space within an
 * English phrase.
 */
export const INDUSTRY_WORDS: Readonly<Record<Industry, string>> = {
  womenswear:
    '女士服装 女式服装 女性服装 女服 连衣裙 半身裙 裙子 旗袍 汉服 女裤 女士 大码女装 妈妈装 womens_clothing womens_wear women_clothing women_clothes womens_clothes womens_fashion womens_apparel women ladies_wear ladies dresses dress skirts',
  menswear:
    '男士服装 男式服装 男性服装 男服 西装 西服 男裤 男士 衬衫 mens_clothing mens_wear men_clothing mens_clothes mens_fashion mens_apparel men suits shirts',
  shoes: '鞋子 鞋类 女鞋 男鞋 靴子 皮鞋 凉鞋 拖鞋 高跟鞋 帆布鞋 鞋 shoe footwear boots sandals heels',
  bags: '箱包 皮具 包包 女包 男包 手提包 双肩包 行李箱 旅行箱 拉杆箱 钱包 皮带 bag handbags handbag leather_goods luggage suitcases wallets backpacks',
  underwear: '内衣 家居服 内裤 文胸 睡衣 袜子 保暖内衣 lingerie loungewear bras pajamas pyjamas socks nightwear',
  beauty:
    '美妆 护肤 化妆品 彩妆 护肤品 口红 面膜 香水 美容 粉底 精华 美妆店 cosmetics cosmetic makeup make_up skincare skin_care beauty_products lipstick perfume facial_masks',
  'personal-care':
    '个护 清洁 个人护理 洗护 洗发水 沐浴露 牙膏 牙刷 洗衣液 纸巾 卫生巾 日化 toiletries shampoo personal_hygiene cleaning_products toothpaste oral_care household_cleaning',
  baby: '母婴 婴儿 婴童 童装 奶粉 尿不湿 纸尿裤 孕妇 宝宝 儿童 童鞋 奶瓶 baby_products babies maternity kids children childrens_clothing kids_clothing diapers infant mother_baby',
  toys: '玩具 乐器 积木 模型 手办 潮玩 盲盒 吉他 钢琴 toy musical_instruments instruments guitars pianos building_blocks figurines',
  food: '食品 零食 小吃 坚果 饼干 糖果 糕点 速食 方便面 特产 粮油 调味品 snacks snack foods groceries grocery nuts candy biscuits',
  fresh:
    '生鲜 水果 蔬菜 海鲜 肉类 牛排 鲜果 水产 农产品 fruit fruits vegetables seafood fresh_food fresh_fruit meat produce',
  health:
    '保健 滋补 保健品 滋补品 营养品 营养 燕窝 人参 枸杞 阿胶 维生素 膳食 supplements supplement vitamins health_food health_products nutrition',
  drinks:
    '酒水 茶饮 酒类 白酒 红酒 葡萄酒 啤酒 茶叶 茶 饮料 咖啡 酒 wine tea alcohol liquor beer coffee beverages drink baijiu spirits',
  home: '家居 日用 日用品 家居用品 百货 日用百货 收纳 厨房 厨具 餐具 锅具 水杯 居家 household homeware home_goods daily_necessities kitchenware kitchen cookware storage houseware',
  furniture:
    '家具 建材 沙发 床垫 衣柜 灯具 灯饰 装修 卫浴 地板 瓷砖 furnishings building_materials sofas mattresses lighting bathroom',
  textiles: '家纺 布艺 床上用品 四件套 被子 枕头 窗帘 毛巾 地毯 bedding curtains bed_linen towels textile rugs',
  appliances:
    '家电 电器 小家电 大家电 冰箱 空调 洗衣机 电视 电饭煲 吸尘器 appliance home_appliances household_appliances fridges refrigerators washing_machines air_conditioners vacuum_cleaners',
  digital:
    '数码 数码产品 电子产品 耳机 充电宝 数据线 音响 相机 智能手表 数码店 electronics electronic headphones earphones power_banks cameras gadgets accessories consumer_electronics chargers',
  phones:
    '手机 通讯 手机店 智能手机 二手手机 苹果手机 phone mobile_phones cell_phones smartphones smartphone mobiles cellphones',
  computers:
    '电脑 办公 笔记本电脑 笔记本 平板 平板电脑 打印机 办公用品 显示器 键盘 鼠标 computer laptops laptop office_supplies printers monitors keyboards tablets',
  sports:
    '运动 户外 健身 运动服 运动鞋 瑜伽 跑步 骑行 露营 钓鱼 渔具 球类 sport outdoor outdoors fitness sportswear yoga camping fishing running cycling gym',
  jewellery:
    '珠宝 饰品 首饰 黄金 翡翠 玉器 项链 戒指 手链 耳环 钻石 银饰 jewelry jewellery necklaces rings gold jade diamonds earrings bracelets',
  watches: '钟表 眼镜 手表 表 太阳镜 墨镜 隐形眼镜 watch glasses sunglasses eyewear clocks spectacles contact_lenses',
  auto: '汽车 车品 汽配 汽车配件 车载 轮胎 机油 行车记录仪 摩托车 car car_accessories auto_parts cars automotive vehicle car_parts tyres tires motorcycles',
  pets: '宠物 猫粮 狗粮 宠物食品 猫砂 猫咪 狗狗 水族 pet pet_food cat_food dog_food dogs cats pet_products aquariums',
  books: '图书 文具 书籍 书店 教材 绘本 书 本子 钢笔 book stationery bookstore textbooks pens notebooks',
  flowers:
    '鲜花 园艺 花卉 绿植 盆栽 种子 多肉 花店 花 flower garden gardening plants bouquets seeds potted_plants florist',
  tools: '五金 工具 五金店 电动工具 螺丝 劳保 阀门 tool hardware power_tools hand_tools screws hardware_tools',
  medical:
    '医疗 器械 医疗器材 医用 血压计 轮椅 口罩 助听器 体温计 medical_device medical_equipment medical_supplies wheelchairs medicine thermometers',
  other: '其他行业 其它类目 other_categories',
}
