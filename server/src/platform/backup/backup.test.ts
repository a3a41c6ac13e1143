import {
  cpSync,
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import {
  addComment,
  addReferenceImage,
  createShareLink,
  getContent,
  getProfile,
  getSharedProject,
  login,
  renameTranscript,
  saveNote,
} from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { extract, type Pack, pack } from 'tar-stream'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildTeam, formData, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import { buildApp } from '../../app.ts'
import { createServices } from '../../services.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { openDiskFiles } from '../files/files.ts'
import { openJobs } from '../jobs/pg-boss-jobs.ts'
import { writeArchive } from './archive.ts'
import { dumpDatabase } from './dump-database.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { migrateFrom, ourMigrations } from './rebuild-tables.ts'
import { isInUse, restoreBackup } from './restore-backup.ts'
import { planReadings, referencesIn } from './table-order.ts'

const folder = mkdtempSync(join(tmpdir(), 'podcastai-backup-'))
const path = join(folder, 'backup.tar.gz')
const now = () => new Date('2026-05-04T03:02:01Z')
const fail = (error: Error) => {
  throw error
}

let app: TestApp
let manifest: Manifest
let made: Awaited<ReturnType<typeof work>>
beforeAll(async () => {
  app = await startTestApp()
  made = await work()
  await app.deps.jobs.rest()
  await app.db.execute(sql`create table of_others (note text default 'theirs', number serial)`)
  await app.db.execute(sql`insert into of_others default values`)
  const { body: waiting } = await upload(app, made.session, { filename: 'still to be done.txt' })
  // Others go on while it is made.
  let isMade = false
  const writers = [0, 1, 2].map(async (writer) => {
    for (let count = 0; !isMade; count++) {
      const body = { filename: `Renamed ${writer} ${count}` }
      await app.call(renameTranscript, { session: made.session, params: { id: waiting.id }, body })
      await app.call(addComment, { session: made.session, params: { id: made.id }, body: { text: `No. ${count}` } })
    }
  })
  manifest = await makeBackup({ ...app.deps, now }, path)
  isMade = true
  await Promise.all(writers)
})
afterAll(() => app.close())

async function work() {
  const { admin } = await buildTeam(app)
  const { session } = admin
  const { body: project } = await upload(app, session)
  const { id } = project
  await whenProcessed(app, session, id)
  const params = { id }
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  await app.call(addReferenceImage, { session, params, ...formData({}, { field: 'image', filename: 'a.png', bytes }) })
  await app.call(addComment, { session, params, body: { text: 'A "quoted"\nline, with \\ and 🥐' } })
  await app.call(saveNote, { session, params, body: { text: 'Friday.', baseRevision: 0 } })
  const { body: link } = await app.call(createShareLink, { session, params, body: { name: 'Jonas' } })
  const { body: content } = await app.call(getContent, { session, params })
  return { ...admin, id, token: link.token, content }
}

/** What a place holds, by the checksums of a backup of its own. */
async function held(database: Database, dataDir: string) {
  const { madeAt: _, ...all } = await makeBackup(
    { db: database.db, files: openDiskFiles(dataDir), now },
    join(folder, 'again.tar.gz'),
  )
  return all
}

async function restoreInto(database: Database, dataDir: string, { from = path, replaces = false } = {}) {
  const jobs = await openJobs({ database, onError: fail })
  try {
    return await restoreBackup({ db: database.db, files: openDiskFiles(dataDir), jobs }, from, { replaces })
  } finally {
    await jobs.stop()
  }
}

test('what was backed up under writes is all there in an empty place, to the last value, and works', async () => {
  expect(statSync(path).mode & 0o077).toBe(0)
  expect(manifest.tables.transcripts?.rows).toBe(2)
  expect(manifest.files).toMatchObject({ stored: { length: 3 }, missing: [] })
  expect(manifest.jobs).toMatchObject([{ name: 'process-transcript' }])
  expect(planReadings(Object.keys(manifest.tables), await referencesIn(app.db))).toHaveLength(1)
  const empty = await openTestDatabase()
  await restoreInto(empty, empty.dataDir)
  const { madeAt: _, ...expected } = manifest
  expect(await held(empty, empty.dataDir)).toEqual(expected)

  const restored = await buildApp(createServices({ ...app.deps, db: empty.db, files: openDiskFiles(empty.dataDir) }))
  const call = async (url: string, headers = {}) => (await restored.inject({ url, headers })).json()
  const payload = { email: made.email, password: made.password }
  expect((await restored.inject({ method: 'POST', url: login.path, payload })).statusCode).toBe(200)
  const session = { 'x-session-id': made.session }
  expect(await call(getProfile.path, session)).toMatchObject({ email: made.email })
  expect(await call(getContent.path.replace(':id', made.id), session)).toEqual(made.content)
  expect(await call(getSharedProject.path.replace(':token', made.token))).toMatchObject({ title: expect.any(String) })
  // The search index derives from the rest, and is rebuilt.
  const { rows } = await empty.db.execute<{ due: number }>(sql`select count(*)::int as due from passages_due`)
  expect(rows).toEqual([{ due: 2 }])
  await restored.close()
  await empty.close()
})

test('a place that cannot be written to ends the backup in plain words, and the server goes on', async () => {
  await expect(makeBackup({ ...app.deps, now }, join(folder, 'no such folder', 'backup.tar.gz'))).rejects.toThrow(
    /ENOENT/,
  )
  expect((await app.app.inject('/api/health')).statusCode).toBe(200)
})

test('a backup that looks for the files in another place is none', async () => {
  const files = openDiskFiles(mkdtempSync(join(tmpdir(), 'podcastai-elsewhere-')))
  await expect(makeBackup({ ...app.deps, files, now }, join(folder, 'without files.tar.gz'))).rejects.toThrow(
    /^None of the files is on disk, in \S+: [^\n]+ DATA_DIR/,
  )
  expect(readdirSync(folder)).not.toContain('without files.tar.gz')
})

test('nothing that is there is given up unasked, and what replaces it leaves no file behind', async () => {
  const other = await startTestApp({ worker: false })
  const { session } = (await buildTeam(other)).admin
  await upload(other, session)
  const before = await held(other.database, other.database.dataDir)
  await expect(restoreInto(other.database, other.database.dataDir)).rejects.toThrow(
    /^There is data already\. [^\n]+--replace/,
  )
  expect(await held(other.database, other.database.dataDir)).toEqual(before)
  await restoreInto(other.database, other.database.dataDir, { replaces: true })
  const after = await held(other.database, other.database.dataDir)
  expect(after.tables).toEqual(manifest.tables)
  expect(after.jobs).toEqual([...manifest.jobs, { name: 'remove-files', data: { fileKeys: before.files.stored } }])
  await other.close()
})

test.each([
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length * 0.9), /damaged or cut off/],
  ['has a wrong bit', (bytes: Buffer) => bytes.with(bytes.length / 2, (bytes[bytes.length / 2] ?? 0) ^ 1), /damaged/],
  ['is something else', () => Buffer.from('hello'), /is no backup/],
])('a file that %s is refused before anything changes', async (_what, spoil, message) => {
  const spoiled = join(folder, 'spoiled.tar.gz')
  const bytes = readFileSync(path)
  writeFileSync(spoiled, spoil(bytes.length % 2 ? bytes.subarray(0, -1) : bytes))
  const empty = await openTestDatabase()
  const before = await held(empty, empty.dataDir)
  await expect(restoreInto(empty, empty.dataDir, { from: spoiled })).rejects.toThrow(message)
  expect(await held(empty, empty.dataDir)).toEqual(before)
  await empty.close()
})

/** A backup that checks, as far as its own manifest goes; `change` gets what is written into the archive. */
async function forged(change: (archive: Pack) => void, spoilManifest = (text: string) => text) {
  const archive = pack()
  const from = extract()
  const read = pipeline(createReadStream(path), createGunzip(), from)
  change(archive)
  for await (const entry of from) {
    const bytes = await buffer(entry)
    const { name } = entry.header
    archive.entry({ name }, name === 'manifest.json' ? spoilManifest(bytes.toString()) : bytes)
  }
  await read
  archive.finalize()
  const to = join(folder, 'forged.tar.gz')
  await pipeline(archive, createGzip(), createWriteStream(to))
  return to
}

test.each([
  [
    'a file that its manifest does not name',
    (archive: Pack) => archive.entry({ name: 'files/planted' }, 'x'),
    /planted/,
  ],
  [
    'rows of a table a second time',
    (archive: Pack) => archive.entry({ name: 'tables/users/000000.jsonl' }, '["mallory"]'),
    /users\/000000\.jsonl is not what was written/,
  ],
])('a backup that holds %s is refused before anything is written', async (_what, change, message) => {
  const empty = await openTestDatabase()
  const before = await held(empty, empty.dataDir)
  await expect(restoreInto(empty, empty.dataDir, { from: await forged(change) })).rejects.toThrow(message)
  expect(await held(empty, empty.dataDir)).toEqual(before)
  expect(readdirSync(empty.dataDir)).not.toContain('files')
  await empty.close()
})

test('a manifest that cannot be read is said in one line', async () => {
  const empty = await openTestDatabase()
  const from = await forged(
    () => {},
    (text) => text.slice(0, -40),
  )
  await expect(restoreInto(empty, empty.dataDir, { from })).rejects.toThrow(
    /^\S+ is no backup, or one of another version/,
  )
  await empty.close()
})

test('a backup of a newer version is refused, and where loading fails the place stays as it was', async () => {
  const empty = await openTestDatabase()
  const before = await held(empty, empty.dataDir)
  const spoiled = join(folder, 'changed.tar.gz')
  const rewritten = (changes: Partial<Manifest>) =>
    writeArchive(spoiled, async (add) => ({
      ...manifest,
      ...(await dumpDatabase(app.db, add)),
      ...changes,
      files: { stored: [], missing: [] },
    }))
  await rewritten({ migrations: [...manifest.migrations, 'of tomorrow'] })
  await expect(restoreInto(empty, empty.dataDir, { from: spoiled })).rejects.toThrow(/newer version/)
  const users = manifest.tables.users ?? { columns: [], rows: 0 }
  await rewritten({ tables: { ...manifest.tables, users: { ...users, rows: users.rows + 1 } } })
  await expect(restoreInto(empty, empty.dataDir, { from: spoiled })).rejects.toThrow(
    /not complete; nothing was restored/,
  )
  expect(await held(empty, empty.dataDir)).toEqual(before)
  await empty.close()
})

test('a place on a server that processes work on is seen to be in use', async () => {
  const place = await openTestDatabase()
  expect(await isInUse(place.db)).toBe(false)
  const jobs = await openJobs({ database: place, onError: fail })
  // Beside the embedded database the folder's lock keeps them out.
  expect(await isInUse(place.db)).toBe(isOnServer)
  await jobs.stop()
  await place.close()
})

const isOnServer = inject('templateUrl') !== null

test('a backup of a server moves into the embedded database, and from there to a server', async ({ skip }) => {
  skip(!isOnServer, 'This is about a PostgreSQL server, and runs on one')
  const dataDir = mkdtempSync(join(tmpdir(), 'podcastai-moved-'))
  cpSync(inject('templateFolder'), dataDir, { recursive: true })
  const embedded = await openDatabase({ dataDir, durable: false, onLost: fail })
  await restoreInto(embedded, dataDir)
  const moved = join(folder, 'moved.tar.gz')
  await makeBackup({ db: embedded.db, files: openDiskFiles(dataDir), now }, moved)
  await embedded.close()
  const server = await openTestDatabase()
  await restoreInto(server, server.dataDir, { from: moved })
  const { madeAt: _, ...expected } = manifest
  expect(await held(server, server.dataDir)).toEqual(expected)
  await server.close()
})

test('a backup of an earlier version is brought up to date with its rows in it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'podcastai-earlier-'))
  const earlier = await openDatabase({ dataDir, durable: false, migrates: false, onLost: fail })
  await earlier.db.execute(sql`create schema drizzle`)
  await earlier.db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  await migrateFrom(earlier.db, ourMigrations().slice(0, 3))
  await earlier.db.execute(sql`
    with home as (insert into workspaces (name, kind) values ('Maya', 'personal') returning id)
    insert into users (email, username, password_hash, workspace_id, created_at)
    select email, 'Maya', 'x', id, day::timestamptz from home,
    (values ('later@example.com', '2026-03-02'), ('maya@example.com', '2026-03-01')) as people (email, day)`)
  const old = join(folder, 'old.tar.gz')
  await makeBackup({ db: earlier.db, files: openDiskFiles(dataDir), now }, old)
  await earlier.close()
  const empty = await openTestDatabase()
  await restoreInto(empty, empty.dataDir, { from: old })
  const { migrations, tables } = await held(empty, empty.dataDir)
  expect({ migrations: migrations.length, users: tables.users?.rows }).toEqual({
    migrations: ourMigrations().length,
    users: 2,
  })
  // Until then the earliest account ran the server: it is stored as the operator.
  const { rows } = await empty.db.execute(
    sql`select email, wants_ready_mail from server_operator join users on users.id = user_id`,
  )
  expect(rows).toEqual([{ email: 'maya@example.com', wants_ready_mail: false }])
  await empty.close()
})
