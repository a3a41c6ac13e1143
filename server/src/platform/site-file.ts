import { readFileSync } from 'node:fs'
import { SiteFile } from '@podcastai/contracts'

/**
 * Reads the operator's testimonials and figures for the landing page; null without a file.
 * @throws Error with one line that names what is wrong with it.
 */
export function readSiteFile(path: string | undefined): SiteFile | null {
  if (!path) return null
  const parsed = SiteFile.safeParse(readJson(path))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const where = issue?.path.join('.')
  throw new Error(`SITE_FILE: ${where ? `${where}: ` : ''}${issue?.message}`)
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(
      error instanceof SyntaxError ? `SITE_FILE: ${path} is not JSON` : `SITE_FILE: ${path} cannot be read`,
    )
  }
}
