import { defineMessages } from '@diandu/core/messages'

export const peopleMessages = defineMessages(
  {
    search: '查找用户',
    hint: '手机号、用户名或订单号',
    before: '输入手机号、用户名或订单号后按回车',
    none: '没有找到这样的用户',
    username: '用户名',
    mobile: '手机号',
    registeredAt: '注册时间',
    verification: '实名认证',
    userId: '用户编号',
  },
  {
    search: 'Find users',
    hint: 'Mobile, name or number of an order',
    before: 'Type a mobile, a name or the number of an order, then press Enter',
    none: 'No such user was found',
    username: 'Name',
    mobile: 'Mobile',
    registeredAt: 'Registered',
    verification: 'Verification',
    userId: 'User id',
  },
)
