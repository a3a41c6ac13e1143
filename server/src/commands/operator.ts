// npm run admin -- operator EMAIL: makes the account with this email the operator of the server. Without EMAIL: prints
// the current operator.
import { operatorCommand } from '../features/account/operator.ts'
import { openMail } from '../platform/mail/open-mail.ts'
import { printCommand } from './on-database.ts'

const argument = process.argv[2] ?? ''

await printCommand(() => ({
  name: 'operator',
  argument,
  run: (db, config) => {
    const mail = openMail({ ...config, now: () => new Date() })
    return operatorCommand({ ...config, db, mail }, argument)
  },
}))
