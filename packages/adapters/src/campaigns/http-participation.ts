import type { Participation } from '@diandu/core/participation'
import { applyForCampaign, getApplications, getCampaignResults, rankPoints } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpParticipation = (client: Client): Participation => ({
  results: (path, signal) => client.send(getCampaignResults, { path }, { signal }),
  points: (path, signal) => client.send(rankPoints, { path }, { signal }),
  applications: (path, signal) => client.send(getApplications, { path }, { signal }),
  apply: (path, shopId, pitch, key) => client.send(applyForCampaign, { path, shopId, pitch }, { key }),
})
