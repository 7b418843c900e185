import type { ContentDesk } from '@diandu/core/admin'
import {
  checkContent,
  copyContent,
  discardContent,
  getCampaignResults,
  getContent,
  getContentBody,
  getContentForm,
  listContent,
  previewContent,
  proposeContent,
  publishContent,
  saveContent,
  unscheduleContent,
  withdrawContent,
} from '@diandu/wire/admin'
import type { AdminClient } from './admin-client.ts'

export const httpContentDesk = (client: AdminClient): ContentDesk => ({
  list: (kind, signal) => client.send(listContent, { kind }, signal),
  show: (name, signal) => client.send(getContent, name, signal),
  form: (kind, signal) => client.send(getContentForm, { kind }, signal),
  results: (id, locale, signal) => client.send(getCampaignResults, { id, locale }, signal),
  body: (name, version, signal) => client.send(getContentBody, { ...name, version }, signal),
  check: (name, body, signal) => client.send(checkContent, { ...name, body }, signal),
  save: (name, body, seen) => client.send(saveContent, { ...name, body, seen }),
  discard: (name, seen) => client.send(discardContent, { ...name, seen }),
  copy: (name, version) => client.send(copyContent, { ...name, version }),
  publish: (name, seen, at) => client.send(publishContent, { ...name, seen, at }),
  propose: (name, seen, at, reason) => client.send(proposeContent, { ...name, seen, at, reason }),
  unschedule: (name, version) => client.send(unscheduleContent, { ...name, version }),
  withdraw: (name, reason) => client.send(withdrawContent, { ...name, reason }),
  preview: (name, version) => client.send(previewContent, { ...name, version }),
})
