/** Run by `durability.test.ts`: prints each number once its row is committed, until the test kills it. */
import { writeSync } from 'node:fs'
import { Pool } from 'pg'
import { openEmbeddedDatabase } from './embedded-database.ts'

const folder = process.argv[2]
if (!folder) throw new Error('which folder?')
const { connection } = await openEmbeddedDatabase({ folder, onCrash: () => process.exit(1) })
const pool = new Pool(connection)
await pool.query('create table acknowledged (id int primary key, words text)')
for (let id = 1; ; id++) {
  await pool.query('insert into acknowledged values ($1, $2)', [id, 'words '.repeat(50)])
  writeSync(1, `${id}\n`)
}
