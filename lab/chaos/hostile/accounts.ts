import { buildPerson } from '../../../server/test/people.ts'
import type { TestApp } from '../../../server/test/test-app.ts'
import { uploadBakery } from '../bakery.ts'
import type { Client } from '../client.ts'
import { whenEnded } from '../when-ended.ts'
import type { Attacker } from './send-input.ts'

/** Returns a paying account with one processed episode. */
export async function accountWithProject(client: Client): Promise<Attacker> {
  const { session } = await buildPerson(client as unknown as TestApp, { subscribed: true })
  return { client, session, projectId: await processedBakery(client, session) }
}

/** Uploads an ordinary episode; answers its id once it is completed. */
export async function processedBakery(client: Client, session: string): Promise<string> {
  const projects: string[] = []
  const { status } = await uploadBakery(client, session, projects)
  const [id] = projects
  if (id === undefined) throw new Error(`an ordinary upload was refused with ${status}`)
  const { status: became, statusReason } = await whenEnded(client, { session, id })
  if (became !== 'completed') throw new Error(`an ordinary upload became ${became}: ${statusReason}`)
  return id
}
