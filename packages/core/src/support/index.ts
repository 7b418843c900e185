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
export { createKstConfigSource, type CustomerService } from './kst-config-source.ts'
export { toKstConfig, toQqNumber, type KstConfig } from './kst-config.ts'
