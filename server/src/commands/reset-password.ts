// npm run reset-password -- EMAIL: prints a link to set a new password.
import { makeResetLink } from '../features/auth/password-reset.ts'
import { getAppUrl } from '../platform/config.ts'
import { printCommand } from './on-database.ts'

await printCommand(() => {
  const [, , email] = process.argv
  if (!email) throw new Error('Please give the email: npm run reset-password -- maya@example.com')
  return {
    name: 'reset-password',
    argument: email,
    run: async (db, config) => makeResetLink({ db, now: () => new Date(), appUrl: getAppUrl(config) }, email),
    note: 'It works once, within an hour.',
  }
})
