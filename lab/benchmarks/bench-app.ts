// The whole app with its worker in this process, for benches that look inside; settings come from the environment.
import { join } from 'node:path'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { buildApp } from '../../server/src/app.ts'
import { openContentThreads } from '../../server/src/domain/content-threads/content-threads.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { openChanges } from '../../server/src/platform/database/changes.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { openReadingThreads } from '../../server/src/platform/engine/reading-threads.ts'
import { openStoredModel } from '../../server/src/platform/engine/stored-model.ts'
import { openDiskFiles } from '../../server/src/platform/files/files.ts'
import { openJobs } from '../../server/src/platform/jobs/pg-boss-jobs.ts'
import { openMail } from '../../server/src/platform/mail/open-mail.ts'
import { openPictures } from '../../server/src/platform/pictures/picture-processes.ts'
import { openSecretKey } from '../../server/src/platform/secret-key.ts'
import { createServices } from '../../server/src/services.ts'
import { startWorker } from '../../server/src/worker.ts'

export async function openBenchApp() {
  const config = readConfig({ ...process.env, BILLING: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' })
  const fail = (error: unknown) => {
    throw error
  }
  const now = () => new Date()
  const log = pino({ level: 'fatal' })
  const database = await openDatabase({ ...config, onLost: fail })
  const { db, isAnswering } = database
  const jobs = await openJobs({ database, onError: fail })
  const changes = openChanges(database, fail)
  const threads = openReadingThreads()
  const contents = openContentThreads()
  const pictures = openPictures()
  const mail = openMail({ ...config, now })
  const services = createServices({
    ...threads,
    ...{ config, log, db, isAnswering, jobs, changes, mail, now, payments: null, files: openDiskFiles(config.dataDir) },
    uploadFolder: join(config.dataDir, 'incoming'),
    ...{ engine: threads.builtIn, contents, pictures },
    models: {
      ...{ now: () => ({ engine: threads.builtIn, settings: null, key: 'none' as const }), isFixed: true },
      ...{ look: async () => {}, find: async () => [] },
      stored: openStoredModel({ db, secret: openSecretKey(config), concurrency: 1 }),
    },
  })
  await startWorker(services, 'http://localhost')
  const app = await buildApp(services)
  return {
    app,
    pool: (db as unknown as { $client: Pool }).$client,
    close: async () => {
      await app.close()
      await changes.close()
      await jobs.stop()
      await threads.close()
      await contents.close()
      await pictures.close()
      await database.close()
    },
  }
}
