export { isChatHidden } from './chat-visibility.ts'
export { companyContactOf, toCompanyContact, type CompanyContact } from './company-contact.ts'
export {
  contactChoice,
  serviceError,
  type ContactRequest,
  type ContactChoice,
  type ServiceError,
} from './contact-choice.ts'
export { clampInside, type FloatBox, type ScreenSize } from './clamp-inside.ts'
export { chooseConsultant, toConsultant, type Consultant } from './consultant.ts'
export { createKstConfigSource, type CustomerService } from './kst-config-source.ts'
export { toKstConfig, toQqNumber, type KstConfig } from './kst-config.ts'
export type { PageCopies, PageCopy } from './page-copies.ports.ts'
export { toPhoneNumber } from './phone-number.ts'
export { openChat, type ChatPorts, type ChatWindow } from './open-chat.ts'
export {
  CHAT_TOPICS,
  chatLanguageOf,
  chatTopicOf,
  MAX_CHAT_MESSAGE,
  SANDBOX_CHAT,
  type ChatTopic,
} from './sandbox-chat.ts'
