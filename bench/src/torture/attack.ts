// What somebody with bad intentions tries: sessions and news of payments that are none, paths in names, HTML and formulas
// in every text, and sqlmap on every parameter.
import { attackPages } from './attack-pages.ts'
import { attackSessions } from './attack-sessions.ts'
import { attackStatements } from './attack-statements.ts'
import { attackWebhooks } from './attack-webhooks.ts'
import type { Finding, Options } from './torture.ts'

export async function attack(options: Options): Promise<Finding[]> {
  return [
    ...(await attackSessions()),
    ...(await attackWebhooks()),
    ...(await attackPages()),
    ...(await attackStatements(options)),
  ]
}
