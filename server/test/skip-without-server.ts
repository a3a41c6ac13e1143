import { beforeEach, inject } from 'vitest'

// Where no PostgreSQL server can be started the setup has said so loudly; these tests ran on the embedded database.
beforeEach((context) => {
  context.skip(process.env.TEST_ON === 'postgres' && inject('templateUrl') === null, 'No PostgreSQL server was found')
})
